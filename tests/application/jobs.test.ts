import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { answerInvitation } from '../../api/src/application/commands/invitation/answer-invitation.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { creditDowntime } from '../../api/src/application/jobs/downtime.ts';
import { DAY, HOUR, millis, MINUTE, plus, SECOND } from '../../api/src/kernel/time.ts';
import { asId, type PlayerId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { eventsPage } from '../../api/src/application/vocabulary/log.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { openTestDatabase } from '../support/database.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { at } from '../support/answer.ts';
import { runningJobs, type Jobs } from '../support/running-jobs.ts';
import { must, newWorld, personOf, refusal, type World } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let seed = 100;
let world: World;
let jobs: Jobs;
beforeEach(async () => {
  await emptyTables(db);
  world = newWorld(db, (seed += 1));
  jobs = await runningJobs(world);
});
afterEach(() => jobs.stop());

test('a flag falls with nobody watching: within a second of the deadline, never before a move in time can be written, and dated at the deadline', async () => {
  const tournament = await world.running(['Ana', 'Ben', 'Cleo']);
  const [game] = await tournament.games();
  const deadline = game?.clock?.deadline ?? world.now();
  expect(deadline).toBe(plus(world.now(), millis(3 * DAY)));
  await jobs.pass(millis(3 * DAY + 200));
  expect((await tournament.games()).map(({ status }) => status)).toEqual(Array(6).fill('RUNNING'));
  await jobs.pass(millis(800));
  const games = await tournament.games();
  expect(games.map(({ status, finishedAt }) => [status, finishedAt])).toEqual(Array(6).fill(['FINISHED', deadline]));
  const results = await db.prisma.result.findMany();
  expect(results.map(({ winner, how, decidedAt, recordedAt }) => [winner, how, +decidedAt, +recordedAt])).toEqual(
    Array(6).fill(['second', 'TIME', deadline, deadline + 201]),
  );
  const { status } = await db.prisma.tournament.findUniqueOrThrow({ where: { id: tournament.id } });
  expect(status).toBe('FINISHED');
});

test('without a clock a player is warned after 7 and 14 days of his turn and loses after 21, with the time that he has used', async () => {
  const { players, ...untimed } = await world.running(['Ana', 'Ben', 'Cleo'], { timeControl: 'untimed' });
  const [game] = await untimed.games();
  if (game === undefined) throw new Error('no game');
  await jobs.pass(millis(6 * DAY));
  const first = personOf(players, game.players.first);
  must(await playMove(first.context, { gameId: game.id, ply: 0, move: 'A6<' }));
  const topic = `game:${game.id}`;
  const told = async () => (await db.prisma.event.findMany({ where: { topic }, orderBy: { version: 'asc' } })).slice(2);
  const days = { 6.9: [], 7.1: [7], 13.9: [7], 14.1: [7, 14], 20.9: [7, 14] };
  for (const [day, warnings] of Object.entries(days).toSorted(([a], [b]) => Number(a) - Number(b))) {
    await jobs.pass(millis(6 * DAY + Number(day) * DAY - (world.now() - game.addedAt)));
    await followInboxes(world);
    expect((await told()).map(({ payload }) => at(payload, 'days'))).toEqual(warnings);
  }
  const mails = await db.prisma.outboxMail.findMany({
    where: { kind: 'INACTIVITY_WARNING', playerId: game.players.second },
  });
  expect(mails.filter(({ payload }) => at(payload, 'gameId') === game.id)).toHaveLength(2);
  await jobs.pass(millis(DAY));
  const ended = (await untimed.games()).find(({ id }) => id === game.id);
  expect(ended).toMatchObject({ status: 'FINISHED', finishedAt: game.addedAt + 27 * DAY });
  expect(ended?.clock?.used).toEqual({ first: 6 * DAY, second: 21 * DAY });
});

test('an earlier deadline wakes the sweeper, and only what is due is decided', async () => {
  const tournament = await world.running(['Ana', 'Ben', 'Cleo'], { timeControl: 'T=(3+1)<=7' });
  await jobs.pass(millis(2 * DAY));
  const quick = await world.running(['Dan', 'Eve', 'Fay'], { timeControl: 'T=(10s+5s)<=15s' });
  await jobs.pass(millis(11 * SECOND));
  await expect.poll(async () => (await quick.games()).every(({ status }) => status === 'FINISHED')).toBe(true);
  expect((await tournament.games()).every(({ status }) => status === 'RUNNING')).toBe(true);
});

test('who moves too late is told that the game is over, and the result is the one that the sweeper would have written', async () => {
  await jobs.stop();
  const tournament = await world.running(['Ana', 'Ben', 'Cleo']);
  const [game] = await tournament.games();
  if (game === undefined) throw new Error('no game');
  const mover = personOf(tournament.players, game.players.first);
  world.pass(millis(3 * DAY + 1));
  const late = { gameId: game.id, ply: 0, move: 'A5>' };
  expect(refusal(await playMove(mover.context, late)).kind).toBe('game-over');
  expect(refusal(await playMove(mover.context, late)).kind).toBe('game-over');
  const results = await db.prisma.result.findMany({ where: { gameId: game.id } });
  expect(results.map(({ winner, how, decidedAt }) => [winner, how, +decidedAt])).toEqual([
    ['second', 'TIME', game.clock?.deadline],
  ]);
});

test.each([
  ['with enough players it starts, its registration closed on the way', 3, 'RUNNING', 6],
  ['with too few players it is cancelled', 2, 'CANCELLED', 0],
])('a tournament comes to its instant: %s', async (_name, players, status, games) => {
  const director = await world.person('Director', 'DIRECTOR');
  const tournamentId = await world.draft(director, { startsAt: plus(world.now(), HOUR) });
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = ['Ana', 'Ben', 'Cleo']
    .slice(0, players)
    .map((name) => ({ name, country: null, category: 3, elo: 1500, matches: 0 }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  await jobs.pass(millis(HOUR - 1));
  expect((await db.prisma.tournament.findUniqueOrThrow({ where: { id: tournamentId } })).status).toBe('REGISTRATION');
  await jobs.pass(millis(1));
  const row = await db.prisma.tournament.findUniqueOrThrow({ where: { id: tournamentId }, include: { games: true } });
  expect([row.status, row.games.length]).toEqual([status, games]);
});

test.each([
  ['six, with as many groups as its director wants', 6, 2, 'RUNNING', 2],
  ['too few for its director’s groups: as many as the rules say', 8, 3, 'RUNNING', 1],
  ['fewer than six: it is cancelled, and everybody is told', 5, null, 'CANCELLED', 0],
])('a KIBA tournament comes to its instant: %s', async (_name, players, groups, status, made) => {
  const director = await world.person('Director', 'DIRECTOR');
  const input = { format: 'KIBA', settings: { groups }, startsAt: plus(world.now(), HOUR) } as const;
  const tournamentId = await world.draft(director, input);
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = Array.from({ length: players }, (_, index) => ({
    ...{ name: `P${index}`, country: null, category: 3, elo: 1500, matches: 0 },
  }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  await jobs.pass(HOUR);
  const where = { where: { id: tournamentId }, include: { groups: true, entries: true } };
  const row = await db.prisma.tournament.findUniqueOrThrow(where);
  expect([row.status, row.groups.length]).toEqual([status, made]);
  const window = { after: null, before: null, limit: 100, fromEnd: false };
  const inbox = await eventsPage(db.prisma, `player:${row.entries[0]!.playerId}`, window);
  const change = status === 'CANCELLED' ? 'CANCELLED' : 'STARTED';
  expect(inbox.map(({ payload }) => ('change' in payload ? payload.change : null))).toContain(change);
});

test.each([
  ['5 minutes are not credited', 5 * MINUTE, 0],
  ['more than 5 minutes are credited to the millisecond', 5 * MINUTE + 1, 5 * MINUTE + 1],
  ['four days, longer than anybody had, are credited and nobody loses', 4 * DAY, 4 * DAY],
])('the server was down: %s', async (_name, down, credited) => {
  const tournament = await world.running(['Ana', 'Ben', 'Cleo']);
  const before = await tournament.games();
  await jobs.pass(millis(HOUR));
  await jobs.stop();
  world.pass(millis(down));
  await creditDowntime(world.system);
  await creditDowntime(world.system);
  jobs = await runningJobs(world);
  await jobs.pass(millis(0));
  const games = await gamesByIds(
    db.prisma,
    before.map(({ id }) => id),
  );
  const deadlines = new Map(games.map(({ id, status, clock }) => [id, [status, clock?.deadline]]));
  for (const { id, clock } of before) {
    expect(deadlines.get(id)).toEqual(['RUNNING', (clock?.deadline ?? 0) + credited]);
  }
  const window = { after: null, before: null, limit: 100, fromEnd: false };
  const told = await eventsPage(db.prisma, `game:${before[0]?.id}`, window);
  const log = await eventsPage(db.prisma, `tournament:${tournament.id}`, window);
  const credits = told.flatMap((event) => (event.kind === 'ClockCredited' ? [event.payload.time] : []));
  expect(credits).toEqual(credited === 0 ? [] : [credited]);
  const rulings = await db.prisma.ruling.findMany({ where: { tournamentId: tournament.id } });
  expect(rulings.map(({ kind, byId }) => [kind, byId])).toEqual(credited === 0 ? [] : [['DOWNTIME', null]]);
  expect(log.filter(({ kind }) => kind === 'RulingMade')).toHaveLength(credited === 0 ? 0 : 1);
});

test('a cycle of leagues that is due with two players left over waits for its director (Kuksu 8.4)', async () => {
  const director = await world.person('Director', 'DIRECTOR');
  const tournamentId = await world.draft(director, {
    ...{ format: 'KUKSU', settings: { acceptanceDays: 0 }, game: 'GO', gameConfig: {}, venue: 'ELSEWHERE' },
    ...{ maxPlayers: 100, startsAt: plus(world.now(), DAY) },
  });
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = Array.from({ length: 12 }, (_, index) => ({
    ...{ name: `Short ${index + 1}`, country: null, category: 3, elo: 1500, matches: 0 },
  }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  await jobs.pass(millis(2 * DAY));
  const [waiting] = await tournamentsByIds(db.prisma, [tournamentId]);
  expect([waiting?.status, waiting?.startsAt, jobs.failures]).toEqual(['CLOSED', null, []]);
});

test('a cycle that comes to its instant invites first; it starts when the time to accept is over, also while no server ran', async () => {
  const director = await world.person('Director', 'DIRECTOR');
  const startsAt = plus(world.now(), DAY);
  const tournamentId = await world.draft(director, {
    ...{ format: 'KUKSU', settings: {}, game: 'GO', gameConfig: {}, venue: 'ELSEWHERE', maxPlayers: 100, startsAt },
  });
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = Array.from({ length: 11 }, (_, index) => ({
    ...{ name: `Invited ${index + 1}`, country: null, category: 3, elo: 1500, matches: 0 },
  }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  await jobs.pass(millis(2 * DAY));
  const [asked] = await tournamentsByIds(db.prisma, [tournamentId]);
  const until = plus(startsAt, millis(14 * DAY));
  expect([asked?.status, asked?.acceptUntil, asked?.startsAt]).toEqual(['CLOSED', new Date(until), new Date(until)]);
  const entries = await db.prisma.entry.findMany({ where: { tournamentId }, take: 6 });
  const playerIds = entries.map(({ playerId }) => asId<PlayerId>(playerId));
  must(await answerInvitation(director.context, { tournamentId, accept: true, playerIds }));
  await jobs.stop();
  world.setNow(plus(until, DAY));
  jobs = await runningJobs(world);
  await jobs.pass(millis(0));
  const where = { where: { id: tournamentId }, include: { games: true } };
  await expect.poll(async () => (await db.prisma.tournament.findUniqueOrThrow(where)).status).toBe('RUNNING');
  expect((await db.prisma.tournament.findUniqueOrThrow(where)).games).toHaveLength(15);
});
