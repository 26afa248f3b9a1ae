// `npm run dev`: the server on port 4000, started again at each change of its code, and Vite's own server for the page,
// which hands /graphql and /auth on to it. Words after `npm run dev --` go to the server.
import { show, stopOnSignals } from './programs.ts';

stopOnSignals();
const server = ['node', '--watch', '--watch-preserve-output', 'api/src/server/main.ts', ...process.argv.slice(2)];
const ended = await Promise.all([show(server), show(['vite', 'web'])]);
process.exitCode = Math.max(...ended.map(({ status }) => status));
