import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { answersOf } from './watch-events.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 6_400);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili'];
const ELSEWHERE = { venue: 'ELSEWHERE', timeControl: null } as const;

const EVENTS = `subscription ($id: ID!) { tournamentEvents(tournamentId: $id, kinds: [StandingsChanged]) { __typename
  ... on StandingsChanged { swissRounds { number boards { first { game { mark } } } } } } }`;

/** One open game won by who moves first. */
async function decideOne({ id, director, games }: RunningTournament): Promise<void> {
  const open = (await games()).find(({ finishedAt }) => finishedAt === null);
  if (open === undefined) throw new Error('All games are decided');
  const result = { gameId: open.id, address: null, boardNumber: null, at: null };
  const results = [{ ...result, winner: 'first' as const, how: 'PLAYED' as const }];
  must(await reportResult(director.context, { tournamentId: id, results }));
}

/** What events about so many decided games carry: the rounds, each with the marks of its boards. */
async function carried(running: RunningTournament, typename: string, games: number): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  const variables = { id: globalId(typename, running.id) };
  for await (const answer of answersOf({ api, who: world.anonymous, source: EVENTS, variables })) {
    const event = at(answer, 'data.tournamentEvents');
    if (at(event, '__typename') === 'StandingsChanged') {
      const rounds = at(event, 'swissRounds');
      seen.push(
        rounds === null
          ? null
          : listAt(rounds).map(
              (round) =>
                `${String(round['number'])}: ${listAt(round, 'boards')
                  .map((board) => textAt(board, 'first.game.mark'))
                  .join(' ')}`,
            ),
      );
    }
    if (seen.length === games) return seen;
    await decideOne(running);
  }
  return seen;
}

test('a decided game carries its round, and the one that is drawn by it; the earlier ones stay untold', async () => {
  const swiss = await world.running(NAMES, {
    ...{ format: 'SWISS', settings: {}, ...ELSEWHERE },
    ...{ game: 'OWARE', gameConfig: {} },
  });
  const [first, second, third, ...more] = await carried(swiss, 'SwissTournament', 3);
  expect(more).toEqual([]);
  expect(first).toMatchObject([expect.stringMatching(/^1: .*WON.*/)]);
  expect(second).toMatchObject([expect.stringMatching(/^1: WON WON$/), expect.stringMatching(/^2: /)]);
  expect(third).toMatchObject([expect.stringMatching(/^2: .*WON.*/)]);
});

test('in a tournament of another format there are none', async () => {
  const robin = await world.running(NAMES, { ...ELSEWHERE });
  expect(await carried(robin, 'RoundRobinTournament', 1)).toEqual([null]);
});
