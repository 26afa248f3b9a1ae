import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../api/src/kernel/time.ts';
import { at, listAt, numberAt, textAt, type Fields } from '../support/answer.ts';
import { apiClient, type ApiClient } from '../support/api-client.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { give } from '../support/given-command.ts';
import { persistentClient } from '../support/persistent-client.ts';
import { serverProcess, type ServerProcess } from '../support/server-process.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const MAIN = join(import.meta.dirname, '../support/set-clock-server.ts');
/** For so long nothing of the process runs. */
const STALL = 4 * SECOND;
const EVENTS = `subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { __typename topic version } }`;
const STATE = `query ($id: ID!) { game(id: $id) { status ply version toMove legalMoves { notation }
  clock { serverNow remaining { FIRST: first SECOND: second } } moves(last: 10) { edges { node { notation } } } } }`;

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

async function stateOf({ id }: OpenGame): Promise<Fields> {
  return at(await api.data(STATE, { id }), 'game') as Fields;
}
const nowOf = (state: Fields): number => Date.parse(textAt(state, 'clock.serverNow'));
const leftOf = (state: Fields): number => numberAt(state, `clock.remaining.${textAt(state, 'toMove')}`) * SECOND;

/** Stops the process while every game is sent a move, a second one that is not of its turn, and a message; answers what was answered. */
async function stalledUnderMoves(
  before: readonly Fields[],
  meanwhile: () => void,
): Promise<readonly (readonly Fields[])[]> {
  server.kill('SIGSTOP');
  const answers = games.map((game, index) => {
    const state = before[index];
    const isFirst = at(state, 'toMove') === 'FIRST';
    const [mover, other] = [isFirst ? game.first : game.second, isFirst ? game.second : game.first].map((name) =>
      tournament.players.get(name)!,
    );
    const move = { gameId: game.id, ply: numberAt(state, 'ply'), move: textAt(state, 'legalMoves.0.notation') };
    return Promise.all([
      give(api, mover!, 'playMove', move, '... on PlayMoveSuccess { notation }'),
      give(api, other!, 'playMove', { ...move, ply: move.ply + 7 }),
      give(api, other!, 'postMessage', { gameId: game.id, text: 'Habari' }),
    ]);
  });
  meanwhile();
  await pause(STALL);
  server.kill('SIGCONT');
  return Promise.all(answers);
}

test.each([
  ['some seconds', 0],
  ['an hour by the clock of the machine', HOUR],
])(
  'a process that nothing runs in for %s plays all that was sent meanwhile, once, tells it to who watches, and takes nobody’s time but what passed',
  async (_how, set) => {
    const watches = games.map(({ id }) => persistentClient(() => api).follow('gameEvents', EVENTS, id));
    const before = await Promise.all(games.map(stateOf));
    const answers = await stalledUnderMoves(before, () => {
      if (set > 0) server.send(set);
    });
    for (const [played, wrong, said] of answers) {
      expect(played).toMatchObject({ __typename: 'PlayMoveSuccess' });
      expect(wrong).toMatchObject({ code: expect.stringMatching(/STALE_PLY|NOT_YOUR_TURN/) });
      expect(said).toMatchObject({ __typename: 'MessageSuccess' });
    }
    const after = await Promise.all(games.map(stateOf));
    for (const [index, state] of after.entries()) {
      const was = before[index]!;
      expect(state).toMatchObject({ status: 'RUNNING', ply: numberAt(was, 'ply') + 1 });
      expect(at(listAt(state, 'moves.edges').at(-1), 'node.notation')).toBe(at(answers[index]?.[0], 'notation'));
      expect(nowOf(state)).toBeGreaterThan(nowOf(was));
      const mover = textAt(was, 'toMove');
      const lost = leftOf(was) - numberAt(state, `clock.remaining.${mover}`) * SECOND;
      expect(lost).toBeLessThan(MINUTE);
      await watches[index]?.upTo(numberAt(state, 'version'));
      watches[index]?.stop();
    }
  },
);
