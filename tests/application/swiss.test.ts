import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { at } from '../support/answer.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { must, newWorld, type RunningTournament, type World } from '../support/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer();
  world = newWorld(server.db);
});
afterAll(() => server.close());

const NAMES = ['Asha', 'Juma', 'Kito', 'Neema', 'Zuri'];

const TABLE = `query ($id: ID!) { tournament(id: $id) { __typename format status lastStageStandings { points tieBreaks { code } } } }`;

const shown = async ({ id }: RunningTournament) =>
  at(await server.data(TABLE, { id: globalId('SwissTournament', id) }), 'tournament');

const ROUNDS = `query ($id: ID!, $asOf: DateTime) { tournament(id: $id) { ... on SwissTournament {
  roundsTotal
  round(number: 9) { number }
  rounds(asOf: $asOf) {
    number
    boards { first { ...Side } second { ...Side } why ruleRefs { id } }
    bye { entry { player { name } } pointsBefore worth why ruleRefs { id } }
  }
} } }
fragment Side on SwissSide { entry { player { name } } pointsBefore float game { mark how } }`;

const rounds = async ({ id }: RunningTournament, asOf: string | null = null) =>
  at(await server.data(ROUNDS, { id: globalId('SwissTournament', id), asOf }), 'tournament');

/** Reports every open game: the first is drawn where it is said so, all others are won by who moves first. */
async function reportRound(tournament: RunningTournament, isDrawn: boolean): Promise<number> {
  const open = (await tournament.games()).filter(({ finishedAt }) => finishedAt === null);
  const results = open.map(({ id }, index) => ({
    ...{ gameId: id, address: null, boardNumber: null, at: null },
    ...(isDrawn && index === 0
      ? { winner: null, how: 'DRAWN' as const }
      : { winner: 'first' as const, how: 'PLAYED' as const }),
  }));
  must(await reportResult(tournament.director.context, { tournamentId: tournament.id, results }));
  return open.length;
}

test('a Swiss of five is played to its end: a bye, a draw, a player who leaves, and each round when the one before is over', async () => {
  const tournament = await world.running(NAMES, {
    ...{ format: 'SWISS', settings: {}, venue: 'ELSEWHERE', timeControl: null },
    ...{ game: 'GO', gameConfig: { size: 5, komi: 0 } },
  });
  const first = await rounds(tournament);
  expect(first).toMatchObject({ roundsTotal: 3, round: null });
  expect(at(first, 'rounds.*.boards.*.first.game.mark')).toEqual([['NOT_STARTED', 'NOT_STARTED']]);
  expect(at(first, 'rounds.0.bye')).toMatchObject({ entry: { player: { name: 'Zuri' } }, pointsBefore: 0, worth: 1 });
  const before = new Date(world.now()).toISOString();
  world.pass(HOUR);
  expect(await reportRound(tournament, true)).toBe(2);
  expect(await rounds(tournament, before)).toEqual(first);
  const second = await rounds(tournament);
  expect(at(second, 'rounds.*.number')).toEqual([1, 2]);
  expect(at(second, 'rounds.0.boards.0')).toMatchObject({
    first: { game: { mark: 'DRAWN', how: 'DRAWN' } },
    second: { game: { mark: 'DRAWN' } },
  });
  expect(at(second, 'rounds.1.boards.0')).toMatchObject({
    first: { entry: { player: { name: 'Asha' } }, pointsBefore: 0.5, float: 'UP' },
    second: { entry: { player: { name: 'Neema' } }, pointsBefore: 1, float: 'DOWN' },
    why: 'Neema came with 1 point and floated down to Asha, who had 0.5.',
    ruleRefs: [{ id: 'Swiss 2.1' }, { id: 'Swiss 3.5' }, { id: 'Swiss 3.6' }],
  });
  expect(at(await shown(tournament), 'lastStageStandings.*.points')).toEqual([1, 1, 1, 0.5, 0.5]);
  expect(await tournament.games()).toHaveLength(4);
  const [leaver] = tournament.players;
  must(await withdraw(tournament.director.context, { tournamentId: tournament.id, playerId: leaver!.playerId }));
  expect(await reportRound(tournament, false)).toBe(1);
  expect(await reportRound(tournament, false)).toBe(2);
  const over = await shown(tournament);
  expect(over).toMatchObject({ __typename: 'SwissTournament', format: 'SWISS', status: 'FINISHED' });
  expect(at(over, 'lastStageStandings.0.tieBreaks.*.code')).toEqual(['BUCHHOLZ_CUT', 'BUCHHOLZ', 'SONNEBORN_BERGER']);
  const points = at(over, 'lastStageStandings.*.points') as readonly number[];
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(8);
  const games = await tournament.games();
  expect(games).toHaveLength(6);
  const last = games
    .filter(({ key }) => key.startsWith('swiss.A.r3.'))
    .flatMap(({ players }) => [players.first, players.second]);
  expect(last).not.toContain(leaver!.playerId);
  expect(new Set(last).size).toBe(4);
});
