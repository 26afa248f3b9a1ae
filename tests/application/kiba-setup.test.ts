import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { replacePlayer } from '../../api/src/application/commands/tournament/replace-player.ts';
import { setCategory } from '../../api/src/application/commands/tournament/set-category.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { updateTournament } from '../../api/src/application/commands/tournament/update.ts';
import { tryField } from '../../api/src/formats/kiba/application/tournament.ts';
import { tournamentList } from '../../api/src/application/queries/tournament-list.ts';
import { readAfresh } from '../../api/src/application/queries/reading.ts';
import { DAY, HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { rulingsOfTournaments } from '../../api/src/store/reading/ruling.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { betterWins, enteredKiba, runningKiba, toldOf, type KibaEvent } from '../support/kiba-event.ts';
import { worded } from '../support/worded.ts';
import { must, newWorld, refusal, type Person } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let seed = 1_000;
const newOne = () => newWorld(db, (seed += 1));

describe('before the start', () => {
  test('the director changes what was agreed, and everybody who has entered is told the new start', async () => {
    const world = newOne();
    const { director, people, tournamentId } = await enteredKiba(world, 9);
    const startsAt = plus(world.now(), DAY);
    const input = { tournamentId, name: 'Lamu', maxPlayers: 9, startsAt, settings: { groups: 2, approvalHours: 6 } };
    must(await updateTournament(director.context, input));
    expect((await tournamentsByIds(db.prisma, [tournamentId]))[0]).toMatchObject({
      name: 'Lamu',
      maxPlayers: 9,
      startsAt: new Date(startsAt),
      settings: { groups: 2, approvalHours: 6, withdrawal: 'KEEP', few: 'SHORT_PATH', playoff: 'NEEDED' },
    });
    must(await updateTournament(director.context, { tournamentId, settings: { groups: null } }));
    must(await closeRegistration(director.context, { tournamentId }));
    must(await openRegistration(director.context, { tournamentId }));
    const notices = await toldOf(world, people[0]!, ['MyTournamentAnnounced']);
    expect(notices.map(({ payload }) => payload)).toEqual(Array(3).fill({ tournamentId, startsAt }));
  });

  test.each([
    ['fewer places than entries', { maxPlayers: 8 }, { kind: 'invalid-input', field: 'maxPlayers' }],
    ['more places than the format takes', { maxPlayers: 35 }, { kind: 'invalid-input', field: 'maxPlayers' }],
    ['no groups', { settings: { groups: 0 } }, { kind: 'invalid-input', field: 'formatSettings' }],
    ['too long a time', { settings: { approvalHours: 337 } }, { kind: 'invalid-input', field: 'formatSettings' }],
    ['a setting that there is not', { settings: { stages: 4 } }, { kind: 'invalid-input', field: 'formatSettings' }],
    ['an empty name', { name: ' ' }, { kind: 'invalid-input', field: 'name' }],
  ])('a change is refused: %s', async (_name, change, expected) => {
    const { director, tournamentId } = await enteredKiba(newOne(), 9);
    const before = await fingerprint(db);
    expect(refusal(await updateTournament(director.context, { tournamentId, ...change }))).toMatchObject(expected);
    expect(await fingerprint(db)).toEqual(before);
  });

  test('a start in the past is refused, and so are strangers', async () => {
    const world = newOne();
    const { director, people, tournamentId } = await enteredKiba(world, 1);
    const past = { tournamentId, startsAt: world.now() };
    expect(refusal(await updateTournament(director.context, past))).toMatchObject({ field: 'startsAt' });
    const player = people[0]!;
    expect(refusal(await updateTournament(player.context, { tournamentId }))).toMatchObject({ kind: 'forbidden' });
    const category = { tournamentId, playerId: player.playerId, category: 1 };
    expect(refusal(await setCategory(player.context, category))).toMatchObject({ kind: 'forbidden' });
    const wrong = { ...category, category: 4 };
    expect(refusal(await setCategory(director.context, wrong))).toMatchObject({ field: 'category' });
  });

  test('the player list follows the categories that the director sets, and keeps them through a second opening', async () => {
    const world = newOne();
    const { director, people, tournamentId } = await enteredKiba(world, 6);
    const set = async (person: Person, category: number) =>
      must(await setCategory(director.context, { tournamentId, playerId: person.playerId, category }));
    await set(people[5]!, 1);
    await set(people[2]!, 2);
    const listed = async () => {
      readAfresh(world.anonymous);
      return (await tournamentList(world.anonymous, tournamentId)).map(({ player }) => player.name);
    };
    const expected = ['P06', 'P03', 'P01', 'P02', 'P04', 'P05'];
    expect(await listed()).toEqual(expected);
    must(await closeRegistration(director.context, { tournamentId }));
    must(await openRegistration(director.context, { tournamentId }));
    expect(await listed()).toEqual(expected);
  });

  test('a number of groups that cannot be is told before, and keeps the director from starting', async () => {
    const world = newOne();
    const { director, tournamentId } = await enteredKiba(world, 8, { groups: 3 });
    const [tournament] = await tournamentsByIds(db.prisma, [tournamentId]);
    const issues = must(await tryField(world.anonymous, tournament!, {}));
    expect(issues).toMatchObject([{ code: 'GROUPS_TOO_SMALL', blocking: true }]);
    expect(must(await tryField(world.anonymous, tournament!, { groups: 2 }))).not.toContainEqual(
      expect.objectContaining({ blocking: true }),
    );
    must(await closeRegistration(director.context, { tournamentId }));
    expect(refusal(await startTournament(director.context, { tournamentId }))).toMatchObject({
      kind: 'player-count',
      issues: [{ code: 'GROUPS_TOO_SMALL' }],
    });
  });
});

describe('a replacement', () => {
  async function semifinals(): Promise<KibaEvent> {
    const event = await runningKiba(newOne(), 9, { approvalHours: 0 });
    await event.decide(betterWins(event));
    return event;
  }
  const byName = (event: KibaEvent, name: string) => event.players.find((one) => one.name === name)!;
  const replace = async (event: KibaEvent, out: string, into: string, reason = 'Wrong report') => {
    const stageId = (await event.stages()).at(-1)!.id;
    const players = { out: byName(event, out).playerId, into: byName(event, into).playerId };
    return replacePlayer(event.director.context, {
      tournamentId: event.id,
      stageId,
      ...players,
      newPlayer: null,
      reason,
    });
  };
  const gamesOf = async (event: KibaEvent, name: string) => {
    const { playerId } = byName(event, name);
    return (await event.games()).filter(
      ({ key, players }) => key.startsWith('s.') && (players.first === playerId || players.second === playerId),
    );
  };

  test('gives the seat and the games to the newcomer, and tells all whom it concerns', async () => {
    const event = await semifinals();
    const games = await gamesOf(event, 'P04');
    must(await replace(event, 'P04', 'P07'));
    expect((await gamesOf(event, 'P07')).map(({ id }) => id)).toEqual(games.map(({ id }) => id));
    expect(await gamesOf(event, 'P04')).toEqual([]);
    const [ruling] = await rulingsOfTournaments(db.prisma, [event.id]);
    expect(worded(ruling)).toMatchObject({ kind: 'REPLACEMENT', text: 'Semi-finals: P07 plays in place of P04.' });
    const changed = async (name: string) =>
      (await toldOf(event.world, byName(event, name), ['MyQualificationChanged'])).map(({ payload }) => payload);
    expect(await changed('P04')).toMatchObject([{ qualified: false, group: null }]);
    expect(await changed('P07')).toMatchObject([{ qualified: true, group: expect.any(String), rank: null }]);
    const told = await toldOf(event.world, byName(event, 'P05'), ['MyOpponentReplaced']);
    expect(told).toMatchObject([{ payload: { gameIds: { length: 2 } } }]);
    await event.decide(betterWins(event));
    await event.decide(betterWins(event));
    await event.decide(betterWins(event));
    expect(await event.status()).toBe('FINISHED');
  });

  test('lets two of different groups change places', async () => {
    const event = await semifinals();
    const [first, second] = [await gamesOf(event, 'P01'), await gamesOf(event, 'P04')];
    must(await replace(event, 'P01', 'P04'));
    expect((await gamesOf(event, 'P04')).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect((await gamesOf(event, 'P01')).map(({ id }) => id)).toEqual(second.map(({ id }) => id));
  });

  test('is refused once a game that would change hands is decided, within a group, and for who has gone', async () => {
    const event = await semifinals();
    expect(refusal(await replace(event, 'P01', 'P02'))).toMatchObject({ kind: 'already-entered' });
    expect(refusal(await replace(event, 'P07', 'P08'))).toMatchObject({ kind: 'not-found' });
    expect(refusal(await replace(event, 'P01', 'P07', ' '))).toMatchObject({ field: 'reason' });
    await event.withdraw(byName(event, 'P07'));
    expect(refusal(await replace(event, 'P01', 'P07'))).toMatchObject({ kind: 'wrong-status', status: 'WITHDRAWN' });
    const [game] = await gamesOf(event, 'P01');
    await event.decide(() => 'first', [game!]);
    expect(refusal(await replace(event, 'P01', 'P08'))).toMatchObject({ kind: 'already-decided' });
    const stageId = (await event.stages()).at(-1)!.id;
    const out = byName(event, 'P04').playerId;
    const asPlayer = { tournamentId: event.id, stageId, out, newPlayer: null, reason: 'Mine' };
    const own = await replacePlayer(byName(event, 'P08').context, { ...asPlayer, into: byName(event, 'P08').playerId });
    expect(refusal(own)).toMatchObject({ kind: 'forbidden' });
  });

  test('on live boards begins the games anew, with fresh clocks for both', async () => {
    const world = newOne();
    const event = await runningKiba(world, 9, { approvalHours: 0 });
    await event.decide(betterWins(event));
    const ids = (await gamesOf(event, 'P04')).map(({ id }) => id);
    await db.prisma.game.updateMany({
      where: { id: { in: ids } },
      data: {
        ...{ status: 'RUNNING', toMove: 'second', clockRunning: 'second', clockSince: new Date(world.now()), ply: 1 },
        ...{ firstRemaining: millis(5 * HOUR), secondRemaining: millis(6 * HOUR), position: 'any' },
      },
    });
    await db.prisma.tournament.update({
      where: { id: event.id },
      data: { venue: 'HERE', timeControl: 'T=(3+1)<=7' },
    });
    world.pass(HOUR);
    must(await replace(event, 'P04', 'P07'));
    const until = plus(world.now(), millis(3 * DAY));
    const full = { remaining: { first: 3 * DAY, second: 3 * DAY }, running: 'first', deadline: until };
    const games = await gamesByIds(db.prisma, ids);
    expect(games).toMatchObject(Array(4).fill({ status: 'RUNNING', ply: 0, toMove: 'first', clock: full }));
  });
});
