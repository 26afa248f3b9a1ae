import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PASSWORD } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { asked, certificateIn, hasProgram, shownSettings, startProxy } from '../support/proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** As the page shows them, but at these ports and with this certificate. */
const PROXIES = {
  nginx: (at: Place) => {
    const shown = shownSettings('nginx')
      .replace('listen 443', `listen 127.0.0.1:${at.port}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${at.cert};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at.key};`)
      .replace('127.0.0.1:4000', at.behind);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${at.folder}/${one};`,
    );
    const settings = `daemon off; pid ${at.folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${shown}\n}`;
    const file = join(at.folder, 'nginx.conf');
    return { program: 'nginx', args: ['-p', at.folder, '-c', file], settings, file };
  },
  caddy: (at: Place) => {
    const shown = shownSettings('caddyfile')
      .replace('baraza.example {', `https://localhost:${at.port} {\n  tls ${at.cert} ${at.key}`)
      .replace('127.0.0.1:4000', at.behind);
    const file = join(at.folder, 'Caddyfile');
    return {
      program: 'caddy',
      args: ['run', '--config', file],
      settings: `{\n  admin off\n  auto_https disable_redirects\n}\n${shown}\n`,
      file,
    };
  },
};

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly cert: string;
  readonly key: string;
  readonly behind: string;
}

let folder: string;
let server: TestServer;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baraza-proxy-'));
  port = await freePort();
  server = await startServer({ variables: { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '127.0.0.1' } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each((Object.keys(PROXIES) as (keyof typeof PROXIES)[]).filter(hasProgram))(
  'with the settings that are shown for %s people sign in over TLS, are known by their own addresses, and watch',
  async (name) => {
    const files = certificateIn(folder);
    const url = `https://localhost:${port}`;
    const tls: RequestOptions = { ca: readFileSync(files.cert), localAddress: '127.0.0.2', family: 4, agent: false };
    const behind = new URL(server.url).host;
    const stop = await startProxy(PROXIES[name]({ folder, port, behind, ...files }), url, tls);
    try {
      const { email } = await server.signUp(`Asha ${name}`);
      const headers = { 'content-type': 'application/json', origin: url, 'x-forwarded-for': '203.0.113.9' };
      const body = JSON.stringify({ email, password: PASSWORD });
      const signed = await asked(`${url}/auth/sign-in/email`, { ...tls, method: 'POST', headers }, body);
      signed.resume();
      const [cookie = ''] = signed.headers['set-cookie'] ?? [];
      expect([signed.statusCode, cookie]).toEqual([200, expect.stringMatching(/; Secure/)]);
      const listed = await asked(`${url}/auth/list-sessions`, { ...tls, headers: { cookie: cookie.split(';')[0] } });
      const sessions = JSON.parse((await listed.toArray()).join('')) as { isCurrent: boolean; ipAddress: string }[];
      expect(sessions.find(({ isCurrent }) => isCurrent)?.ipAddress).toBe('127.0.0.2');

      const query = encodeURIComponent('subscription { liveBoards { change } }');
      const stream = await asked(`${url}/graphql?query=${query}`, { ...tls, headers: { accept: 'text/event-stream' } });
      const [first] = (await once(stream, 'data')) as [Buffer];
      expect([stream.headers['content-type'], first.length > 0]).toEqual([
        expect.stringContaining('text/event-stream'),
        true,
      ]);
      stream.destroy();

      const socket = new WebSocket(`${url.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', {
        ca: readFileSync(files.cert),
        origin: url,
      });
      await once(socket, 'open');
      socket.send('{"type":"connection_init"}');
      const [acknowledged] = (await once(socket, 'message')) as [Buffer];
      expect(JSON.parse(String(acknowledged))).toMatchObject({ type: 'connection_ack' });
      socket.close();
      await once(socket, 'close');
    } finally {
      await stop();
    }
  },
);
