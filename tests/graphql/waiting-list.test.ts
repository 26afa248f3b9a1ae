import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runStarts } from '../../api/src/application/jobs/starts.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { runningJobs, type Jobs } from '../support/running-jobs.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let seed = 980;
let world: World;
let api: Api;
let jobs: Jobs;
let director: Person;
let people: readonly Person[];
let tournamentId: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
  jobs = await runningJobs(world, [runStarts]);
  director = await world.person('Salma', 'DIRECTOR');
  people = [];
  for (const name of ['Asha', 'Juma', 'Zuri', 'Pili', 'Neema']) people = [...people, await world.person(name)];
  tournamentId = globalId('RoundRobinTournament', await world.draft(director, { maxPlayers: 3 }));
  await run(director, 'openRegistration', { tournamentId });
});
afterEach(async () => {
  await jobs.stop();
  await api.close();
});
afterAll(() => db.close());

const run = (who: Person, name: string, input: object, fields = SAYS): Promise<Answer> =>
  mutate(api, who.context, name, input, fields);
const SAYS = '... on CommandSuccess { effects { summary } } ... on CommandError { message }';
const enter = (who: Person, more: object = {}) => run(who, 'enterTournament', { tournamentId, ...more });
const idOf = ({ playerId }: Person) => globalId('Player', playerId);
const named = (name: string) => people.find((one) => one.name === name)!;

/** Who is in, in the order of the names, and who waits, in the order of their places. */
async function lists(): Promise<{ readonly status: string; readonly entered: string; readonly waiting: string }> {
  const query = `query ($id: ID!) { tournament(id: $id) { status
    entries { nodes { player { name } } } waitingList { nodes { place player { name } } } } }`;
  const { tournament } = await api.data<Answer>(world.anonymous, query, { id: tournamentId });
  const names = (path: string) => listAt(tournament, path).map((one) => textAt(one, 'player.name'));
  return {
    status: textAt(tournament, 'status'),
    entered: names('entries.nodes').toSorted().join(' '),
    waiting: names('waitingList.nodes').join(' '),
  };
}
const log = async () => {
  const query = 'query ($id: ID!) { tournament(id: $id) { log(last: 20) { edges { node { text } } } } }';
  const { tournament } = await api.data<Answer>(world.anonymous, query, { id: tournamentId });
  return listAt(tournament, 'log.edges').map((edge) => textAt(edge, 'node.text'));
};
const lastNotice = async (who: Person) => {
  const { viewer } = await api.data<Answer>(who.context, '{ viewer { notices(first: 1) { text } } }');
  return textAt(viewer, 'notices.0.text');
};

test('who comes when all places are taken waits, knows his place, and gets the first that becomes free', async () => {
  for (const name of ['Asha', 'Juma', 'Zuri']) await enter(named(name));
  expect(await enter(named('Pili'))).toMatchObject({ __typename: 'TournamentFull' });
  const preview = await enter(named('Pili'), { orWait: true, dryRun: true });
  expect(listAt(at(preview, 'effects.summary')).length).toBeGreaterThan(0);
  expect(JSON.stringify(preview)).toContain('All places are taken: Pili waits for one.');
  expect((await lists()).waiting).toBe('');
  await enter(named('Pili'), { orWait: true });
  await enter(named('Neema'), { orWait: true });
  expect(await enter(named('Neema'), { orWait: true })).toMatchObject({ __typename: 'AlreadyEntered' });
  expect(await lists()).toMatchObject({ entered: 'Asha Juma Zuri', waiting: 'Pili Neema' });
  const own = 'query ($id: ID!) { tournament(id: $id) { viewerCanEnter viewerCanWait viewerWaiting { place } } }';
  const seen = await api.data<Answer>(named('Neema').context, own, { id: tournamentId });
  expect(seen['tournament']).toEqual({ viewerCanEnter: false, viewerCanWait: false, viewerWaiting: { place: 2 } });
  await run(named('Juma'), 'leaveTournament', { tournamentId });
  expect(await lists()).toMatchObject({ entered: 'Asha Pili Zuri', waiting: 'Neema' });
  expect(await lastNotice(named('Pili'))).toContain('A place in Mombasa has become free, and it is yours.');
  await run(named('Neema'), 'leaveTournament', { tournamentId });
  expect(await lists()).toMatchObject({ entered: 'Asha Pili Zuri', waiting: '' });
  expect(await log()).toEqual(
    expect.arrayContaining(['Juma has taken the entry back.', 'Neema no longer waits for a place.']),
  );
});

test('two come at once for the last place: one is in, the other waits', async () => {
  for (const name of ['Asha', 'Juma']) await enter(named(name));
  const both = ['Pili', 'Neema'].map((name) => enter(named(name), { orWait: true }));
  for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ __typename: 'EnterTournamentSuccess' });
  const { entered, waiting } = await lists();
  expect(entered.split(' ')).toHaveLength(3);
  expect([...entered.split(' '), waiting].toSorted()).toEqual(['Asha', 'Juma', 'Neema', 'Pili']);
});

test('the director orders who waits, takes one off, and lets another in after registration has closed', async () => {
  for (const name of ['Asha', 'Juma', 'Zuri']) await enter(named(name));
  for (const name of ['Pili', 'Neema']) await enter(named(name), { orWait: true });
  const order = { tournamentId, playerIds: [idOf(named('Neema'))] };
  expect(await run(director, 'orderWaitingList', order)).toMatchObject({ __typename: 'InvalidInput' });
  const all = { tournamentId, playerIds: [idOf(named('Neema')), idOf(named('Pili'))] };
  expect(await run(named('Pili'), 'orderWaitingList', all)).toMatchObject({ __typename: 'Forbidden' });
  await run(director, 'orderWaitingList', all);
  expect((await lists()).waiting).toBe('Neema Pili');
  await run(director, 'leaveTournament', { tournamentId, playerId: idOf(named('Neema')) });
  expect((await lists()).waiting).toBe('Pili');
  await run(director, 'closeRegistration', { tournamentId });
  expect(await enter(named('Neema'))).toMatchObject({ __typename: 'WrongStatus' });
  await run(director, 'leaveTournament', { tournamentId, playerId: idOf(named('Asha')) });
  expect(await lists()).toMatchObject({ status: 'CLOSED', entered: 'Juma Zuri', waiting: 'Pili' });
  expect(await log()).toEqual(
    expect.arrayContaining([
      'The director has taken Neema off the waiting list.',
      'The director has taken back the entry of Asha.',
    ]),
  );
  await run(director, 'enterPlayers', { tournamentId, playerIds: [idOf(named('Pili'))] });
  expect(await lists()).toMatchObject({ entered: 'Juma Pili Zuri', waiting: '' });
  expect(await run(director, 'startTournament', { tournamentId })).toMatchObject({
    __typename: 'ArrangedSuccess',
  });
});

test('where it was agreed, players come late by themselves, and the last place starts it', async () => {
  await run(director, 'updateTournament', { tournamentId, startsWhenFull: true, lateEntry: true });
  for (const name of ['Asha', 'Juma']) await enter(named(name));
  await run(director, 'closeRegistration', { tournamentId });
  await jobs.pass(millis(1_000));
  expect((await lists()).status).toBe('CLOSED');
  await enter(named('Zuri'));
  // What wakes the job is told by the database, soon after.
  await expect.poll(lists).toMatchObject({ status: 'RUNNING', entered: 'Asha Juma Zuri' });
});

test('the waiting list is read page by page, and who gets a place meanwhile makes no gap', async () => {
  for (const name of ['Asha', 'Juma', 'Zuri']) await enter(named(name));
  const late = [named('Pili'), named('Neema'), await world.person('Rehema'), await world.person('Tatu')];
  for (const one of late) await enter(one, { orWait: true });
  const query = `query ($id: ID!, $first: Int, $after: String) { tournament(id: $id) {
    waitingList(first: $first, after: $after) { totalCount nodes { place player { name } } pageInfo { hasNextPage endCursor } } } }`;
  const page = async (more: object) => {
    const { tournament } = await api.data<Answer>(world.anonymous, query, { id: tournamentId, ...more });
    const list = at(tournament, 'waitingList');
    const nodes = listAt(list, 'nodes').map((one) => `${String(one['place'])} ${textAt(one, 'player.name')}`);
    return { totalCount: at(list, 'totalCount'), nodes, pageInfo: at(list, 'pageInfo') };
  };
  expect(await page({})).toMatchObject({ totalCount: 4, nodes: ['1 Pili', '2 Neema', '3 Rehema', '4 Tatu'] });
  const first = await page({ first: 2 });
  expect(first).toMatchObject({ totalCount: 4, nodes: ['1 Pili', '2 Neema'], pageInfo: { hasNextPage: true } });
  await run(named('Juma'), 'leaveTournament', { tournamentId });
  const after = textAt(first, 'pageInfo.endCursor');
  expect(await page({ first: 2, after })).toMatchObject({
    totalCount: 3,
    nodes: ['2 Rehema', '3 Tatu'],
    pageInfo: { hasNextPage: false },
  });
});
