import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runRecurrences } from '../../api/src/application/jobs/recurrences.ts';
import { runStarts } from '../../api/src/application/jobs/starts.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, millis, plus } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { runningJobs, type Jobs } from '../support/running-jobs.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let seed = 900;
let world: World;
let api: Api;
let jobs: Jobs;
let director: Person;
let players: readonly Person[];
let tournamentId: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(db);
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
  // Two servers over one database: each edition is made once.
  jobs = await runningJobs(world, [runRecurrences, runRecurrences, runStarts]);
  director = await world.person('Salma', 'DIRECTOR');
  players = [await world.person('Asha'), await world.person('Juma'), await world.person('Zuri')];
  const startsAt = plus(world.now(), days(20));
  tournamentId = globalId('RoundRobinTournament', await world.draft(director, { startsAt, maxPlayers: 4 }));
  await run(director, 'openRegistration', { tournamentId });
});
afterEach(async () => {
  await jobs.stop();
  await api.close();
});
afterAll(() => db.close());

const days = (count: number) => millis(count * DAY);
const run = (who: Person, name: string, input: object, fields?: string): Promise<Answer> =>
  mutate(api, who.context, name, input, fields);
const repeat = (input: object, who = director) =>
  run(who, 'setRecurrence', { tournamentId, weeks: 4, signUpDays: 10, ...input }, TOLD);
const again = (who: Person, on = true) => run(who, 'signUpAgain', { tournamentId, again: on }, TOLD);
const TOLD = '... on TournamentSuccess { effects { summary } } ... on CommandError { message }';
const EDITIONS = `{ tournaments(first: 20) { edges { node { id name status startsAt
  entries { nodes { player { name } } } } } } }`;

/** Each edition by its name, with its state, the day of its start counted from now on, and who is in it, the earliest first. */
async function editions(): Promise<readonly string[]> {
  const { tournaments } = await api.data<Answer>(world.anonymous, EDITIONS);
  const starts = (edge: unknown) => Date.parse(textAt(edge, 'node.startsAt'));
  return listAt(tournaments, 'edges')
    .toSorted((one, other) => starts(one) - starts(other))
    .map((edge) => {
      const day = Math.round((starts(edge) - world.now()) / DAY);
      const names = listAt(edge, 'node.entries.nodes').map((entry) => textAt(entry, 'player.name'));
      return `${textAt(edge, 'node.name')} ${textAt(edge, 'node.status')} ${day}: ${names.toSorted().join(', ')}`;
    });
}

test('a tournament is held again and again: each edition opens when it is time, and whoever has asked is in it', async () => {
  const preview = await repeat({ dryRun: true });
  expect(preview).toMatchObject({
    effects: {
      summary: [
        'The tournament is held again every 4 weeks; the next edition starts on 8 Jan 2027, 12:00 UTC, and opens for players 10 days before.',
      ],
    },
  });
  const { tournament } = await api.data<Answer>(
    world.anonymous,
    'query ($id: ID!) { tournament(id: $id) { recurrence { weeks } } }',
    { id: tournamentId },
  );
  expect(tournament).toEqual({ recurrence: null });
  expect(await repeat({})).toMatchObject({ __typename: 'TournamentSuccess' });
  const [asha, juma, zuri] = players as [Person, Person, Person];
  for (const player of players) await run(player, 'enterTournament', { tournamentId });
  for (const player of [juma, asha, asha])
    expect(await again(player)).toMatchObject({ __typename: 'TournamentSuccess' });
  await again(zuri);
  await again(zuri, false);
  await jobs.pass(days(37));
  expect(await editions()).toEqual(['Mombasa RUNNING -17: Asha, Juma, Zuri']);
  await jobs.pass(days(1));
  expect(await editions()).toEqual(['Mombasa RUNNING -18: Asha, Juma, Zuri', 'Mombasa 2 REGISTRATION 10: Asha, Juma']);
  const { viewer } = await api.data<Answer>(asha.context, '{ viewer { notices(first: 3) { __typename text } } }');
  expect(listAt(viewer, 'notices')).toContainEqual({
    __typename: 'MySignedUpAgain',
    text: 'You are entered in Mombasa 2, as you have asked to be each time; you may leave until sign-up closes.',
  });
  // Two players are too few: that edition is cancelled, and the next one comes all the same.
  await jobs.pass(days(29));
  expect((await editions()).slice(1)).toEqual([
    'Mombasa 2 CANCELLED -19: Asha, Juma',
    'Mombasa 3 REGISTRATION 9: Asha, Juma',
  ]);
});

test('what was missed while no server ran is not made up for: the next edition is the first that is still to come', async () => {
  await repeat({});
  await jobs.stop();
  world.pass(days(100));
  jobs = await runningJobs(world, [runRecurrences]);
  await jobs.pass(millis(0));
  expect(await editions()).toEqual(['Mombasa REGISTRATION -80: ', 'Mombasa 2 REGISTRATION 4: ']);
});

test('an edition is agreed as the one before it: entering late and starting when full too', async () => {
  const agreed = { startsWhenFull: true, lateEntry: true, takesBots: true, daysOff: 3 };
  await run(director, 'updateTournament', { tournamentId, ...agreed });
  await repeat({});
  await jobs.pass(days(38));
  const asked = '{ tournaments(first: 20) { nodes { name startsWhenFull lateEntry takesBots daysOff } } }';
  expect(listAt(await api.data<Answer>(world.anonymous, asked), 'tournaments.nodes')).toContainEqual({
    name: 'Mombasa 2',
    ...agreed,
  });
});

test('more players who have asked than places: who has asked longest is in', async () => {
  await run(director, 'updateTournament', { tournamentId, maxPlayers: 3 });
  await repeat({});
  const more = [...players, await world.person('Pili')];
  for (const player of more.toReversed()) {
    await again(player);
    world.pass(millis(1_000));
  }
  await jobs.pass(days(38));
  expect(await editions()).toContain('Mombasa 2 REGISTRATION 10: Juma, Pili, Zuri');
});

test('its director ends it in its last edition, and nothing follows', async () => {
  await repeat({});
  expect(await repeat({ weeks: null })).toMatchObject({
    effects: { summary: ['The tournament is not held again after this edition.'] },
  });
  await jobs.pass(days(60));
  expect((await editions()).map((edition) => edition.split(' ')[0])).toEqual(['Mombasa']);
  expect(await again(players[0]!)).toMatchObject({ __typename: 'WrongStatus' });
});

test.each<[string, () => Promise<Answer>, object]>([
  ['by somebody else', () => repeat({}, players[0]), { __typename: 'Forbidden' }],
  [
    'every 0 weeks',
    () => repeat({ weeks: 0 }),
    { message: 'The number of weeks must be a whole number from 1 to 104.' },
  ],
  [
    'open longer than there is between two',
    () => repeat({ weeks: 1, signUpDays: 8 }),
    { message: 'The number of days of sign-up must be a whole number from 1 to 7.' },
  ],
  ['no longer, where it never was', () => repeat({ weeks: null }), { __typename: 'WrongStatus' }],
  ['each time, where nothing follows', () => again(players[0]!), { __typename: 'WrongStatus' }],
  [
    'without a start',
    async () => {
      await run(director, 'updateTournament', { tournamentId, startsAt: null });
      return repeat({});
    },
    { message: 'Say first when this tournament starts: the next editions follow from that.' },
  ],
  [
    'from an edition that is not the last',
    async () => {
      await repeat({});
      await jobs.pass(days(40));
      return repeat({ weeks: 2 });
    },
    { message: 'There is a later edition: it says how often it is held.' },
  ],
])('a tournament is not held again %s', async (_how, attempt, refusal) => {
  expect(await attempt()).toMatchObject(refusal);
});
