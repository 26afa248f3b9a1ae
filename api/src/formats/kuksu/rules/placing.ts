import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Citation } from '../../../rules/citation.ts';
import { clampedDefaultTier, type DefaultTier } from './default-tier.ts';
import { drawn } from './fill.ts';
import type { LeagueCandidate } from './last-place.ts';
import type { TierPlan } from './plan.ts';

/**
 * Why a player is in his tier. DEFAULT: his last place says so. FILL: drawn up into a free place. NEW: the same, of a player
 * without a last place. REST: a player without a last place in the lowest tier. TITLE_LOSER: he has lost the title match.
 * DIRECTOR: the director has put him there.
 */
export const PLACEMENT_REASONS = ['DEFAULT', 'FILL', 'NEW', 'REST', 'TITLE_LOSER', 'DIRECTOR'] as const;

/**
 * A player in his tier. `defaultTier`: the lowest in which he could be, null of who has none. `award`, `adjustedRating`: what he
 * was drawn with, 0 and null of who was not drawn.
 */
export interface Placed {
  readonly candidate: LeagueCandidate;
  readonly tier: number;
  readonly defaultTier: number | null;
  readonly reason: (typeof PLACEMENT_REASONS)[number];
  readonly award: number;
  readonly adjustedRating: number | null;
  readonly rules: Citation;
}

/** More players have earned a tier than it has places, which no cycle of leagues can bring about. */
export interface TierOverfull {
  readonly kind: 'tier-overfull';
  readonly tier: number;
  readonly places: number;
  readonly players: number;
}

interface Waiting {
  readonly candidate: LeagueCandidate;
  readonly earned: DefaultTier | null;
}

const TITLE_LOSER: DefaultTier = { tier: 1, rules: ['Kuksu 2.1'] };

/**
 * Every candidate in a tier, tier 1 first: those who have earned it, then the best of those below it until it is full; the
 * lowest takes the rest. Source: Kuksu 2, 8, 9, 13.
 */
export function placedInTiers(
  candidates: readonly LeagueCandidate[],
  tiers: readonly TierPlan[],
  losers: ReadonlySet<EntryId>,
): Result<readonly Placed[], TierOverfull> {
  const placed: Placed[] = [];
  let waiting: readonly Waiting[] = candidates.map((candidate) => ({
    candidate,
    earned: losers.has(candidate.id) ? TITLE_LOSER : earnedBy(candidate, tiers.length),
  }));
  for (const { number: tier, sizes } of tiers.slice(0, -1)) {
    const places = sizes.reduce((sum, size) => sum + size, 0);
    const own = waiting.filter(({ earned }) => earned?.tier === tier);
    if (own.length > places) return err({ kind: 'tier-overfull', tier, places, players: own.length });
    const others = waiting.filter(({ earned }) => earned?.tier !== tier);
    const up = drawnUp(tier, places - own.length, others);
    const taken = new Set(up.map(({ candidate }) => candidate.id));
    placed.push(...own.map((one) => asEarned(one, tier)), ...up);
    waiting = others.filter(({ candidate }) => !taken.has(candidate.id));
  }
  return ok([...placed, ...waiting.map((one) => asEarned(one, tiers.length))]);
}

function earnedBy({ last }: LeagueCandidate, tiers: number): DefaultTier | null {
  return last === null ? null : clampedDefaultTier(last, tiers);
}

function asEarned({ candidate, earned }: Waiting, tier: number): Placed {
  const undrawn = { candidate, tier, defaultTier: earned?.tier ?? null, award: 0, adjustedRating: null };
  if (earned === null) return { ...undrawn, reason: 'REST', rules: ['Kuksu 8.1'] };
  return { ...undrawn, reason: earned === TITLE_LOSER ? 'TITLE_LOSER' : 'DEFAULT', rules: earned.rules };
}

function drawnUp(tier: number, places: number, others: readonly Waiting[]): readonly Placed[] {
  const earned = new Map(others.map((one) => [one.candidate.id, one.earned]));
  const pool = others.map(({ candidate }) => candidate);
  return drawn(tier, places, pool).map(({ candidate, award, adjustedRating }) => {
    const isNew = candidate.last === null;
    return {
      candidate,
      tier,
      defaultTier: earned.get(candidate.id)?.tier ?? null,
      reason: isNew ? 'NEW' : 'FILL',
      award,
      adjustedRating,
      rules: isNew ? ['Kuksu 5.1', 'Kuksu 9.1'] : fillRules(candidate),
    };
  });
}

function fillRules({ last }: LeagueCandidate): Citation {
  return ['Kuksu 2.5', last?.isDisqualified === true ? 'Kuksu 9.2' : 'Kuksu 9.1'];
}
