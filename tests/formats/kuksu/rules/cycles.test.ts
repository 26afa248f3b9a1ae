import { expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import { clampedDefaultTier } from '../../../../api/src/formats/kuksu/rules/default-tier.ts';
import type { LeagueCandidate } from '../../../../api/src/formats/kuksu/rules/last-place.ts';
import { leagueRanks } from '../../../../api/src/formats/kuksu/rules/league-ranks.ts';
import { kuksuPlan } from '../../../../api/src/formats/kuksu/rules/plan.ts';
import { nextField, playCycle, type Chance, type PlayedCycle } from './played-cycle.ts';

const isLong = process.env['BARAZA_LONG'] === '1';
const SIZES = isLong ? [5, 10, 15, 57, 150, 257, 315, 630] : [5, 10, 15, 57, 150];

function chanceFrom(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What holds of every cycle. Source: Kuksu 14. */
function expectSound({ registered, titleBefore, arranged, leagues, title }: PlayedCycle) {
  const field = registered.filter(({ id }) => id !== titleBefore.holder);
  const byId = new Map(field.map((candidate) => [candidate.id, candidate]));
  const plan = kuksuPlan(field.length);
  if (plan.kind !== 'ok') throw new Error(plan.kind);
  // everybody but the holder in exactly one league
  expect(arranged.leagues.flatMap(({ players }) => players).toSorted()).toEqual(field.map(({ id }) => id).toSorted());
  // sizes as planned: 5 to 10, all but the last tier 10, of one tier within one
  const tiers = [...Map.groupBy(arranged.leagues, ({ tier }) => tier)];
  expect(tiers.map(([tier, own]) => ({ number: tier, sizes: own.map(({ players }) => players.length) }))).toEqual(
    plan.tiers,
  );
  for (const placement of arranged.placements)
    expectRight(placement, byId.get(placement.entry), plan.tiers.length, titleBefore.losers);
  for (const { tier, players } of arranged.leagues) {
    const ratings = players.map((id) => byId.get(id)?.rating ?? 0);
    expect(ratings, `a league of tier ${tier} is in the order of ratings`).toEqual(ratings.toSorted((a, b) => b - a));
  }
  for (const [, own] of tiers) expectSnake(own.map(({ players }) => players.map((id) => byId.get(id)?.rating ?? 0)));
  for (const { table } of leagues) {
    const { rows } = table;
    const wins = rows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell.wins, 0);
    expect(rows.reduce((sum, { standing }) => sum + standing.points / 2, 0)).toBe(wins);
    expect(wins).toBeLessThanOrEqual((rows.length * (rows.length - 1)) / 2);
    expect(table.trophies.every(({ isDisqualified }) => !isDisqualified)).toBe(true);
    const ranks = leagueRanks(rows);
    for (const { standing } of rows) {
      const { best, worst } = ranks.get(standing.entry) ?? { best: 0, worst: 0 };
      expect(best).toBeLessThanOrEqual(standing.rank);
      expect(worst).toBeGreaterThanOrEqual(standing.rank);
    }
  }
  expect(title.holder).not.toBeNull();
}

function expectRight(
  { tier, defaultTier, reason, award }: PlayedCycle['arranged']['placements'][number],
  candidate: LeagueCandidate | undefined,
  tiers: number,
  losers: readonly EntryId[],
) {
  if (candidate === undefined) throw new Error('somebody is placed who has not signed up');
  const isLoser = losers.includes(candidate.id);
  const earned = isLoser ? 1 : candidate.last === null ? null : clampedDefaultTier(candidate.last, tiers).tier;
  expect(defaultTier).toBe(earned);
  if (earned !== null) expect(tier, 'never below the default tier').toBeLessThanOrEqual(earned);
  if (reason === 'FILL') expect(tier).toBeLessThan(earned ?? 0);
  if (reason === 'DEFAULT' || reason === 'TITLE_LOSER') expect(tier).toBe(earned);
  if (reason === 'REST') expect([tier, earned]).toEqual([tiers, null]);
  if (award > 0) expect([reason, candidate.last?.isDisqualified]).toEqual(['FILL', false]);
}

/** Row after row, there and back, ratings only fall. */
function expectSnake(leagues: readonly (readonly number[])[]) {
  const rows = Array.from({ length: Math.max(...leagues.map(({ length }) => length)) }, (_, row) => {
    const across = leagues.flatMap((league) => league.slice(row, row + 1));
    return row % 2 === 0 ? across : across.toReversed();
  });
  expect(rows.flat()).toEqual(rows.flat().toSorted((a, b) => b - a));
}

test.each(SIZES.flatMap((players) => (isLong ? [1, 2, 3] : [1]).map((seed) => [players, seed] as const)))(
  '%i players, chance %i: three cycles, with drop-outs, returners and new players (Kuksu 14)',
  (players, seed) => {
    const chance = chanceFrom(100 * players + seed);
    const first = Array.from({ length: players }, (_, index) => ({
      id: `${index}first` as EntryId,
      rating: 1_000 + chance(1_500),
      last: null,
    }));
    const one = playCycle(first, { holder: null, losers: [] }, chance);
    // the winner of League A has the title without a match, so the next cycle has one place more for others
    expect(one.title).toEqual({ holder: one.leagues[0]?.table.rows[0]?.player.id, losers: [] });
    const two = playCycle(nextField(one, [players, first], chance), one.title, chance);
    expect(two.title.losers).toHaveLength(1);
    const three = playCycle(nextField(two, [players, [...first, ...two.registered]], chance), two.title, chance);
    for (const cycle of [one, two, three]) expectSound(cycle);
    const changes = [two, three].flatMap(({ arranged }) => arranged.placements.map(({ reason }) => reason));
    if (players >= 57) expect(new Set(changes)).toEqual(new Set(['DEFAULT', 'FILL', 'NEW', 'REST', 'TITLE_LOSER']));
  },
);
