import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, textAt } from '../support/answer.ts';
import { PASSWORD } from '../support/api-client.ts';
import type { TestPerson } from '../support/api-client.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { give } from '../support/given-command.ts';
import { startServer, type TestServer } from '../support/server.ts';

const [FIRST_LINE = '', GET_A_TOKEN = '', ASK = '', WATCH = '', PLAY = '', ...OF_A_BOT] = [
  ...readFileSync('docs/api.md', 'utf8').matchAll(/```sh\n(.*?)```/gs),
].map(([, block = '']) => block);

let server: TestServer;
let names: Record<string, string>;
let director: TestPerson;
let others: readonly TestPerson[];

beforeAll(async () => {
  server = await startServer();
  const running = await runningTournament(server, ['Asha', 'Juma', 'Kobe']);
  const [asha, ...rest] = running.players.values();
  [director, others] = [running.director, rest];
  names = { BARAZA: server.url, EMAIL: asha?.email ?? '', PASSWORD };
});
afterAll(() => server.close());

/** What a command as it stands says in the shell of who has done the first line for himself. */
async function run(command: string, until?: RegExp): Promise<string> {
  const shell = spawn('sh', ['-c', command], { env: { PATH: process.env['PATH'] ?? '', ...names }, detached: true });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (until?.test(said) === true && shell.pid !== undefined) process.kill(-shell.pid);
  });
  await once(shell, 'close');
  return said;
}

test('the four commands of docs/api.md get a token, ask, watch and play, as they stand there', async () => {
  for (const name of Object.keys(names))
    expect(FIRST_LINE, 'the first line is all that is yours').toContain(`${name}=`);
  const token = (await run(GET_A_TOKEN)).trim();
  expect(token).toMatch(/^bz_[\w-]{43}$/);
  names = { ...names, TOKEN: token };
  const asked: unknown = JSON.parse(await run(ASK));
  expect(listAt(asked, 'data.viewer.games')[0]).toMatchObject({ ply: 0, viewerCanMove: true });
  expect(await run(WATCH, /event: next[^]*\n\n/)).toContain('"version"');
  expect(JSON.parse(await run(PLAY))).toMatchObject({ data: { playMove: { game: { ply: 1 } } } });
});

test('the four of a bot make it, enter it where bots are taken, let it play and retire it, as they stand there', async () => {
  const [make = '', enter = '', play = '', retire = ''] = OF_A_BOT;
  const cup = { name: 'Cup of bots', game: 'OWARE', format: 'ROUND_ROBIN', takesBots: true };
  const fields = '... on CreateTournamentSuccess { tournament { id } }';
  const tournamentId = textAt(await give(server, director, 'createTournament', cup, fields), 'tournament.id');
  await give(server, director, 'openRegistration', { tournamentId });
  const [session = '', bot = ''] = (await run(make)).trim().split(' ');
  expect(bot).toMatch(/^bz_[\w-]{43}$/);
  names = { ...names, SESSION: session, BOT: bot };
  expect(JSON.parse(await run(enter))).toEqual({
    data: { enterTournament: { tournament: { name: 'Cup of bots' } } },
    extensions: expect.anything(),
  });
  for (const one of others) await give(server, one, 'enterTournament', { tournamentId });
  for (const mutation of ['closeRegistration', 'startTournament'])
    await give(server, director, mutation, { tournamentId });
  expect(await run(play, /"playMove".*}}}/)).toContain('"ply":1');
  expect(await run(retire)).toContain('plays no more');
});
