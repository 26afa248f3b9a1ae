import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { creditDowntime } from '../../api/src/application/jobs/downtime.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis, MINUTE, plus, SECOND } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { runningJobs, type Jobs } from '../support/running-jobs.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { iso, pauseScene } from './pause-scene.ts';

let db: Db;
let seed = 700;
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

test('a paused game stands still to the millisecond, is refused moves until it goes on by itself, and goes on with what was left', async () => {
  const scene = await pauseScene(world, api);
  await jobs.pass(millis(DAY + 123));
  const [from, until] = [world.now(), plus(world.now(), millis(5 * DAY))];
  const paused = await scene.pause({ gameId: scene.gameId(), until: iso(until), reason: 'A power cut in Lamu' });
  expect(paused).toMatchObject({
    pause: { since: iso(from), until: iso(until) },
    effects: { games: [{ id: scene.gameId() }] },
  });
  await jobs.pass(millis(5 * DAY - 1));
  expect(await scene.shown(scene.game, scene.first.context)).toMatchObject({
    ...{ status: 'RUNNING', viewerCanMove: false, result: null },
    clock: {
      ...{ running: null, expiresAt: null, countsTo: null, pausedUntil: iso(until) },
      ...{ remaining: { first: 172_799, second: 259_200 }, timeUsed: { first: 86_400, second: 0 } },
    },
    pause: {
      ...{ since: iso(from), until: iso(until), reason: 'A power cut in Lamu', isDaysOff: false },
      ...{ by: { name: 'Director' }, game: { id: scene.gameId() }, player: null },
    },
  });
  expect(await scene.move(scene.first, 'A6>', 0)).toMatchObject({
    ...{ __typename: 'WrongStatus', message: 'This game is paused until 27 Nov 2026, 12:00 UTC.' },
  });
  await jobs.pass(millis(1));
  const deadline = iso(plus(until, millis(2 * DAY - 123)));
  expect(await scene.shown(scene.game, scene.first.context)).toMatchObject({
    ...{ viewerCanMove: true, pause: null, pauses: [] },
    clock: { running: 'FIRST', expiresAt: deadline, countsTo: deadline, pausedUntil: null },
  });
  await jobs.pass(millis(2 * DAY - 123));
  expect(await scene.shown()).toMatchObject({ status: 'RUNNING' });
  await jobs.pass(SECOND);
  expect(await scene.shown()).toMatchObject({ status: 'FINISHED', result: { how: 'TIME' }, pause: null });
});

test('what is not about a game lets it run; within a tournament that stands still, a game goes on when nothing is about it any more', async () => {
  const scene = await pauseScene(world, api);
  const [byGame, byPlayer, byAll] = [inDays(1), inDays(2), inDays(3)];
  const player = { playerId: globalId('Player', scene.first.playerId) };
  await scene.pause({ gameId: scene.gameId(), until: byGame, reason: 'One' });
  await scene.pause({ ...player, until: byPlayer, reason: 'Two' });
  const others = (await scene.games()).filter(({ players }) => !Object.values(players).includes(scene.first.playerId));
  expect(others).toHaveLength(2);
  for (const game of others) expect((await scene.shown(game)).pause).toBeNull();
  await scene.pause({ until: byAll, reason: 'Three' });
  for (const game of await scene.games()) expect(await scene.shown(game)).toMatchObject({ pause: { reason: 'Three' } });
  const about = '{ tournament(id: $id) { pause { reason } pauses { reason game { id } player { name } } } }';
  const { tournament } = await api.data(world.anonymous, `query ($id: ID!) ${about}`, { id: scene.tournamentId });
  expect(tournament).toEqual({
    pause: { reason: 'Three' },
    pauses: expect.arrayContaining([
      { reason: 'One', game: { id: scene.gameId() }, player: null },
      { reason: 'Two', game: null, player: { name: scene.first.name } },
      { reason: 'Three', game: null, player: null },
    ]) as unknown,
  });
  const { pauses } = await scene.shown();
  expect(listAt({ pauses }, 'pauses')).toHaveLength(3);
  await jobs.pass(millis(2 * DAY));
  expect(await scene.shown()).toMatchObject({ clock: { pausedUntil: byAll }, pauses: [{ until: byAll }] });
  await jobs.pass(DAY);
  expect(await scene.shown()).toMatchObject({ clock: { running: 'FIRST', remaining: { first: 259_200 } }, pauses: [] });
});

test('a pause is planned, prolonged, ended early and taken back, and each is a ruling that everybody reads', async () => {
  const scene = await pauseScene(world, api);
  const planned = await scene.pause({ since: inDays(1), until: inDays(2), reason: 'Eid' });
  const pauseId = textAt(planned, 'pause.id');
  expect(await scene.shown()).toMatchObject({
    ...{ pause: null, pauses: [{ since: inDays(1), until: inDays(2) }] },
    clock: { running: 'FIRST', countsTo: inDays(3), expiresAt: inDays(4), pausedUntil: null },
  });
  await jobs.pass(DAY);
  const longer = { pauseId, until: inDays(4), reason: 'The whole feast' };
  const change = '... on PauseSuccess { pause { until } effects { summary } }';
  const preview = await scene.run(scene.director, 'changePause', { ...longer, dryRun: true }, change);
  expect(preview).toMatchObject({
    pause: { until: inDays(4) },
    effects: {
      summary: [
        expect.stringMatching(/^Ruling: The pause in all games lasts until 26 Nov/),
        expect.stringMatching(/^The pause in all games now lasts until 26 Nov 2026, 12:00 UTC. The whole feast\.$/),
        'This is so in 6 running games.',
      ],
    },
  });
  expect(await scene.shown()).toMatchObject({ pause: { until: inDays(1) } });
  await scene.run(scene.director, 'changePause', longer);
  expect(await scene.shown()).toMatchObject({ pause: { until: inDays(4), reason: 'Eid' } });
  await jobs.pass(HOUR);
  expect(await scene.run(scene.director, 'endPause', { pauseId, reason: 'The lights are back' })).toEqual({
    __typename: 'PauseSuccess',
  });
  expect(await scene.shown()).toMatchObject({
    clock: { running: 'FIRST', expiresAt: inDays(2), timeUsed: { first: 86_400 } },
  });
  const deadline = inDays(2);
  const next = textAt(await scene.pause({ since: inDays(1), until: inDays(2), reason: 'Another' }), 'pause.id');
  await jobs.pass(SECOND);
  await scene.run(scene.director, 'endPause', { pauseId: next, reason: 'Not needed' });
  expect(await scene.shown()).toMatchObject({ pauses: [], clock: { expiresAt: deadline } });
  const log =
    'query ($id: ID!) { tournament(id: $id) { log(last: 20) { edges { node { kind text } } } rulings { nodes { text reason } } } }';
  const { tournament } = await api.data(world.anonymous, log, { id: scene.tournamentId });
  expect(listAt(tournament, 'rulings.nodes').map(({ text, reason }) => `${text} ${reason}`)).toEqual([
    'Play will be paused in all games from 22 Nov 2026, 12:00 UTC until 23 Nov 2026, 12:00 UTC. Eid',
    'The pause in all games lasts until 26 Nov 2026, 12:00 UTC. The whole feast',
    'Play goes on in all games. The lights are back',
    'Play will be paused in all games from 23 Nov 2026, 13:00 UTC until 24 Nov 2026, 13:00 UTC. Another',
    'Play will not be paused in all games. Not needed',
  ]);
  const told = listAt(at(tournament, 'log.edges.*.node')).filter(({ kind }) => kind === 'PauseChanged');
  expect(told.map(({ text }) => text)).toEqual([
    'Play will be paused in all games from 22 Nov 2026, 12:00 UTC until 23 Nov 2026, 12:00 UTC. Eid.',
    'Play is paused in all games until 23 Nov 2026, 12:00 UTC.',
    'The pause in all games now lasts until 26 Nov 2026, 12:00 UTC. The whole feast.',
    'Play goes on in all games. The lights are back.',
    'Play will be paused in all games from 23 Nov 2026, 13:00 UTC until 24 Nov 2026, 13:00 UTC. Another.',
    'Play will not be paused in all games. Not needed.',
  ]);
});

test('who watches is told: the game, the tournament and both players, at its beginning and when it is over', async () => {
  const scene = await pauseScene(world, api);
  const kinds = async (topic: string) => {
    const events = await db.prisma.event.findMany({ where: { topic }, orderBy: { version: 'asc' } });
    return events
      .filter(({ kind }) => /Pause/.test(kind))
      .map(({ kind, payload }) => `${kind} ${textAt(payload, 'change')}`);
  };
  await scene.pause({ gameId: scene.gameId(), since: inDays(1), until: inDays(2), reason: 'A ruling is looked for' });
  await jobs.pass(millis(2 * DAY));
  const changes = ['PLANNED', 'BEGAN', 'ENDED'];
  expect(await kinds(`tournament:${scene.id}`)).toEqual(changes.map((change) => `PauseChanged ${change}`));
  expect(await kinds(`game:${scene.game.id}`)).toEqual(changes.map((change) => `GamePauseChanged ${change}`));
  for (const { playerId } of [scene.first, scene.second]) {
    expect(await kinds(`player:${playerId}`)).toEqual(changes.map((change) => `MyPauseChanged ${change}`));
  }
  expect(await kinds(`player:${scene.third.playerId}`)).toEqual([]);
});

test('without a clock no day is counted and nobody is warned in a pause', async () => {
  const scene = await pauseScene(world, api, { timeControl: 'untimed(21; 7, 14)' });
  await jobs.pass(millis(6 * DAY));
  await scene.pause({ until: inDays(30), reason: 'Holidays' });
  const warned = () => db.prisma.event.count({ where: { topic: `game:${scene.game.id}`, kind: 'InactivityWarned' } });
  await jobs.pass(millis(30 * DAY));
  expect([await warned(), at(await scene.shown(), 'clock.untimed.daysLeft')]).toEqual([0, 15]);
  await jobs.pass(DAY);
  expect(await warned()).toBe(1);
  await jobs.pass(millis(14 * DAY - MINUTE));
  expect(await scene.shown()).toMatchObject({ status: 'RUNNING' });
  await jobs.pass(millis(2 * MINUTE));
  expect(await scene.shown()).toMatchObject({ status: 'FINISHED' });
});

test('a server that is down while play is paused, and when the pause ends, takes no time from anybody', async () => {
  const scene = await pauseScene(world, api);
  await jobs.pass(DAY);
  await scene.pause({ until: inDays(1), reason: 'A new machine' });
  await jobs.pass(HOUR);
  await jobs.stop();
  world.pass(millis(2 * DAY));
  const restarted = world.now();
  await creditDowntime(world.system);
  jobs = await runningJobs(world);
  await jobs.pass(millis(0));
  expect(await scene.shown()).toMatchObject({
    clock: { running: 'FIRST', timeUsed: { first: 86_400 }, expiresAt: iso(plus(restarted, millis(2 * DAY))) },
  });
  const told = await db.prisma.event.findMany({ where: { topic: `game:${scene.game.id}`, kind: 'ClockCredited' } });
  expect(told.map(({ payload }) => at(payload, 'time'))).toEqual([25 * HOUR]);
});

test('a flag that has fallen before stays fallen; giving up, planning replies and more time go on in a pause', async () => {
  const scene = await pauseScene(world, api);
  const run = (who: typeof scene.first, name: string, input: object) =>
    scene.run(who, name, { gameId: scene.gameId(), ...input });
  await scene.pause({ gameId: scene.gameId(), until: inDays(10), reason: 'Illness' });
  const nodes = [{ move: 'A6>', reply: 'a1<' }];
  expect(await run(scene.second, 'setPlan', { ply: 0, nodes })).not.toMatchObject({ code: 'WRONG_STATUS' });
  const extended = { seat: 'FIRST', seconds: 86_400, reason: 'As well' };
  expect(await run(scene.director, 'extendTime', extended)).toMatchObject({ __typename: 'GameSuccess' });
  expect(await scene.shown()).toMatchObject({ clock: { remaining: { first: 4 * 86_400 } } });
  expect(await run(scene.first, 'resign', {})).toMatchObject({ __typename: 'GameSuccess' });
  await jobs.stop();
  world.pass(millis(3 * DAY + 1));
  await scene.pause({ until: inDays(10), reason: 'Too late' });
  jobs = await runningJobs(world);
  await jobs.pass(SECOND);
  for (const game of await scene.games()) {
    expect(game).toMatchObject({ status: 'FINISHED' });
  }
});

test.each<[name: string, mutation: string, input: () => object, refused: object]>([
  [
    'an end that is over',
    'pauseGames',
    () => ({ until: inDays(0), reason: 'No' }),
    { __typename: 'InvalidInput', field: 'until' },
  ],
  ['an end in more than a year', 'pauseGames', () => ({ until: inDays(366), reason: 'No' }), { field: 'until' }],
  [
    'a beginning that is over',
    'pauseGames',
    () => ({ since: inDays(-1), until: inDays(1), reason: 'No' }),
    { field: 'since' },
  ],
  ['no reason', 'pauseGames', () => ({ until: inDays(1), reason: ' ' }), { field: 'reason' }],
])('refused with a sentence, and nothing is paused: %s', async (_name, mutation, input, refused) => {
  const scene = await pauseScene(world, api);
  const answer = await scene.run(
    scene.director,
    mutation,
    { tournamentId: scene.tournamentId, ...input() },
    '... on InvalidInput { field }',
  );
  expect(answer).toMatchObject(refused);
  expect(await db.prisma.pause.count()).toBe(0);
});

test('what is paused is not paused twice, and what is not paused goes on by nothing; only who directs may', async () => {
  const scene = await pauseScene(world, api);
  const first = { until: inDays(2), reason: 'First' };
  const pauseId = textAt(await scene.pause(first), 'pause.id');
  expect(await scene.pause({ since: inDays(1), until: inDays(3), reason: 'Second' })).toMatchObject({
    __typename: 'WrongStatus',
    message: expect.stringMatching(/^This is paused from 21 Nov .* give that pause another end\.$/) as string,
  });
  expect(await scene.pause({ since: inDays(2), until: inDays(3), reason: 'Right afterwards' })).toMatchObject({
    __typename: 'PauseSuccess',
  });
  const stranger = await world.person('Zuri', 'DIRECTOR');
  for (const who of [stranger, scene.first]) {
    const input = { tournamentId: scene.tournamentId, ...first };
    expect(await scene.run(who, 'pauseGames', input)).toMatchObject({ __typename: 'Forbidden' });
    expect(await scene.run(who, 'endPause', { pauseId, reason: 'Me' })).toMatchObject({ __typename: 'Forbidden' });
  }
  const key = { pauseId, reason: 'Once', idempotencyKey: 'end' };
  expect(await scene.run(scene.director, 'endPause', key)).toMatchObject({ __typename: 'PauseSuccess' });
  expect(await scene.run(scene.director, 'endPause', key)).toMatchObject({ __typename: 'PauseSuccess' });
  const again = { pauseId, reason: 'Again', until: inDays(1) };
  const { until: _until, ...end } = again;
  expect(await scene.run(scene.director, 'endPause', end)).toMatchObject({ message: 'This pause is over.' });
  expect(await scene.run(scene.director, 'changePause', again)).toMatchObject({ message: 'This pause is over.' });
  const unknown = { pauseId: globalId('Player', scene.first.playerId), reason: 'Which?' };
  expect(await scene.run(scene.director, 'endPause', unknown)).toMatchObject({ __typename: 'NotFound' });
});
