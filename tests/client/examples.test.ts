import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import type { ApiTournament } from '../support/api-tournament.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { tokenOf } from '../support/token-of.ts';
import { runExample } from './example.ts';

let server: TestServer;
let tournament: ApiTournament;
const folder = mkdtempSync(join(tmpdir(), 'baraza-examples-'));

beforeAll(async () => {
  server = await startServer();
  tournament = await runningTournament(server, ['Asha', 'Juma', 'Zuri'], { game: 'OWARE' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const playerOf = (name: string): TestPerson => tournament.players.get(name)!;

test('every example has at most 60 lines', () => {
  for (const name of ['overlay', 'bot', 'director'])
    expect(readFileSync(`client/examples/${name}.ts`, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(60);
});

// To its end in long runs; every move starts with what the server says of the one before, so that a few are like all.
const isLong = process.env['BARAZA_LONG'] === '1';

test('two bots play a game by their tokens, and an overlay shows every move of it', async () => {
  const games = await gamesOf(server, tournament.id);
  const game = games.find(({ first, second }) => [first, second].every((name) => ['Asha', 'Juma'].includes(name)));
  const overlay = runExample('overlay', [game!.id], { BARAZA: server.url });
  await overlay.until(/Asha/);
  const tokens = await Promise.all(['Asha', 'Juma'].map((name) => tokenOf(server, playerOf(name), 'READ', 'PLAY')));
  const bots = tokens.map((TOKEN) => runExample('bot', [], { BARAZA: server.url, TOKEN }));
  if (!isLong) {
    await overlay.until(/^9\. /m);
    overlay.stop();
  }
  const shown = await overlay.ended;
  const plies = [...shown.matchAll(/^(\d+)\. /gm)].map(([, ply]) => Number(ply));
  expect(plies.length).toBeGreaterThan(8);
  expect(plies).toEqual(plies.map((_ply, index) => index + 1));
  if (isLong) expect(shown).toMatch(/PLAYED|AGREED|[A-Z_]+ [\d½–:-]*\s*$/);
  for (const bot of bots) bot.stop();
  for (const bot of bots) expect(await bot.ended).toMatch(/^OwareGame \d+\. /m);
});

test('a director arranges a round robin from a list, starts it, and records results one by one', async () => {
  const director = await tokenOf(server, tournament.director, 'DIRECT');
  const [players, results] = ['players.txt', 'results.txt'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(players, 'Amina\nBaraka\nChausiku\n');
  writeFileSync(results, 'Amina > Baraka\nChausiku > Amina\nAmina > Nobody\nBaraka > Chausiku\n');
  const args = ['Winter league', players, results];
  const said = await runExample('director', args, { BARAZA: server.url, TOKEN: director }).ended;
  expect(said.match(/ – /g)).toHaveLength(6);
  expect(said).toContain('Chausiku > Amina: recorded');
  expect(said).toContain('Amina > Nobody: they have no open game');
  expect(said).toContain('Winter league: 3 of 6 games, RUNNING');
  expect(said).toMatch(/^1\. (Amina|Baraka|Chausiku) 1$/m);
});
