import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { freeHandle, handleOf } from '../../api/src/application/commands/player/handle.ts';
import { ensurePlayerForAccount } from '../../api/src/application/commands/player/ensure-for-account.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { seatOf } from '../../api/src/application/running/playable-game.ts';
import { asId, type AccountId } from '../../api/src/kernel/ids.ts';
import { DAY, HOUR, millis, plus, SECOND } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import type { Db } from '../../api/src/store/client.ts';
import { eventsPage } from '../../api/src/application/vocabulary/log.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { worded } from '../support/worded.ts';
import { must, newWorld, personOf, refusal, type World } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let seed = 700;
let world: World;
beforeEach(() => {
  world = newWorld(db, (seed += 1));
});

const OLDEST = { after: null, before: null, limit: 100, fromEnd: false };

async function firstGame() {
  const tournament = await world.running(['Ana', 'Ben', 'Cleo']);
  const [game] = await tournament.games();
  if (game?.position == null) throw new Error('no game');
  const [move = ''] = GAMES.BAO.legalMoves(game.position);
  const first = personOf(tournament.players, game.players.first);
  const second = personOf(tournament.players, game.players.second);
  return { tournament, game, move, first, second };
}

test('at the start the first mover has three days and is told; after his move his time is kept, plus a day, and the other is told', async () => {
  const { game, move, first, second } = await firstGame();
  const start = world.now();
  expect(game).toMatchObject({ status: 'RUNNING', toMove: 'first', ply: 0, startedAt: start });
  expect(game.clock).toMatchObject({ running: 'first', since: start, deadline: plus(start, millis(3 * DAY)) });
  world.pass(millis(HOUR));
  must(await playMove(first.context, { gameId: game.id, ply: 0, move }));
  const [moved] = await gamesByIds(db.prisma, [game.id]);
  expect(moved).toMatchObject({ toMove: 'second', ply: 1 });
  expect(moved?.clock).toEqual({
    remaining: { first: 4 * DAY - HOUR, second: 3 * DAY },
    used: { first: HOUR, second: 0 },
    running: 'second',
    since: world.now(),
    deadline: plus(world.now(), millis(3 * DAY)),
    warnAt: null,
    rests: [],
  });
  const told = await eventsPage(db.prisma, `game:${game.id}`, OLDEST);
  expect(told.map(({ version, kind }) => [version, kind])).toEqual([
    [1, 'GameStarted'],
    [2, 'MovePlayed'],
  ]);
  expect(told[1]).toMatchObject({
    at: world.now(),
    payload: { ply: 0, seat: 'first', notation: move, cause: 'PLAYER', remaining: { first: 4 * DAY - HOUR } },
  });
  const inbox = await eventsPage(db.prisma, `player:${second.playerId}`, OLDEST);
  expect(inbox.at(-1)).toMatchObject({ kind: 'MyTurn', payload: { gameId: game.id, deadline: world.now() + 3 * DAY } });
});

test('a move exactly at the deadline is in time', async () => {
  const { game, move, first } = await firstGame();
  world.pass(millis(3 * DAY));
  must(await playMove(first.context, { gameId: game.id, ply: 0, move }));
  const [moved] = await gamesByIds(db.prisma, [game.id]);
  expect(moved?.clock?.remaining).toEqual({ first: DAY, second: 3 * DAY });
});

test('more time for the seat to move puts off its deadline, is a ruling, and he is told', async () => {
  const { tournament, game, first } = await firstGame();
  const time = { gameId: game.id, seat: 'first', seconds: 3_600, reason: 'Power cut' } as const;
  must(await extendTime(tournament.director.context, time));
  const [extended] = await gamesByIds(db.prisma, [game.id]);
  expect(extended?.clock?.deadline).toBe((game.clock?.deadline ?? 0) + HOUR);
  const ruling = await db.prisma.ruling.findFirstOrThrow({ where: { gameId: game.id } });
  expect(ruling).toMatchObject({ kind: 'TIME_EXTENSION', byId: tournament.director.playerId, reason: 'Power cut' });
  expect(worded(ruling.text)).toMatch(/ gets 1 h more\.$/);
  const inbox = await eventsPage(db.prisma, `player:${first.playerId}`, OLDEST);
  expect(inbox.at(-1)).toMatchObject({ kind: 'MyTurn', payload: { deadline: extended?.clock?.deadline } });
});

test('more time for a player in all his running games, and for everybody in all, is one ruling each; a game lost on time before stays lost', async () => {
  const { tournament, game, first } = await firstGame();
  const director = tournament.director.context;
  const more = { gameId: game.id, seat: 'first', seconds: 3_600, reason: 'Floods' } as const;
  const before = await tournament.games();
  const added = async (which: (seat: 'first' | 'second', one: (typeof before)[number]) => boolean) => {
    const after = new Map((await tournament.games()).map((one) => [one.id, one]));
    for (const one of before) {
      for (const seat of ['first', 'second'] as const) {
        const gained = (after.get(one.id)?.clock?.remaining[seat] ?? 0) - (one.clock?.remaining[seat] ?? 0);
        expect([one.id, seat, gained]).toEqual([one.id, seat, which(seat, one) ? HOUR : 0]);
      }
    }
  };
  must(await extendTime(director, { ...more, scope: 'PLAYER', dryRun: true }));
  await added(() => false);
  must(await extendTime(director, { ...more, scope: 'PLAYER' }));
  await added((seat, one) => one.players[seat] === first.playerId);
  const rulings = await db.prisma.ruling.findMany({ where: { kind: 'TIME_EXTENSION', tournamentId: tournament.id } });
  expect(worded(rulings)).toMatchObject([
    { gameId: null, reason: 'Floods', text: `${first.name} gets 1 h more in 4 running games.` },
  ]);

  const held = await tournament.games();
  world.pass(millis(3 * DAY + 2 * SECOND));
  const lost = held.filter((one) => one.toMove !== null && one.players[one.toMove] !== first.playerId);
  expect(lost.length).toBeGreaterThan(0);
  must(await extendTime(director, { ...more, scope: 'TOURNAMENT' }));
  const after = await tournament.games();
  for (const one of held) {
    const gained = after.find(({ id }) => id === one.id)!.clock!.remaining.second - one.clock!.remaining.second;
    expect([one.id, gained]).toEqual([one.id, lost.includes(one) ? 0 : HOUR]);
  }
});

test('a ruling after the flag has fallen and before anybody has seen it: the ruling stands, the clock at its deadline', async () => {
  const { tournament, game } = await firstGame();
  world.pass(millis(3 * DAY + HOUR));
  const ruling = { gameId: game.id, winner: 'first', reason: 'The server was slow' } as const;
  must(await adjudicate(tournament.director.context, ruling));
  const [decided] = await gamesByIds(db.prisma, [game.id]);
  expect(decided).toMatchObject({ status: 'FINISHED', finishedAt: world.now() });
  expect(decided?.clock).toMatchObject({ running: null, remaining: { first: 0, second: 3 * DAY }, deadline: null });
});

test('a player entered without an account is in the tournament, and nobody moves for him', async () => {
  const director = await world.person('Director', 'DIRECTOR');
  const tournamentId = await world.draft(director);
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = ['Ana', 'Ana', 'Ána'].map((name) => ({ name, country: 'ke', category: 2, elo: 1600, matches: 5 }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  must(await closeRegistration(director.context, { tournamentId }));
  must(await startTournament(director.context, { tournamentId }));
  const entries = await db.prisma.entry.findMany({ where: { tournamentId }, include: { player: true } });
  expect(entries.map(({ country, elo, matches, category }) => [country, elo, matches, category])).toEqual(
    Array(3).fill(['KE', 1600, 5, 2]),
  );
  const handles = entries.map(({ player }) => player.handle);
  expect(new Set(handles).size).toBe(3);
  const row = await db.prisma.game.findFirstOrThrow({ where: { tournamentId } });
  const [game] = await gamesByIds(db.prisma, [asId(row.id)]);
  if (game === undefined) throw new Error('no game');
  expect(
    refusal(seatOf({ kind: 'account', accountId: asId<AccountId>('x'), playerId: null, role: 'PLAYER' }, game)).kind,
  ).toBe('forbidden');
  expect(refusal(seatOf({ kind: 'system' }, game)).kind).toBe('forbidden');
});

test('registration can open again before the start: the snapshots are taken back and taken anew', async () => {
  const director = await world.person('Director', 'DIRECTOR');
  const admin = await world.person('Admin', 'ADMIN');
  const tournamentId = await world.draft(director);
  must(await openRegistration(admin.context, { tournamentId }));
  const { playerId } = await world.person('Ana');
  must(await enterPlayers(admin.context, { tournamentId, playerIds: [playerId], newPlayers: [] }));
  const snapshot = () =>
    db.prisma.entry.findFirstOrThrow({ where: { tournamentId }, select: { seeding: true, elo: true } });
  must(await closeRegistration(admin.context, { tournamentId }));
  expect(await snapshot()).toEqual({ seeding: 1, elo: 1500 });
  must(await openRegistration(admin.context, { tournamentId }));
  expect(await snapshot()).toEqual({ seeding: null, elo: null });
  must(await cancelTournament(admin.context, { tournamentId, reason: 'The hall is closed.' }));
  const inbox = await eventsPage(db.prisma, `player:${playerId}`, OLDEST);
  expect(inbox.map(({ payload }) => 'change' in payload && payload.change)).toEqual([
    'REGISTRATION_CLOSED',
    'REGISTRATION_OPENED',
    'CANCELLED',
  ]);
});

test('an account has one player, however often and how many at once ask for it', async () => {
  const accountId = asId<AccountId>(`account-${seed}`);
  const at = new Date(world.now());
  const email = `${accountId}@example.org`;
  await db.prisma.account.create({ data: { id: accountId, name: 'Zoë', email, createdAt: at, updatedAt: at } });
  const ask = () => ensurePlayerForAccount(world.system, { accountId, name: 'Zoë' });
  const ids = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(new Set([...ids, await ask()]).size).toBe(1);
  const player = await db.prisma.player.findUniqueOrThrow({ where: { accountId } });
  expect(player).toMatchObject({ name: 'Zoë', handle: 'zoe', category: 3 });
});

test.each([
  ['a plain name', 'Kobe Bryant', [], 'kobe-bryant'],
  ['marks and signs', " Zoë O'Nëil!", [], 'zoe-o-neil'],
  ['no Latin letter', '木村', [], 'player'],
  ['a long name', 'n'.repeat(50), [], 'n'.repeat(30)],
  ['a handle that is taken', 'Ana', ['ana', 'ana-2'], 'ana-3'],
])('the handle of %s', (_name, name, taken, handle) => {
  expect(freeHandle(handleOf(name), new Set(taken))).toBe(handle);
});

test('a fast clock is counted to the millisecond', async () => {
  const tournament = await world.running(['Ana', 'Ben', 'Cleo'], { timeControl: 'T=(10s+5s)<=12s' });
  const [game] = await tournament.games();
  if (game?.position == null) throw new Error('no game');
  world.pass(millis(2 * SECOND + 1));
  const [move = ''] = GAMES.BAO.legalMoves(game.position);
  const { context } = personOf(tournament.players, game.players.first);
  must(await playMove(context, { gameId: game.id, ply: 0, move }));
  const [moved] = await gamesByIds(db.prisma, [game.id]);
  expect(moved?.clock?.remaining.first).toBe(12 * SECOND);
  expect(moved?.clock?.used.first).toBe(2 * SECOND + 1);
});
