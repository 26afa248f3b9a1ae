import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../support/api-client.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { startServer, type TestServer } from '../support/server.ts';

const [, ...COMMANDS] = [...readFileSync('docs/sandbox.md', 'utf8').matchAll(/```sh\n(.*?)```/gs)].map(
  ([, block = '']) => block,
);

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the commands of docs/sandbox.md fork a tournament, play it to its end, ask in it and throw it away', async () => {
  const { players } = await runningTournament(server, ['Asha', 'Juma', 'Kobe']);
  const asha = players.get('Asha');
  const names = { BARAZA: server.url, EMAIL: asha?.email ?? '', PASSWORD };
  const shell = spawn('sh', ['-ec', COMMANDS.join('\necho\n')], { env: { PATH: process.env['PATH'] ?? '', ...names } });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(shell, 'close');
  const lines = said.split('\n').filter((line) => line.startsWith('{') && !line.includes('"sandbox":{'));
  const answers = lines.map((line): unknown => JSON.parse(line));
  expect(answers).toMatchObject([
    { data: { playSandbox: {} } },
    { data: { tournament: { status: 'FINISHED', finishedAt: expect.any(String) } } },
    { data: { deleteSandbox: {} } },
  ]);
  expect(await server.data('{ viewer { sandbox { id } } }', {}, asha)).toEqual({ viewer: { sandbox: null } });
});
