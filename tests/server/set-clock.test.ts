import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../api/src/kernel/time.ts';
import { at, listAt, numberAt, textAt, type Fields } from '../support/answer.ts';
import { apiClient, type ApiClient } from '../support/api-client.ts';
import { gamesOf, playOn, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { serverProcess, type ServerProcess } from '../support/server-process.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const MAIN = join(import.meta.dirname, '../support/set-clock-server.ts');
const STATE = `query ($id: ID!) { game(id: $id) { status toMove clock { serverNow remaining { FIRST: first SECOND: second } } } }`;
const CREDITED = `subscription ($id: ID!) { gameEvents(gameId: $id, kinds: [ClockCredited]) { __typename } }`;
const LOG = `query ($id: ID!) { tournament(id: $id) { rulings(first: 10) { nodes { text } } } }`;

let server: ServerProcess;
let api: ApiClient;
let tournament: ApiTournament;
let games: readonly OpenGame[];
beforeAll(async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('This is tested on a PostgreSQL');
  server = serverProcess(['--no-demo'], { DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(32) }, MAIN);
  api = apiClient(await server.url);
  tournament = await runningTournament(api, ['Amina', 'Bakari', 'Chausiku'], { timeControl: 'T=(3+1)<=7' });
  games = await gamesOf(api, tournament.id);
});
afterAll(async () => {
  await api.close();
  server.kill('SIGTERM');
  await server.ended;
});

interface Left {
  readonly status: string;
  readonly now: number;
  /** Milliseconds that whoever is to move has left. */
  readonly left: number;
}

async function stateOf({ id }: OpenGame): Promise<Left> {
  const game = at(await api.data(STATE, { id }), 'game') as Fields;
  const left = numberAt(game, `clock.remaining.${textAt(game, 'toMove')}`) * SECOND;
  return { status: textAt(game, 'status'), now: Date.parse(textAt(game, 'clock.serverNow')), left };
}

const play = (game: OpenGame): Promise<boolean> =>
  playOn(new Map([...tournament.players].map(([name, person]) => [name, api.socket(person)])), game, () => 0);

test('a machine whose clock is set forward by days takes nobody’s game and nobody’s time; that it was is in the log', async () => {
  const [watched, ...played] = games;
  if (watched === undefined) throw new Error('There are six games');
  const watch = api.socket().watch(CREDITED, { id: watched.id });
  await watch.until(1);
  const before = await stateOf(watched);
  server.send(10 * DAY);
  let isCredited = false;
  const credited = watch
    .find(({ data }) => at(data, 'gameEvents.__typename') === 'ClockCredited')
    .then(() => {
      isCredited = true;
    });
  const moves = played.map(async (game) => {
    do expect(await play(game), 'a move in the moment in which the clock was set').toBe(true);
    while (!isCredited);
  });
  await Promise.all([credited, ...moves]);
  const after = await stateOf(watched);
  expect(after.now - before.now).toBeGreaterThan(10 * DAY);
  expect(Math.abs(before.left - after.left)).toBeLessThan(MINUTE);
  expect((await Promise.all(games.map(stateOf))).map(({ status }) => status)).toEqual(games.map(() => 'RUNNING'));
  const { tournament: logged } = await api.data(LOG, { id: tournament.id });
  expect(listAt(logged, 'rulings.nodes')).toEqual([
    { text: expect.stringContaining('given back to 6 running clocks') },
  ]);
});

test('a machine whose clock is set back by days goes on where it was: moves are played, time runs, and no instant is earlier than the one before', async () => {
  const [played, watched] = games;
  if (played === undefined || watched === undefined) throw new Error('There are six games');
  const before = await stateOf(watched);
  server.send(-10 * DAY);
  expect(await play(played)).toBe(true);
  const after = await stateOf(watched);
  expect(after.now).toBeGreaterThan(before.now);
  expect(after.now - before.now).toBeLessThan(MINUTE);
  expect(after.left).toBeLessThanOrEqual(before.left);
  expect(before.left - after.left).toBeLessThan(MINUTE);
});
