import { worded } from '../support/worded.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { advanceTournament } from '../../api/src/application/commands/tournament/advance.ts';
import { tournamentState } from '../../api/src/application/queries/tournament-state.ts';
import { stageAdvances } from '../../api/src/application/queries/advances.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { betterWins, happenedIn, runningKiba, toldOf } from '../support/kiba-event.ts';
import { must, newWorld, refusal } from '../support/world.ts';
import { contextOf, gameOfNames, player, seats, stage, states, winner } from './kiba-reading.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let seed = 700;
const nine = (settings: object = {}) => runningKiba(newWorld(db, (seed += 1)), 9, settings);

test('nine players in three groups play to the champion, approved by the director, everybody told', async () => {
  const event = await nine();
  expect(await seats(event, 'q.A')).toEqual(['P01', 'P04', 'P07']);
  expect(await event.open()).toHaveLength(18);
  await event.decide(betterWins(event));
  expect(await states(event)).toEqual({ q: 'AWAITING_APPROVAL' });
  expect(await toldOf(event.world, player(event, 'P01'), ['MyStageFinished'])).toHaveLength(0);
  await event.approve();
  expect(await states(event)).toEqual({ q: 'PUBLISHED', s: 'RUNNING' });
  expect(await seats(event, 's.1')).toEqual(['P01', 'P02', 'P03']);
  expect(await seats(event, 's.2')).toEqual(['P04', 'P05', 'P06']);
  await event.decide(betterWins(event));
  await event.approve();
  expect(await seats(event, 'f.1')).toEqual(['P01', 'P04']);
  expect(await event.open()).toHaveLength(1);
  await event.decide(betterWins(event));
  expect(await event.open()).toMatchObject([{ number: 2 }]);
  await event.decide(betterWins(event));
  expect(await event.status()).toBe('FINISHED');
  expect(await states(event)).toEqual({ q: 'PUBLISHED', s: 'PUBLISHED', f: 'PUBLISHED' });
  expect(await winner(event)).toBe('P01');
  expect(await happenedIn(event)).toEqual([
    'TournamentChanged CREATED',
    'TournamentChanged REGISTRATION_OPENED',
    'TournamentChanged REGISTRATION_CLOSED',
    'TournamentChanged STARTED',
    'StageStarted',
    'StageFinished',
    'StageApproved',
    'StageStarted',
    'StageFinished',
    'StageApproved',
    'StageStarted',
    'StageFinished',
    'TournamentFinished',
    'TournamentChanged FINISHED',
  ]);
  const kinds = ['MyStageStarted', 'MyStageFinished'] as const;
  expect((await toldOf(event.world, player(event, 'P04'), kinds)).map(({ payload }) => payload)).toMatchObject([
    { gameIds: { length: 4 } },
    { rank: 2, qualified: true, nextStage: (await stage(event, 's')).id },
    { gameIds: { length: 4 } },
    { rank: 1, qualified: true, nextStage: (await stage(event, 'f')).id },
    { gameIds: { length: 1 } },
    { rank: 2, qualified: null, nextStage: null },
  ]);
  expect((await toldOf(event.world, player(event, 'P09'), kinds)).map(({ payload }) => payload)).toMatchObject([
    { gameIds: { length: 4 } },
    { rank: 3, qualified: false, nextStage: null },
  ]);
});

describe('the end of a stage', () => {
  test('is approved at once when the director has no time for it', async () => {
    const event = await nine({ approvalHours: 0 });
    await event.decide(betterWins(event));
    expect(await states(event)).toEqual({ q: 'PUBLISHED', s: 'RUNNING' });
    expect(await stage(event, 'q')).toMatchObject({ approvedById: null, awaitingUntil: null });
    await event.decide(betterWins(event));
    await event.decide(betterWins(event));
    await event.decide(betterWins(event));
    expect(await winner(event)).toBe('P01');
  });

  test('a dry run of its approval tells who goes on and which games begin, and changes nothing', async () => {
    const event = await nine();
    await event.decide(betterWins(event));
    const { id: stageId } = await stage(event, 'q');
    const before = await fingerprint(db);
    const input = { tournamentId: event.id, stageId };
    const told = must(await advanceTournament(event.director.context, { ...input, dryRun: true }));
    expect(told.advances.map(({ place }) => place)).toEqual([
      'FIRST',
      'SECOND',
      'OUT',
      'FIRST',
      'SECOND',
      'OUT',
      'FIRST',
      'SECOND',
      'OUT',
    ]);
    expect(told.games.map(({ group }) => group)).toEqual([...Array(6).fill('1'), ...Array(6).fill('2')]);
    expect(await fingerprint(db)).toEqual(before);
    const done = must(await advanceTournament(event.director.context, input));
    expect(done.games).toHaveLength(12);
    expect(await stage(event, 'q')).toMatchObject({ approvedById: event.director.playerId });
  });

  test('a correction before it is approved simply changes who goes on', async () => {
    const event = await nine();
    await event.decide(betterWins(event));
    const game = await gameOfNames(event, 'q', 'P01', 'P04');
    const other = await gameOfNames(event, 'q', 'P04', 'P01');
    const correct = async ({ id, players }: typeof game, dryRun: boolean) => {
      const winner = players.first === player(event, 'P04').playerId ? ('first' as const) : ('second' as const);
      return must(await adjudicate(event.director.context, { gameId: id, winner, reason: 'Wrong report', dryRun }));
    };
    await correct(game, false);
    const { places } = (await correct(other, true)).effects;
    expect(worded(places.map(({ text, goesOn, isArranged }) => ({ text, goesOn, isArranged })))).toEqual([
      {
        text: 'P04 would go on to the semi-final of the firsts, no longer go on to the semi-final of the seconds: now place 1 of group A.',
        goesOn: true,
        isArranged: false,
      },
      {
        text: 'P01 would go on to the semi-final of the seconds, no longer go on to the semi-final of the firsts: now place 2 of group A.',
        goesOn: true,
        isArranged: false,
      },
    ]);
    await correct(other, false);
    expect(await toldOf(event.world, player(event, 'P01'), ['MyQualificationChanged'])).toEqual([]);
    await event.approve();
    expect(await seats(event, 's.1')).toEqual(['P04', 'P02', 'P03']);
    expect(await seats(event, 's.2')).toEqual(['P01', 'P05', 'P06']);
  });

  test('a correction afterwards changes the table, tells whom it would move, and leaves what is arranged', async () => {
    const event = await nine();
    await event.decide(betterWins(event));
    await event.approve();
    let told: unknown;
    for (const [first, second] of [
      ['P04', 'P07'],
      ['P07', 'P04'],
    ] as const) {
      const { id } = await gameOfNames(event, 'q', first, second);
      const winnersSeat = first === 'P07' ? 'first' : 'second';
      const input = { gameId: id, winner: winnersSeat, reason: 'Wrong report' } as const;
      const tried = must(await adjudicate(event.director.context, { ...input, dryRun: true })).effects.places;
      const done = must(await adjudicate(event.director.context, input)).effects.places;
      expect(done).toEqual(tried);
      told = worded(tried.map(({ text, isArranged }) => [text, isArranged]));
    }
    expect(told).toEqual([
      ['P07 would go on to the semi-final of the seconds instead: now place 2 of group A.', true],
      ['P04 would no longer go on to the semi-final of the seconds: now place 3 of group A.', true],
    ]);
    expect(await seats(event, 's.2')).toEqual(['P04', 'P05', 'P06']);
    const moved = async (name: string) =>
      (await toldOf(event.world, player(event, name), ['MyQualificationChanged'])).at(-1)?.payload;
    expect(await moved('P07')).toMatchObject({ qualified: true, rank: 2, group: null });
    expect(await moved('P04')).toMatchObject({ qualified: false, rank: 3, group: null });
    expect(await moved('P01')).toBeUndefined();
    const advances = await stageAdvances(contextOf(event), await stage(event, 'q'), null);
    const p4 = advances.find(({ rank, groupId }) => rank === 3 && groupId === advances[0]?.groupId);
    expect(p4).toMatchObject({ place: 'OUT', isArranged: true });
    expect(p4?.arrangedIn).not.toBeNull();
  });

  test('a corrected final that is open again goes on, and one that was won by the other says so', async () => {
    const event = await runningKiba(newWorld(db, (seed += 1)), 6, { approvalHours: 0 });
    await event.decide(betterWins(event));
    await event.decide(betterWins(event));
    await event.decide(betterWins(event));
    expect(await event.status()).toBe('FINISHED');
    const games = (await event.games()).filter(({ key }) => key.startsWith('f.'));
    const lost = async (number: number) => {
      const game = games.find((one) => one.number === number)!;
      const seat = game.players.first === player(event, 'P02').playerId ? 'first' : 'second';
      must(await adjudicate(event.director.context, { gameId: game.id, winner: seat, reason: 'Wrong report' }));
    };
    await lost(1);
    expect(await event.status()).toBe('RUNNING');
    expect(await event.open()).toMatchObject([{ number: 3 }]);
    await event.decide(betterWins(event));
    expect(await winner(event)).toBe('P01');
    await lost(2);
    expect(await event.status()).toBe('FINISHED');
    expect(await winner(event)).toBe('P02');
    expect((await happenedIn(event)).filter((kind) => kind === 'TournamentFinished')).toHaveLength(3);
  });
});

test('tables and who goes on are read as they stood', async () => {
  const event = await nine();
  const beforeAny = event.world.now();
  await event.decide(betterWins(event));
  const decided = event.world.now();
  event.world.pass(millis(HOUR));
  await event.approve();
  await event.decide(betterWins(event));
  const context = contextOf(event);
  const at = async (asOf: typeof decided | null) => (await tournamentState(context, event.id, asOf)).state;
  expect((await at(beforeAny)).decided).toHaveLength(0);
  expect((await at(decided)).plan.stages.map(({ key }) => key)).toEqual(['q']);
  expect((await at(decided)).approved).toEqual([]);
  expect((await at(null)).plan.stages.map(({ key }) => key)).toEqual(['q', 's']);
  const then = await stageAdvances(context, await stage(event, 'q'), decided);
  expect(then.every(({ provisional, isArranged }) => provisional && !isArranged)).toBe(true);
  expect(await stageAdvances(context, await stage(event, 's'), decided)).toEqual([]);
});

test('a tie that decides who goes on is played off, and the table is final only then', async () => {
  const event = await runningKiba(newWorld(db, (seed += 1)), 6, { approvalHours: 0 }, { equal: true });
  // Every pair is split, and all have the same KIBA score: nothing separates anybody.
  await event.decide(() => 'first');
  expect(await states(event)).toEqual({ q: 'PLAYOFF' });
  const open = await event.open();
  expect(open).toHaveLength(15);
  expect(await happenedIn(event)).toContain('PlayoffNeeded');
  expect((await event.groups()).map(({ key }) => key)).toEqual(['q.A', 'q.A.playoff']);
  await event.decide(betterWins(event));
  expect(await states(event)).toEqual({ q: 'PUBLISHED', f: 'RUNNING' });
  expect(await seats(event, 'f.1')).toEqual(['P01', 'P02']);
});

test.each([
  ['groups', { groups: 1 }, ['q.A']],
  ['groups', { groups: 2 }, ['q.A', 'q.B']],
] as const)('the setting %s reaches the format: %o', async (_name, settings, keys) => {
  const event = await nine(settings);
  expect((await event.groups()).map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['SHORT_PATH', { 'f.1': ['P01', 'P02'] }],
  ['LITERAL', { 's.1': ['P01', 'P02'], 's.2': ['P03', 'P04'] }],
  ['CROSS', { 's.1': ['P01', 'P04'], 's.2': ['P02', 'P03'] }],
] as const)('after two groups with %s', async (few, arranged) => {
  const event = await runningKiba(newWorld(db, (seed += 1)), 6, { groups: 2, few, approvalHours: 0 });
  await event.decide(betterWins(event));
  for (const [key, expected] of Object.entries(arranged)) expect(await seats(event, key)).toEqual(expected);
});

test('the setting playoff LIST: nothing is played off', async () => {
  const event = await runningKiba(newWorld(db, (seed += 1)), 6, { playoff: 'LIST', approvalHours: 0 }, { equal: true });
  await event.decide(() => 'first');
  expect(await states(event)).toEqual({ q: 'PUBLISHED', f: 'RUNNING' });
});

test('the setting withdrawal ANNUL: the player and his games are struck out', async () => {
  const event = await nine({ withdrawal: 'ANNUL' });
  await event.decide(betterWins(event), [await gameOfNames(event, 'q', 'P01', 'P04')]);
  await event.withdraw(player(event, 'P04'));
  const { state } = await tournamentState(contextOf(event), event.id, null);
  const advances = await stageAdvances(contextOf(event), await stage(event, 'q'), null);
  expect(state.decided).toHaveLength(4);
  expect(advances.find(({ entry }) => entry === state.withdrawals[0]?.entry)).toMatchObject({ place: 'OUT', rank: 3 });
});

test('nobody approves a stage twice, too early by itself, or one of another tournament', async () => {
  const event = await nine();
  const other = await nine();
  const { id: stageId } = await stage(event, 'q');
  const input = { tournamentId: event.id, stageId };
  const { context } = event.director;
  expect(refusal(await advanceTournament(context, input))).toMatchObject({ kind: 'wrong-status', status: 'RUNNING' });
  await event.decide(betterWins(event));
  expect(refusal(await advanceTournament(event.world.system, input))).toMatchObject({ kind: 'wrong-status' });
  expect(refusal(await advanceTournament(event.players[0]!.context, input))).toMatchObject({ kind: 'forbidden' });
  const stranger = { tournamentId: other.id, stageId };
  expect(refusal(await advanceTournament(other.director.context, stranger))).toMatchObject({ kind: 'not-found' });
  must(await advanceTournament(context, input));
  expect(refusal(await advanceTournament(context, input))).toMatchObject({ status: 'PUBLISHED' });
});
