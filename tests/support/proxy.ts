import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lexer } from 'marked';
import { endsWithThis } from './ends-with-this.ts';

/** Whether a program can be started here. */
export const hasProgram = (name: string): boolean => spawnSync(name, ['-v']).error === undefined;

/** Whether there is any of the proxies here whose settings docs/reverse-proxy.md shows. */
export const hasProxy = (): boolean => ['nginx', 'caddy'].some(hasProgram);

/** The settings that docs/reverse-proxy.md shows for a proxy. */
export function shownSettings(language: string): string {
  const page = readFileSync(join(import.meta.dirname, '../../docs/reverse-proxy.md'), 'utf8');
  const shown = lexer(page).find((token) => token.type === 'code' && token.lang === language);
  if (shown?.type !== 'code') throw new Error(`No ${language} is shown.`);
  return shown.text;
}

/** A certificate that nobody else trusts, for `localhost`: the files of it and of its key. */
export function certificateIn(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:baraza.example'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-out', cert, '-keyout', key, ...names];
  const { status, stderr } = spawnSync('openssl', made, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { cert, key };
}

/** Starts a proxy with these settings, waits until it lets somebody in, and answers what ends it. */
export async function startProxy(
  { program, args, settings, file }: { program: string; args: readonly string[]; settings: string; file: string },
  url: string,
  tls: RequestOptions,
): Promise<() => Promise<void>> {
  writeFileSync(file, settings);
  const proxy = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: join(file, '..') },
  });
  endsWithThis(proxy);
  let said = '';
  proxy.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (
    !(await asked(`${url}/ready`, tls).then(
      ({ statusCode }) => statusCode === 200,
      () => false,
    ))
  ) {
    if (proxy.exitCode !== null) throw new Error(`${program} has ended: ${said}`);
    await setTimeout(50);
  }
  return async () => {
    const ended = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await ended;
  };
}

/** The answer to a request, as soon as it begins. */
export async function asked(url: string, options: RequestOptions, body = ''): Promise<IncomingMessage> {
  const asking = request(url, options);
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer;
}
