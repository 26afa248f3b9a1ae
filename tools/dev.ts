// `npm run dev`: the server, started again at each change of its code, and Vite's own server for the page, which hands
// /graphql and /auth on to it. Words after `npm run dev --` go to the server.
import { parseArgs } from 'node:util';
import { show, stopOnSignals } from './programs.ts';
import { nodeFlags } from './setup/node-flags.mjs';

const words = process.argv.slice(2);
const { values } = parseArgs({ args: words, options: { port: { type: 'string' } }, strict: false });
const port = String(values['port'] ?? process.env['PORT'] ?? 4000);
const page = process.env['WEB_PORT'] ?? '5173';
const pageUrl = `http://localhost:${page}`;
const origins = [process.env['BARAZA_ORIGINS'], pageUrl, `http://127.0.0.1:${page}`];

stopOnSignals();
const ended = await Promise.all([
  show(['node', ...nodeFlags, '--watch', '--watch-preserve-output', 'api/src/server/main.ts', ...words], {
    PUBLIC_URL: process.env['PUBLIC_URL'] || pageUrl,
    BARAZA_ORIGINS: origins.filter((origin) => origin !== undefined && origin !== '').join(','),
  }),
  show(['vite', 'web'], { BARAZA_API: `http://localhost:${port}`, WEB_PORT: page }),
]);
process.exitCode = Math.max(...ended.map(({ status }) => status));
