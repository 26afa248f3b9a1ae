import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import { persistentClient } from '../support/persistent-client.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { flood } from './flooded-game.ts';

/** Moves of each of those who play calmly beside; the flood goes on until they have played them. */
const CALM_MOVES = process.env['BARAZA_LONG'] === '1' ? 9 : 5;
const EVENTS = `subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { __typename topic version } }`;
const CHAT = `subscription ($id: ID!, $after: Int) { chatEvents(gameId: $id, after: $after) { __typename topic version } }`;
const STATE = `query ($id: ID!) { game(id: $id) { ply status version chatVersion toMove ... on GoGame { position { encoding ko } }
  moves(first: 100) { edges { node { ply notation } } } chat(first: 100) { nodes { text } } } }`;

let server: TestServer;
let tournament: ApiTournament;
beforeAll(async () => {
  server = await startServer();
  const settings = { game: 'GO', gameSettings: { go: { size: 9 } }, timeControl: 'T=(7+1)<=7' };
  tournament = await runningTournament(server, ['Ana', 'Bea', 'Cem', 'Dua'], settings);
});
afterAll(() => server.close());

function person(name: string): TestPerson {
  const known = tournament.players.get(name);
  if (known === undefined) throw new Error(`${name} does not play`);
  return known;
}

/** Both play up the two edges of the board, each move at the first try. */
async function playCalmly({ id, first, second }: OpenGame): Promise<void> {
  const sides = [
    { column: 'A', by: server.socket(person(first)) },
    { column: 'J', by: server.socket(person(second)) },
  ];
  for (let row = 1; row <= CALM_MOVES; row += 1) {
    for (const [index, { column, by }] of sides.entries()) {
      const input = { gameId: id, ply: 2 * (row - 1) + index, move: `${column}${row}` };
      await done(by.ask, 'playMove', input, '... on PlayMoveSuccess { notation }');
    }
  }
}

test('two who flood one game at once have each acknowledged move in it once, in one order for all who watch, and hold up nobody', async () => {
  const games = await gamesOf(server, tournament.id);
  const between = (names: readonly string[]) =>
    games.find(({ first, second }) => names.includes(first) && names.includes(second));
  const [flooded, calm] = [between(['Ana', 'Bea']), between(['Cem', 'Dua'])];
  if (flooded === undefined || calm === undefined) throw new Error('There are no such games');
  const { id } = flooded;
  const [first, second] = [person(flooded.first), person(flooded.second)];
  const watchedBy = (who: TestPerson | undefined) =>
    persistentClient(() => ({ ...server, socket: () => server.socket(who) }));
  const watchers = [first, second, undefined].map((who) => watchedBy(who).follow('gameEvents', EVENTS, id));
  const talk = watchedBy(undefined).follow('chatEvents', CHAT, id);

  let isOver = false;
  const chance = seededNumbers(3);
  const floods = [first, second].map((who) =>
    flood(server, who, id, { chance, offers: who === first, isOver: () => isOver }),
  );
  await playCalmly(calm);
  isOver = true;
  const [ours, theirs] = await Promise.all(floods);

  const states = await Promise.all([first, second, undefined].map((who) => server.data(STATE, { id }, who)));
  for (const state of states) expect(state).toEqual(states[0]);
  const game = at(states[0], 'game');
  const log = listAt(at(game, 'moves.edges.*.node'));
  expect(log.map(({ ply }) => ply)).toEqual(log.map((_, index) => index));
  expect(numberAt(game, 'ply')).toBe(log.length);
  const seats = [ours, theirs];
  for (const [index, { ply, notation }] of (log as readonly { ply: number; notation: string }[]).entries()) {
    const mover = seats[index % 2];
    const acknowledged = mover?.played.filter((move) => move.ply === ply) ?? [];
    if (acknowledged.length > 0) expect(acknowledged).toEqual([{ ply, notation }]);
    else expect(mover?.planned).toContain(notation);
  }
  expect(seats.flatMap((one) => one?.played ?? []).every(({ ply }) => ply < log.length)).toBe(true);
  const said = seats.flatMap((one) => one?.said ?? []);
  expect(new Set(listAt(game, 'chat.nodes').map(({ text }) => text))).toEqual(new Set(said));
  expect(listAt(game, 'chat.nodes')).toHaveLength(said.length);

  for (const watcher of watchers) await watcher.upTo(numberAt(game, 'version'));
  await talk.upTo(numberAt(game, 'chatVersion'));
  for (const { seen } of watchers) expect(seen).toEqual(watchers[0]?.seen);

  const refusals = seats.flatMap((one) => one?.refusals ?? []);
  for (const refusal of refusals) expect(textAt(refusal, 'message')).toMatch(/\w.*\.$/s);
  const codes = new Set(refusals.map(({ code }) => code));
  expect(codes).toContain('NOT_YOUR_TURN');
  for (const watcher of [...watchers, talk]) watcher.stop();
});
