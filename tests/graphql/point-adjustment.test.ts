import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let seed = 6_400;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
});
afterAll(() => db.close());

const NAMES = ['Asha', 'Juma', 'Zuri', 'Pili'];
const TABLE = `query ($id: ID!, $asOf: DateTime) { tournament(id: $id) { status winner { player { name } } rulings { nodes { id text reason replaces evidence } }
  groups { id ranksByPoints adjustments { points ruling { id } takenBackBy { text } entry { player { name } } }
    standings(asOf: $asOf) { rank points entry { player { name } } tieBreaks { value } adjustments { points group { id } ruling { reason } } } } } }`;
const table = async (id: string, asOf: string | null = null): Promise<Answer> =>
  at(await api.data(world.anonymous, TABLE, { id, asOf }), 'tournament') as Answer;
const give = (who: Person, name: string, input: object): Promise<Answer> =>
  mutate(
    api,
    who.context,
    name,
    input,
    `... on TournamentSuccess { tournament { id } effects { summary standings { entry { player { name } } pointsBefore pointsAfter rankBefore rankAfter } } }
     ... on InvalidInput { field }`,
  );
const NOTICES = '{ viewer { notices(first: 1) { text ... on MyPointsAdjusted { news points ruling { reason } } } } }';

async function adjustable(here: RunningTournament, type: 'RoundRobinTournament' | 'SwissTournament') {
  const id = globalId(type, here.id);
  const groupId = textAt(await table(id), 'groups.0.id');
  const [player] = here.players;
  const of = { tournamentId: id, groupId, playerId: globalId('Player', player!.playerId) };
  return { id, of, player: player! };
}

test('a director takes a point: seen before, in the table and the log, told to its player, and taken back by a ruling that replaces it', async () => {
  const here = await world.running(NAMES);
  const { id, of, player } = await adjustable(here, 'RoundRobinTournament');
  const evidence = ['https://club.example/thread/7'];
  const input = { ...of, points: -1, reason: 'He wrote to his opponent during play.', evidence };
  const before = await table(id);
  const seen = await give(here.director, 'adjustPoints', { ...input, dryRun: true });
  const moved = { entry: { player: { name: player.name } }, pointsBefore: 0, pointsAfter: -1, rankAfter: 4 };
  expect(listAt(seen, 'effects.standings')).toEqual([expect.objectContaining(moved)]);
  expect(JSON.stringify(at(seen, 'effects.summary'))).toContain(`1 point is taken from ${player.name} in table A.`);
  expect(await table(id)).toEqual(before);

  const keyed = { ...input, idempotencyKey: 'once' };
  await give(here.director, 'adjustPoints', keyed);
  await give(here.director, 'adjustPoints', keyed);
  const after = await table(id);
  expect(at(after, 'groups.0.standings.3')).toMatchObject({
    points: -1,
    entry: { player: { name: player.name } },
    adjustments: [{ points: -1, group: { id: of.groupId }, ruling: { reason: input.reason } }],
  });
  expect(
    listAt(after, 'groups.0.standings')
      .slice(0, 3)
      .flatMap((row) => row.adjustments),
  ).toEqual([]);
  expect(listAt(after, 'rulings.nodes')).toEqual([
    expect.objectContaining({ text: `1 point is taken from ${player.name} in table A.`, evidence, replaces: null }),
  ]);
  expect(at(await api.data(player.context, NOTICES), 'viewer.notices.0')).toEqual({
    text: expect.stringContaining('the director takes 1 point from you. He wrote to his opponent during play.'),
    ...{ news: 'TAKEN', points: 1, ruling: { reason: input.reason } },
  });

  const then = new Date(world.now()).toISOString();
  world.pass(millis(60_000));
  const rulingId = textAt(after, 'groups.0.adjustments.0.ruling.id');
  const back = { rulingId, reason: 'It was somebody else.' };
  expect(
    at(await give(here.director, 'takeBackAdjustment', { ...back, dryRun: true }), 'effects.standings.0'),
  ).toMatchObject({ pointsBefore: -1, pointsAfter: 0, rankBefore: 4 });
  await give(here.director, 'takeBackAdjustment', back);
  const undone = await table(id);
  expect(at(undone, 'groups.0.standings')).toEqual(at(before, 'groups.0.standings'));
  expect(at(undone, 'groups.0.adjustments')).toMatchObject([
    { points: -1, takenBackBy: { text: `Taken back: 1 point is taken from ${player.name} in table A.` } },
  ]);
  expect(at(undone, 'rulings.nodes.1')).toMatchObject({ replaces: `1 point is taken from ${player.name} in table A.` });
  expect(at(await table(id, then), 'groups.0.standings.3.adjustments')).toHaveLength(1);
  expect(at(await api.data(player.context, NOTICES), 'viewer.notices.0')).toMatchObject({ news: 'NO_LONGER_TAKEN' });
  expect(await give(here.director, 'takeBackAdjustment', back)).toMatchObject({
    code: 'WRONG_STATUS',
    message: 'This ruling is taken back already.',
  });
});

test('in a Swiss points are given too; what cannot be is refused in one sentence and changes nothing', async () => {
  const here = await world.running(NAMES, { format: 'SWISS', settings: {} });
  const { id, of, player } = await adjustable(here, 'SwissTournament');
  const input = { ...of, points: 0.5, reason: 'A bye was forgotten.' };
  const before = await table(id);
  const refused = async (more: object, answer: object, who: Person = here.director) => {
    expect(await give(who, 'adjustPoints', { ...input, ...more })).toMatchObject(answer);
  };
  const points = { code: 'INVALID_INPUT', field: 'points' };
  await refused({ points: 0 }, points);
  await refused({ points: 0.25 }, points);
  await refused({ points: -100.5 }, points);
  await refused({ reason: ' ' }, { code: 'INVALID_INPUT', field: 'reason' });
  await refused({ evidence: ['a page'] }, { code: 'INVALID_INPUT', field: 'evidence' });
  await refused({}, { code: 'FORBIDDEN' }, player);
  await refused({ playerId: globalId('Player', here.director.playerId) }, { code: 'NOT_FOUND' });
  await refused({ groupId: globalId('Group', here.id) }, { code: 'NOT_FOUND' });
  expect(await table(id)).toEqual(before);
  await give(here.director, 'adjustPoints', input);
  expect(at(await table(id), 'groups.0.standings.0')).toMatchObject({
    points: 0.5,
    entry: { player: { name: player.name } },
  });
});

test('a knock-out has no points to be adjusted, and says what is done instead', async () => {
  const here = await world.running(NAMES, { format: 'KNOCKOUT', game: 'BACKGAMMON', settings: {} });
  const id = globalId('KnockoutTournament', here.id);
  const [group] = listAt(await table(id), 'groups');
  expect(group?.ranksByPoints).toBe(false);
  const [player] = here.players;
  const of = { tournamentId: id, groupId: group?.id, playerId: globalId('Player', player!.playerId) };
  expect(await give(here.director, 'adjustPoints', { ...of, points: 1, reason: 'A bonus.' })).toMatchObject({
    code: 'WRONG_STATUS',
    message: 'This table does not rank players by points: correct or rule the games, or decide the match, instead.',
  });
});
