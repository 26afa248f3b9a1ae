import { expect } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import type { PlannedGame, PlannedGroup } from '../../../../api/src/rules/formats/format.ts';
import { kibaPoints, type KibaStage, type StagedGame } from '../../../../api/src/formats/kiba/rules/points.ts';
import { playerList } from '../../../../api/src/rules/ratings/player-list.ts';
import { openGames, type Played } from '../../../support/played-format.ts';
import { advancesOf } from './kiba-field.ts';

const KINDS: Readonly<Record<string, KibaStage>> = { q: 'QUALIFICATION', s: 'SEMIFINAL', f: 'FINAL' };
const isPlayoff = (key: string): boolean => key.endsWith('.playoff');

function gamesOf({ state }: Played, group: string): readonly PlannedGame[] {
  const pairings = new Set(state.plan.pairings.filter((pairing) => pairing.group === group).map(({ key }) => key));
  return state.plan.games.filter(({ pairing }) => pairings.has(pairing));
}

function winners({ state }: Played): ReadonlyMap<string, EntryId | null> {
  return new Map(state.decided.map(({ game, winner }) => [game, winner]));
}

/** Of the tables: KIBA 11.2 games, 11.3 sum of the points, 9.3 bounds of Neustadtl, 9.5 ranks. */
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

/** KIBA 11.1: list and groups; KIBA 11.2: in every round of a table every seat once; KIBA 10.2: nobody meets again in a semi-final. */
export function checkGroups({ state }: Played): void {
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
export function checkStep(now: Played, before: Played): void {
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

/** KIBA 11.4 and the champion: two games won, or nobody to play against. */
export function checkFinal(end: Played): void {
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

/** Championship 4 the championship points are those of the games won in the tables, and 4 for the champion. */
export function checkPoints(end: Played): void {
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
