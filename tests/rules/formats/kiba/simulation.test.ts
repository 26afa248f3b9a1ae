import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import type { PlannedGame, PlannedGroup } from '../../../../api/src/rules/formats/format.ts';
import { kibaPoints, type KibaStage, type StagedGame } from '../../../../api/src/rules/formats/kiba/points.ts';
import { playerList } from '../../../../api/src/rules/ratings/player-list.ts';
import { openGames, type Played } from '../../../support/played-format.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { advancesOf } from './kiba-field.ts';
import { randomTournament, type RunPlan } from './random-tournament.ts';

const LONG = process.env['BARAZA_LONG'] === '1';

const runPlan = (withCorrections: boolean): fc.Arbitrary<RunPlan> =>
  fc.integer({ min: 6, max: LONG ? 34 : 16 }).chain((players) =>
    fc.record({
      players: fc.constant(players),
      settings: fc.record({
        groups: fc.option(fc.integer({ min: 1, max: Math.min(11, Math.floor(players / 3)) }), { nil: null }),
        withdrawal: fc.constantFrom('KEEP', 'ANNUL'),
        few: fc.constantFrom('SHORT_PATH', 'LITERAL', 'CROSS'),
        playoff: fc.constantFrom('NEEDED', 'LIST'),
      }),
      seed: fc.nat(),
      isLevel: fc.boolean(),
      withdrawalOdds: fc.constantFrom(0, 1, 3, 10, 50),
      correctionOdds: fc.constantFrom(...(withCorrections ? [1, 5, 20] : [0])),
      voidOdds: fc.constantFrom(0, 5),
    }),
  );

const KINDS: Readonly<Record<string, KibaStage>> = { q: 'QUALIFICATION', s: 'SEMIFINAL', f: 'FINAL' };
const isPlayoff = (key: string): boolean => key.endsWith('.playoff');

function gamesOf({ state }: Played, group: string): readonly PlannedGame[] {
  const pairings = new Set(state.plan.pairings.filter((pairing) => pairing.group === group).map(({ key }) => key));
  return state.plan.games.filter(({ pairing }) => pairings.has(pairing));
}

function winners({ state }: Played): ReadonlyMap<string, EntryId | null> {
  return new Map(state.decided.map(({ game, winner }) => [game, winner]));
}

/** Of the tables: A.11 (4) games, (5) sum of the points, (6) bounds of Neustadtl; A.9.5 ranks. */
function checkTable(now: Played, group: PlannedGroup): void {
  const rows = now.format.crosstable(now.state, group.key);
  const here = new Set(rows.map(({ standing }) => standing.entry));
  const games = gamesOf(now, group.key).filter(({ first, second }) => here.has(first) && here.has(second));
  const result = winners(now);
  expect(games).toHaveLength(rows.length * (rows.length - 1));
  expect(new Set(games.map(({ first, second }) => `${first} ${second}`)).size).toBe(games.length);
  const points = rows.reduce((sum, { standing }) => sum + standing.points / 2, 0);
  expect(points).toBe(games.filter(({ key }) => typeof result.get(key) === 'string').length);
  for (const { standing, cells } of rows) {
    const neustadtlDoubled = 2 * (standing.tieBreaks.find(({ code }) => code === 'SB')?.value ?? Number.NaN);
    expect(neustadtlDoubled).toBeGreaterThanOrEqual(0);
    expect(neustadtlDoubled).toBeLessThanOrEqual(2 * (points - standing.points / 2));
    expect(cells.map(({ opponent }) => opponent)).toEqual(
      rows.map((row) => row.standing.entry).filter((entry) => entry !== standing.entry),
    );
  }
  const ranks = rows.map(({ standing }) => standing.rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  for (const { standing } of rows) {
    expect(standing.shared).toBe(ranks.filter((rank) => rank === standing.rank).length > 1);
  }
}

/** A.11 (1), (2): list and groups; (3): in every round of a table every seat once; A.10.2: nobody meets again in a semi-final. */
function checkGroups({ state }: Played): void {
  const groups = state.plan.groups.filter(({ key, stage }) => stage === 'q' && !isPlayoff(key));
  const sizes = groups.map(({ entries }) => entries.length);
  const list = playerList(state.entries).map(({ id }) => id);
  expect(groups.map(({ entries }) => entries)).toEqual(
    groups.map((_, index) => list.filter((_id, place) => place % groups.length === index)),
  );
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
  for (const { entries } of state.plan.groups.filter(({ stage, key }) => stage === 's' && !isPlayoff(key))) {
    for (const group of groups) expect(group.entries.filter((entry) => entries.includes(entry)).length).toBeLessThan(2);
  }
  for (const { key } of state.plan.stages) {
    const numbers = state.plan.groups.filter(({ stage }) => stage === key).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  for (const { key, entries, stage } of state.plan.groups) {
    if (stage === 'f' || isPlayoff(key)) continue;
    const rounds = Map.groupBy(
      state.plan.pairings.filter((pairing) => pairing.group === key),
      ({ round }) => round,
    );
    expect(rounds.size).toBe(entries.length === 1 ? 0 : entries.length - 1 + (entries.length % 2));
    for (const pairings of rounds.values()) {
      const seats = pairings.flatMap(({ first, second }) => [first, second]);
      const players = seats.flatMap((seat) => (seat.kind === 'player' ? seat.entry : []));
      expect(players.toSorted()).toEqual(entries.toSorted());
    }
  }
}

/** Who goes on: those of the places, nobody who is gone, and everybody of the stage is told of. */
function checkAdvances(now: Played, stage: string): void {
  const { state, next } = now;
  const advances = advancesOf(now, stage);
  const groups = state.plan.groups.filter((group) => group.stage === stage && !isPlayoff(group.key));
  expect(advances.map(({ entry }) => entry).toSorted()).toEqual(groups.flatMap(({ entries }) => entries).toSorted());
  const isPublished = next.stages.find((one) => one.stage === stage)?.state === 'PUBLISHED';
  const gone = new Set(state.withdrawals.map(({ entry }) => entry));
  for (const { entry, place, to, provisional, replaces, decidedBy } of advances) {
    expect(provisional).toBe(!isPublished);
    expect(to === null).toBe(['OUT', 'CHAMPION', 'RUNNER_UP'].includes(place));
    if (!isPublished && stage !== 'f') expect(to !== null && gone.has(entry)).toBe(false);
    if (replaces !== null) expect(replaces).not.toBe(entry);
    if (place === 'OUT' && gone.has(entry) && !isPublished) expect(decidedBy).toBeNull();
  }
  for (const { key } of groups) {
    const places = advances.filter(({ group, to }) => group === key && to !== null).map(({ place }) => place);
    if (!places.includes('TOP_TWO')) expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeLessThanOrEqual(2);
  }
}

/** What was true stays true: (9) results, and 0.5 the plan is only added to. */
function checkGrowth(now: Played, before: Played): void {
  for (const list of ['stages', 'groups', 'pairings', 'games'] as const) {
    expect(now.state.plan[list].slice(0, before.state.plan[list].length)).toEqual(before.state.plan[list]);
  }
  expect(now.state.decided.slice(0, before.state.decided.length)).toEqual(before.state.decided);
}

/** `next` asked again adds nothing; stages are in order, and only the last is not over. */
function checkNext({ format, state, next }: Played): void {
  expect(format.next(state)).toEqual(next);
  expect(Object.values(next.plan).flat()).toEqual([]);
  expect(next.stages.map(({ stage }) => stage)).toEqual(state.plan.stages.map(({ key }) => key));
  for (const { state: progress } of next.stages.slice(0, -1)) expect(progress).toBe('PUBLISHED');
}

/** While a stage waits there is nothing to play and nothing tied; while it does not, there is something to play. */
function checkWork(now: Played): void {
  const last = now.next.stages.at(-1);
  const open = openGames(now);
  expect(open.length > 0).toBe(last?.state === 'RUNNING' || last?.state === 'PLAYOFF');
  expect(now.next.done).toBe(last?.state === 'PUBLISHED');
  for (const { entry } of now.state.withdrawals) {
    expect(open.some(({ first, second }) => first === entry || second === entry)).toBe(false);
  }
}

/** In a small field everything is looked at after everything that happens, in a large one now and then and at every turn. */
function checkStep(now: Played, before: Played): void {
  const isTurn =
    now.state.plan.games.length > before.state.plan.games.length || now.state.approved !== before.state.approved;
  if (!isTurn && now.clock % Math.ceil(now.state.plan.games.length / 60) !== 0) return;
  checkGrowth(now, before);
  checkNext(now);
  checkWork(now);
  for (const { stage } of now.next.stages) checkAdvances(now, stage);
  const stage = now.next.stages.at(-1)?.stage;
  for (const group of now.state.plan.groups) {
    if (group.stage === stage && stage !== 'f' && !isPlayoff(group.key)) checkTable(now, group);
  }
}

/** A.11 (7) and the champion: two games won, or nobody to play against. */
function checkFinal(end: Played): void {
  const { plan, withdrawals } = end.state;
  const result = winners(end);
  const finalists = plan.groups.find(({ stage }) => stage === 'f')?.entries ?? [];
  const won = gamesOf(end, 'f.1').flatMap(({ key }) => result.get(key) ?? []);
  const { winner } = end.next;
  expect(won.length).toBeLessThanOrEqual(3);
  if (finalists.length === 0) {
    const gone = new Set(withdrawals.map(({ entry }) => entry));
    expect(winner).toBeNull();
    const last = plan.stages.at(-1)?.key;
    for (const { stage, entries } of plan.groups)
      if (stage === last) for (const entry of entries) expect(gone).toContain(entry);
    return;
  }
  expect(finalists).toContain(winner);
  const wins = won.filter((entry) => entry === winner).length;
  const hasWithdrawn = withdrawals.some(({ entry }) => finalists.includes(entry));
  if (finalists.length === 2 && !hasWithdrawn) expect(wins).toBe(2);
}

/** B.4 the championship points are those of the games won in the tables, and 4 for the champion. */
function checkPoints(end: Played): void {
  const { plan } = end.state;
  const result = winners(end);
  const weights = { QUALIFICATION: 1, SEMIFINAL: 2, FINAL: 3 };
  const expected = new Map<EntryId, number>();
  const games: StagedGame[] = [];
  for (const { key, stage } of plan.groups) {
    const kind = KINDS[stage];
    if (kind === undefined || isPlayoff(key)) continue;
    for (const { entry, points } of end.format.standings(end.state, key)) {
      expected.set(entry, (expected.get(entry) ?? 0) + (weights[kind] * points) / 2);
    }
    for (const { key: game, first, second } of gamesOf(end, key)) {
      games.push({ stage: kind, first, second, winner: result.get(game) ?? null });
    }
  }
  const { winner } = end.next;
  if (winner !== null) expected.set(winner, (expected.get(winner) ?? 0) + 4);
  const points = kibaPoints(games, winner);
  expect(points.ok && new Map(points.value.map(({ id, points: sum }) => [id, sum]))).toEqual(expected);
}

describe('tournaments of chance: any field, any settings, withdrawals at any time', () => {
  test('A.11 (1) to (7), (9) and B.4 hold at every step, and every tournament comes to its end', () => {
    fc.assert(
      fc.property(runPlan(false), (plan) => {
        const end = randomTournament(plan, checkStep);
        checkGroups(end);
        checkFinal(end);
        if (plan.settings.withdrawal === 'KEEP') checkPoints(end);
      }),
      propertyRuns(25, 400),
    );
  });

  test('the same with corrections of results at any time', () => {
    fc.assert(
      fc.property(runPlan(true), (plan) => {
        const end = randomTournament(plan, checkStep);
        checkGroups(end);
        expect(end.next.done).toBe(true);
      }),
      propertyRuns(15, 200),
    );
  });

  test('the same plan gives the same tournament, move for move', () => {
    const plan: RunPlan = {
      players: 13,
      settings: {},
      seed: 7,
      isLevel: true,
      withdrawalOdds: 3,
      correctionOdds: 3,
      voidOdds: 3,
    };
    const look = (): void => undefined;
    expect(randomTournament(plan, look).state).toEqual(randomTournament(plan, look).state);
  });

  test.each(
    (LONG ? Array.from({ length: 29 }, (_, index) => index + 6) : [6, 7, 9, 13, 20, 34]).map((players) => [players]),
  )('%i players, with a few withdrawals, to the champion', (players) => {
    const plan = {
      players,
      settings: {},
      seed: players,
      isLevel: false,
      withdrawalOdds: 1,
      correctionOdds: 0,
      voidOdds: 1,
    };
    const end = randomTournament(plan, () => undefined);
    checkGroups(end);
    checkFinal(end);
    checkPoints(end);
    expect(end.next.winner).not.toBeNull();
  });
});

test('the tables of 34 players are cheap, whether in one group or in six', () => {
  const tablesPerSecond = (groups: number | null): number => {
    const plan = {
      players: 34,
      settings: { groups },
      seed: 5,
      isLevel: true,
      withdrawalOdds: 0,
      correctionOdds: 0,
      voidOdds: 0,
    };
    let half: Played | null = null;
    let steps = 0;
    randomTournament(plan, (now) => {
      steps += 1;
      if (steps === 80) half = now;
    });
    expect(half).not.toBeNull();
    return half === null ? 0 : rate(half);
  };
  const rate = ({ format, state }: Played): number => {
    const began = performance.now();
    let tables = 0;
    while (performance.now() - began < 100) {
      format.next(state);
      for (const { key } of state.plan.groups) format.crosstable(state, key);
      format.advances(state, 'q');
      tables += 1;
    }
    return (1_000 * tables) / (performance.now() - began);
  };
  expect(tablesPerSecond(null)).toBeGreaterThan(20);
  expect(tablesPerSecond(1)).toBeGreaterThan(10);
});
