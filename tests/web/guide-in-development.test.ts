import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createViteServer, type Vite } from 'vitest/node';
import { guideModule } from '../../web/guide-module.ts';
import { repository } from '../architecture/planted-tree.ts';

const root = mkdtempSync(join(tmpdir(), 'baraza-guide-'));
let server: Vite.ViteDevServer;
let address: string;

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<title>Baraza</title>');
  server = await createViteServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [guideModule(join(repository, 'docs'))],
    server: { port: 0, ws: false },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['api', 200, 'text/html', '<title>Baraza</title>'],
  ['api/limits?from=api', 200, 'text/html', '<title>Baraza</title>'],
  ['api/limits.md', 200, 'text/markdown', '# Limits'],
  ['api/play-by-mail.md', 200, 'text/markdown', '# Playing by mail'],
  ['client/README.md', 200, 'text/markdown', '# A client of Baraza'],
  ['client/examples/bot.ts', 200, 'text/plain', '@baraza/client'],
  ['api/nothing', 404, 'text/html', '<title>Baraza</title>'],
  ['api/limits/nothing', 404, 'text/html', '<title>Baraza</title>'],
  ['api/nothing.md', 404, 'text/markdown', 'no such text'],
  ['players', 200, 'text/html', '<title>Baraza</title>'],
])('while the page is worked on /%s is answered with %i', async (path, status, type, text) => {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
  expect(await response.text()).toContain(text);
});
