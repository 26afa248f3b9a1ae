import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runApprovals } from '../../api/src/application/jobs/approvals.ts';
import type { FormatKey } from '../../api/src/formats/rules.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { runningJobs } from '../support/running-jobs.ts';
import { triedVariants } from '../support/tried-variants.ts';
import { newWorld, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const FORMATS: readonly (readonly [FormatKey, string, object])[] = [
  ['ROUND_ROBIN', 'RoundRobinTournament', {}],
  ['KNOCKOUT', 'KnockoutTournament', { length: 1 }],
  ['SWISS', 'SwissTournament', { rounds: 2 }],
];
const HOURS = 36;

const STATE = `query ($id: ID!) { tournament(id: $id) {
  status winner { player { name } } finishedAt
  stages { id state awaitingUntil approvedAt }
  rules { title text }
} }`;

const LOG = 'query ($id: ID!) { tournament(id: $id) { log(last: 9) { edges { node { text } } } } }';

/** A tournament of three that waits, or not, when its last result is in; all is won by who moves first. */
async function played(format: FormatKey, type: string, settings: object) {
  const running = await world.running(['Ana', 'Bea', 'Cem'], {
    ...{ format, settings, venue: 'ELSEWHERE', timeControl: null },
  });
  const id = globalId(type, running.id);
  const director = running.director.context;
  for (;;) {
    const open = (await running.games()).filter(({ finishedAt }) => finishedAt === null);
    if (open.length === 0) break;
    const results = open.map((game) => ({ gameId: globalId('BaoGame', game.id), winner: 'FIRST', how: 'PLAYED' }));
    expect(await mutate(api, director, 'reportResult', { tournamentId: id, results })).toMatchObject({
      __typename: 'ReportResultSuccess',
    });
  }
  const read = async () => at(await api.data(world.anonymous, STATE, { id }), 'tournament');
  const lastStage = async () => listAt(await read(), 'stages').at(-1)!;
  const advance = async (input: object = {}, who = director) =>
    mutate(
      api,
      who,
      'advanceTournament',
      { tournamentId: id, stageId: textAt(await lastStage(), 'id'), ...input },
      '... on AdvanceTournamentSuccess { effects { summary } }',
    );
  return { running, id, director, read, lastStage, advance };
}

/** How often players of the tournament have been told that a stage of theirs stands. */
const told = async ({ id }: RunningTournament): Promise<number> => {
  const events = await db.prisma.event.findMany({ where: { kind: 'MyStageFinished' } });
  return events.filter(({ payload }) => JSON.stringify(payload).includes(id)).length;
};

describe.each(triedVariants(FORMATS, 2))('the end of a %s', (format, type, settings) => {
  test('waits for its director, can be corrected so long, and stands when he says so', async () => {
    const { running, id, director, read, lastStage, advance } = await played(format, type, {
      ...settings,
      approvalHours: HOURS,
    });
    const until = new Date(world.now() + HOURS * HOUR).toISOString();
    expect(await read()).toMatchObject({ status: 'RUNNING', winner: null, finishedAt: null });
    expect(await lastStage()).toMatchObject({ state: 'AWAITING_APPROVAL', awaitingUntil: until, approvedAt: null });
    expect(listAt(await read(), 'rules')).toContainEqual({
      title: 'End of the tournament',
      text: expect.stringContaining('after 36 hours it stands by itself') as string,
    });
    const toldBefore = await told(running);
    const last = (await running.games()).at(-1)!;
    const corrected = { gameId: globalId('BaoGame', last.id), winner: 'SECOND' };
    expect(await mutate(api, director, 'correctResult', corrected)).toMatchObject({ __typename: 'GameSuccess' });
    expect(await lastStage()).toMatchObject({ state: 'AWAITING_APPROVAL' });
    expect(await advance({}, running.players[0]!.context)).toMatchObject({ __typename: 'Forbidden' });
    expect(await advance({ dryRun: true })).toMatchObject({ __typename: 'AdvanceTournamentSuccess' });
    expect(await read()).toMatchObject({ status: 'RUNNING' });
    expect(await advance()).toMatchObject({ __typename: 'AdvanceTournamentSuccess' });
    expect(await read()).toMatchObject({ status: 'FINISHED' });
    expect(await lastStage()).toMatchObject({ state: 'PUBLISHED', awaitingUntil: null });
    expect(await told(running)).toBeGreaterThan(toldBefore);
    expect(await advance()).toMatchObject({ __typename: 'WrongStatus' });
    const { tournament } = await api.data(world.anonymous, LOG, { id });
    const log = at(tournament, 'log.edges.*.node.text');
    expect(log).toContainEqual(expect.stringMatching(/approved/));
  });

  test('stands by itself when his time is over, and at once where he has set none', async () => {
    const { read } = await played(format, type, { ...settings, approvalHours: HOURS });
    const jobs = await runningJobs(world, [runApprovals]);
    await jobs.pass(millis(HOURS * HOUR - 1));
    expect(await read()).toMatchObject({ status: 'RUNNING' });
    await jobs.pass(millis(1));
    expect(await read()).toMatchObject({ status: 'FINISHED' });
    await jobs.stop();
    const atOnce = await played(format, type, settings);
    expect(await atOnce.read()).toMatchObject({ status: 'FINISHED' });
    expect(at(await read(), 'winner') === null).toBe(at(await atOnce.read(), 'winner') === null);
    expect(await atOnce.lastStage()).toMatchObject({ state: 'PUBLISHED', approvedAt: null });
  });
});

test('finished tournaments are listed by page, the last to end first, of one game or of all', async () => {
  const QUERY = `query ($after: String, $game: GameKey) { tournaments(first: 2, after: $after, game: $game, status: [FINISHED], orderBy: LAST_FINISHED) {
    edges { node { id finishedAt status } } pageInfo { hasNextPage endCursor } } }`;
  const page = async (after: string | null, game: string | null) =>
    at(await api.data(world.anonymous, QUERY, { after, game }), 'tournaments');
  world.pass(HOUR);
  const newest = await played('ROUND_ROBIN', 'RoundRobinTournament', {});
  const waiting = await played('ROUND_ROBIN', 'RoundRobinTournament', { approvalHours: HOURS });
  const first = await page(null, 'BAO');
  expect(at(first, 'edges.0.node')).toMatchObject({ id: newest.id, status: 'FINISHED' });
  const second = await page(textAt(first, 'pageInfo.endCursor'), 'BAO');
  const ends = [...listAt(first, 'edges'), ...listAt(second, 'edges')].map((edge) => textAt(edge, 'node.finishedAt'));
  expect(ends.length).toBeGreaterThan(2);
  expect(ends).toEqual(ends.toSorted().toReversed());
  expect(JSON.stringify([first, second])).not.toContain(waiting.id);
  expect(listAt(await page(null, 'GO'), 'edges')).toEqual([]);
});
