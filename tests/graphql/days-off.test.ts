import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { runningJobs, type Jobs } from '../support/running-jobs.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { iso, pauseScene, type PauseScene } from './pause-scene.ts';

let db: Db;
let seed = 800;
let world: World;
let api: Api;
let jobs: Jobs;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(db);
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
  jobs = await runningJobs(world);
});
afterEach(async () => {
  await jobs.stop();
  await api.close();
});
afterAll(() => db.close());

const inDays = (days: number) => iso(plus(world.now(), millis(days * DAY)));
const TAKEN = `... on TakeDaysOffSuccess { daysLeft pause { id since until isDaysOff reason player { name } }
  effects { summary games { id } } } ... on InvalidInput { field }`;
const take = (scene: PauseScene, who: Person, input: object) =>
  scene.run(who, 'takeDaysOff', { tournamentId: scene.tournamentId, ...input }, TAKEN);
const left = async ({ tournamentId }: PauseScene, who: Person) => {
  const query = 'query ($id: ID!) { tournament(id: $id) { daysOff viewerDaysOffLeft } }';
  return (await api.data<{ tournament: object }>(who.context, query, { id: tournamentId })).tournament;
};

test('a player takes days off: seen before, told at once, his games stand still for both and nobody else’s do', async () => {
  const scene = await pauseScene(world, api, { daysOff: 10 });
  const week = { since: inDays(1), days: 7 };
  const taken = {
    ...{ __typename: 'TakeDaysOffSuccess', daysLeft: 3 },
    pause: { since: inDays(1), until: inDays(8), isDaysOff: true, reason: null, player: { name: scene.first.name } },
  };
  const preview = await take(scene, scene.first, { ...week, dryRun: true });
  expect(preview).toMatchObject(taken);
  expect(listAt(preview, 'effects.games')).toHaveLength(4);
  expect(preview).toMatchObject({
    effects: {
      summary: [
        `Play will be paused in all games of ${scene.first.name}, who takes days off from 22 Nov 2026, 12:00 UTC until 29 Nov 2026, 12:00 UTC.`,
        'This is so in 4 running games.',
      ],
    },
  });
  expect(await left(scene, scene.first)).toEqual({ daysOff: 10, viewerDaysOffLeft: 10 });
  expect(await take(scene, scene.first, week)).toMatchObject(taken);
  expect(await left(scene, scene.first)).toEqual({ daysOff: 10, viewerDaysOffLeft: 3 });
  const heard = await db.prisma.event.findMany({ where: { kind: 'MyPauseChanged' } });
  expect(new Set(heard.map(({ topic }) => topic))).toEqual(
    new Set(scene.players.map(({ playerId }) => `player:${playerId}`)),
  );
  await jobs.pass(millis(7 * DAY));
  expect(await scene.move(scene.first, 'A6>', 0)).toMatchObject({ __typename: 'WrongStatus' });
  const games = await scene.games();
  const open = games.filter(({ status }) => status === 'RUNNING');
  expect(open).toHaveLength(4);
  expect(open.every(({ players }) => Object.values(players).includes(scene.first.playerId))).toBe(true);
  await jobs.pass(DAY);
  expect(await scene.shown()).toMatchObject({ clock: { running: 'FIRST', expiresAt: inDays(2) }, pause: null });
});

test('they are no way out of a flag that is about to fall: a day of notice, however little is left', async () => {
  const scene = await pauseScene(world, api, { daysOff: 10 });
  await jobs.pass(millis(3 * DAY - HOUR));
  expect(await take(scene, scene.first, { since: inDays(0), days: 5 })).toMatchObject({
    ...{ __typename: 'InvalidInput', field: 'since' },
    message: 'Days off begin a day after they are taken: on 25 Nov 2026, 11:00 UTC at the earliest.',
  });
  expect(await take(scene, scene.first, { since: inDays(1), days: 5 })).toMatchObject({ daysLeft: 5 });
  await jobs.pass(millis(2 * HOUR));
  expect(await scene.shown()).toMatchObject({ status: 'FINISHED', result: { how: 'TIME' } });
});

test('days that were not begun can be taken again: taken back before, or ended by the player with a day of notice', async () => {
  const scene = await pauseScene(world, api, { daysOff: 4, timeControl: 'T=(30+1)<=40' });
  const first = textAt(await take(scene, scene.first, { since: inDays(2), days: 4 }), 'pause.id');
  expect(await take(scene, scene.first, { since: inDays(9), days: 1 })).toMatchObject({
    message: 'You have taken all your days off in this tournament.',
  });
  expect(await scene.run(scene.second, 'endPause', { pauseId: first })).toMatchObject({ __typename: 'Forbidden' });
  expect(await scene.run(scene.first, 'endPause', { pauseId: first })).toMatchObject({ __typename: 'PauseSuccess' });
  expect(await left(scene, scene.first)).toMatchObject({ viewerDaysOffLeft: 4 });
  const again = await take(scene, scene.first, { since: inDays(1), days: 4 });
  expect(again).toMatchObject({ daysLeft: 0 });
  const second = textAt(again, 'pause.id');
  await jobs.pass(millis(DAY + HOUR));
  const end = '... on PauseSuccess { pause { until } }';
  expect(await scene.run(scene.first, 'endPause', { pauseId: second }, end)).toMatchObject({
    pause: { until: inDays(1) },
  });
  await jobs.pass(HOUR);
  expect(await scene.shown()).toMatchObject({ clock: { running: null } });
  expect(await left(scene, scene.first)).toMatchObject({ viewerDaysOffLeft: 2 });
  expect(await scene.run(scene.director, 'endPause', { pauseId: second, reason: 'He is back' }, end)).toMatchObject({
    pause: { until: iso(world.now()) },
  });
  expect(await left(scene, scene.first)).toMatchObject({ viewerDaysOffLeft: 3 });
  const changed = { pauseId: textAt(await take(scene, scene.first, { since: inDays(1), days: 1 }), 'pause.id') };
  expect(
    await scene.run(scene.director, 'changePause', { ...changed, until: inDays(9), reason: 'Longer' }),
  ).toMatchObject({ message: expect.stringMatching(/^These are days off/) as string });
});

test.each<[name: string, input: () => object, refused: object]>([
  ['more than are left', () => ({ since: inDays(1), days: 6 }), { field: 'days' }],
  ['no day', () => ({ since: inDays(1), days: 0 }), { field: 'days' }],
])('refused: %s', async (_name, input, refused) => {
  const scene = await pauseScene(world, api, { daysOff: 5 });
  expect(await take(scene, scene.first, input())).toMatchObject(refused);
  expect(await db.prisma.pause.count()).toBe(0);
});

test('refused: twice, where there are none, to a stranger; what is agreed is among the rules and shown before joining', async () => {
  const scene = await pauseScene(world, api, { daysOff: 5 });
  await take(scene, scene.first, { since: inDays(1), days: 2 });
  expect(await take(scene, scene.first, { since: inDays(2), days: 2 })).toMatchObject({
    message: 'You have days off from 22 Nov 2026, 12:00 UTC until 24 Nov 2026, 12:00 UTC already.',
  });
  const stranger = await world.person('Zuri');
  expect(await take(scene, stranger, { since: inDays(1), days: 1 })).toMatchObject({ __typename: 'NotFound' });
  const none = await pauseScene(world, api);
  expect(await take(none, none.first, { since: inDays(1), days: 1 })).toMatchObject({
    message: 'This tournament gives its players no days off.',
  });
  const query = 'query ($id: ID!) { tournament(id: $id) { daysOff rules { title text } } }';
  const { tournament } = await api.data(world.anonymous, query, { id: scene.tournamentId });
  expect(listAt(tournament, 'rules').find(({ title }) => title === 'Days off')?.text).toMatch(
    /^Each player may take 5 days off, .* begin a day after/,
  );
  const draft = { name: 'Elsewhere', game: 'GO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE', daysOff: 3 };
  expect(await scene.run(scene.director, 'createTournament', draft, '... on InvalidInput { field }')).toMatchObject({
    field: 'daysOff',
  });
});
