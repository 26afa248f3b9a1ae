import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

const CODE = 'export const answer = 43;\n'.repeat(200);
const PACKED = brotliCompressSync(CODE);
const PATH = '/assets/packed-3c4d.js';

let server: TestServer;
let web: string;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'baraza-page-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Baraza</title>');
  writeFileSync(join(web, PATH), CODE);
  writeFileSync(join(web, `${PATH}.br`), PACKED);
  server = await startServer({ webFolder: web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

test('a file that was packed when the page was built is sent as it was packed, and else as its reader takes it', async () => {
  const { headers, body } = await rawRequest(server.url, PATH, { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' });
  expect(body).toEqual(PACKED);
  const plain = await rawRequest(server.url, PATH);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body.toString()).toBe(CODE);
});
