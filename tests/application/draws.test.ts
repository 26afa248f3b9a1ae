import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { at } from '../support/answer.ts';
import { startServer, type TestServer } from '../support/server.ts';
import {
  must,
  newWorld,
  personOf,
  refusal,
  USUAL_TOURNAMENT,
  type Person,
  type RunningTournament,
  type World,
} from '../support/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer();
  world = newWorld(server.db);
});
afterAll(() => server.close());

/** Go in which an empty board is a draw. */
const LEVEL = { game: 'GO', gameConfig: { size: 5, komi: 0 } } as const;
const NAMES = ['Asha', 'Kito', 'Zuri'];

const TABLE = `query ($id: ID!) { tournament(id: $id) { lastStageStandings { points entry { player { name } } tieBreaks { code value terms { text } } }
  groups { crosstable { rows { standing { entry { player { name } } } cells { opponent { player { name } } games { game { number } mark how } } } } }} }`;

const table = async ({ id }: RunningTournament) =>
  at(await server.data(TABLE, { id: globalId('RoundRobinTournament', id) }), 'tournament');

/** Both pass on an empty board and agree that it is level. */
async function passToTheEnd(game: GameRecord, players: readonly Person[]) {
  const people = { B: personOf(players, game.players.first), W: personOf(players, game.players.second) };
  for (const [ply, [side, move]] of (
    [
      ['B', 'pass'],
      ['W', 'pass'],
      ['B', 'B accept 0'],
      ['W', 'W accept 0'],
    ] as const
  ).entries()) {
    must(await playMove(people[side].context, { gameId: game.id, ply, move }));
  }
  return people;
}

test('two who pass on a level board draw: each has half a point, the table says so, and both are rated', async () => {
  const tournament = await world.running(NAMES, LEVEL);
  const [game] = await tournament.games();
  if (game === undefined) throw new Error('There is no game');
  const people = await passToTheEnd(game, tournament.players);
  const shown = await table(tournament);
  const [first, second] = [people.B.name, people.W.name];
  expect(at(shown, 'lastStageStandings.*.points')).toEqual([0.5, 0.5, 0]);
  const rows = at(shown, 'groups.0.crosstable.rows') as readonly unknown[];
  const row = rows.find((one) => at(one, 'standing.entry.player.name') === first);
  const cells = at(row, 'cells') as readonly unknown[];
  const cell = cells.find((one) => at(one, 'opponent.player.name') === second);
  expect(at(cell, 'games.0')).toEqual({ game: { number: game.number }, mark: 'DRAWN', how: 'DRAWN' });
  const changes = await server.db.prisma.ratingChange.findMany({ where: { gameId: game.id } });
  expect(changes.map(({ score }) => score)).toEqual([1, 1]);
});

test('a draw that is reported counts half, for its opponent a quarter in Neustadtl; a winner of it is refused, and so is a draw of bao', async () => {
  const tournament = await world.running(NAMES, { ...LEVEL, venue: 'ELSEWHERE' });
  const report = (
    gameId: GameId,
    result: { readonly winner: 'first' | null; readonly how: 'DRAWN' | 'PLAYED' },
    of = tournament,
  ) =>
    reportResult(of.director.context, {
      tournamentId: of.id,
      results: [{ gameId, ...result, address: null, boardNumber: null, at: null }],
    });
  const games = await tournament.games();
  const [game] = games;
  if (game === undefined) throw new Error('There is no game');
  expect(refusal(await report(game.id, { winner: 'first', how: 'DRAWN' }))).toMatchObject({
    message: 'Result 1: DRAWN has no winner.',
  });
  must(await report(game.id, { winner: null, how: 'DRAWN' }));
  const hows = async (id: string) =>
    at(
      await server.data('query ($id: ID!) { tournament(id: $id) { reportableHows { withoutWinner } } }', { id }),
      'tournament',
    );
  const drawable = { reportableHows: { withoutWinner: ['DRAWN', 'NO_RESULT', 'FORFEIT'] } };
  expect(await hows(globalId('RoundRobinTournament', tournament.id))).toEqual(drawable);
  const third = games.find(
    ({ players }) => players.first === game.players.first && players.second !== game.players.second,
  );
  must(await report(third!.id, { winner: 'first', how: 'PLAYED' }));
  const shown = at(await table(tournament), 'lastStageStandings') as readonly unknown[];
  expect(shown.map((one) => at(one, 'points'))).toEqual([1.5, 0.5, 0]);
  // A quarter of the half point of one, half of nothing of the other; and a quarter of one and a half.
  expect(shown.map((one) => at(one, 'tieBreaks.0.value'))).toEqual([0.125, 0.375, 0]);
  const bao = await world.running(NAMES, { venue: 'ELSEWHERE' });
  const [ofBao] = await bao.games();
  expect(refusal(await report(ofBao!.id, { winner: null, how: 'DRAWN' }, bao))).toMatchObject({
    message: 'Result 1: no game of this tournament ends drawn.',
  });
  const never = { reportableHows: { withoutWinner: ['NO_RESULT', 'FORFEIT'] } };
  expect(await hows(globalId('RoundRobinTournament', bao.id))).toEqual(never);
  const { id: here } = await world.running(NAMES);
  expect(await hows(globalId('RoundRobinTournament', here))).toEqual({ reportableHows: null });
});

test('a tournament that knows no draw takes no game that may end so', async () => {
  const director = await world.person('Salim', 'DIRECTOR');
  const input = { ...USUAL_TOURNAMENT, ...LEVEL, format: 'KIBA', settings: {} } as const;
  expect(refusal(await createTournament(director.context, input))).toMatchObject({
    kind: 'invalid-input',
    message: 'With these settings a game may end drawn; every game of such a tournament has a winner.',
  });
});

test('a knock-out plays a drawn game again, the seats exchanged, until somebody has won', async () => {
  const { id, players, games } = await world.running(NAMES.slice(0, 2), {
    ...LEVEL,
    format: 'KNOCKOUT',
    settings: { length: 1 },
  });
  const [drawn] = await games();
  if (drawn === undefined) throw new Error('There is no game');
  await passToTheEnd(drawn, players);
  const [before, again, ...others] = await games();
  expect([before?.status, again?.status, others]).toEqual(['FINISHED', 'RUNNING', []]);
  expect(again?.players).toEqual({ first: drawn.players.second, second: drawn.players.first });

  const loser = personOf(players, drawn.players.first);
  must(await resign(loser.context, { gameId: again!.id }));
  const QUERY = `query ($id: ID!) { tournament(id: $id) { status winner { player { name } } rules { title }
    groups { pairings { score } } } }`;
  const asked = await server.data(QUERY, { id: globalId('KnockoutTournament', id) });
  expect(at(asked, 'tournament')).toMatchObject({
    status: 'FINISHED',
    winner: { player: { name: personOf(players, drawn.players.second).name } },
  });
  expect(at(asked, 'tournament.rules.*.title')).toContain('Drawn games');
  const score = at(asked, 'tournament.groups.0.pairings.0.score') as readonly number[];
  expect(score.toSorted((one, other) => one - other)).toEqual([0, 1]);
});
