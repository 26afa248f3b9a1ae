import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { compareRatings, type LeagueCandidate } from './last-place.ts';
import { kuksuPlan, type TierPlan } from './plan.ts';
import { placedInTiers, type Placed, type TierOverfull } from './placing.ts';
import { snake } from './snake.ts';
import { leagueName } from './tiers.ts';

/** Who holds the title, and who has lost the match for it, played or not; nobody of them is in doubt. */
export interface TitleOutcome {
  readonly holder: EntryId | null;
  readonly losers: readonly EntryId[];
}

/** A league and its players as they were seeded, the highest rating first. */
export interface ArrangedLeague {
  readonly name: string;
  readonly tier: number;
  readonly number: number;
  readonly players: readonly EntryId[];
}

/** Why a player is where he is. */
export interface Placement extends Omit<Placed, 'candidate'> {
  readonly entry: EntryId;
  readonly league: string;
}

/** The leagues of a cycle from A downwards, and the placements in the same order. */
export interface Arrangement {
  readonly leagues: readonly ArrangedLeague[];
  readonly placements: readonly Placement[];
}

/** Why nothing can be arranged. `title-match-open`: the winner of League A has signed up and has not played for the title. */
export type ArrangementRefusal =
  | { readonly kind: 'short'; readonly exclude: number; readonly invite: number }
  | { readonly kind: 'too-few' }
  | { readonly kind: 'title-match-open'; readonly winner: EntryId }
  | TierOverfull;

/**
 * The leagues of a new cycle: nobody is placed below his default tier; places that stay free in a tier go to the best of those
 * below it; the lowest tier takes the rest; every tier is seeded by rating in a snake. The holder is in no league. Ids are
 * given once. Source: Kuksu 2, 5.1, 7 to 10, 11.3, 11.4, 13.
 */
export function arrangement(
  registered: readonly LeagueCandidate[],
  title: TitleOutcome,
): Result<Arrangement, ArrangementRefusal> {
  const candidates = registered.filter(({ id }) => id !== title.holder);
  const plan = kuksuPlan(candidates.length);
  if (plan.kind !== 'ok') return err(plan);
  const winner = openTitleMatch(candidates, title);
  if (winner !== null) return err({ kind: 'title-match-open', winner });
  const placed = placedInTiers(candidates, plan.tiers, new Set(title.losers));
  return placed.ok ? ok(seeded(plan.tiers, placed.value)) : placed;
}

/**
 * Who has won League A in the last cycle and of whom nobody has said how the match for the title went: as long as there is one, no
 * leagues are made. Null: nobody. Source: Kuksu 11.3.
 */
export function openTitleMatch(
  registered: readonly LeagueCandidate[],
  { holder, losers }: TitleOutcome,
): EntryId | null {
  const winner = registered.find(
    ({ id, last }) => last !== null && hasWonLeagueA(last) && id !== holder && !losers.includes(id),
  );
  return winner?.id ?? null;
}

/** Whether somebody was the first of League A, and so plays for the title. Source: Kuksu 2.1. */
export function hasWonLeagueA({ tier, rank }: NonNullable<LeagueCandidate['last']>): boolean {
  return tier === 1 && rank === 1;
}

function seeded(tiers: readonly TierPlan[], placed: readonly Placed[]): Arrangement {
  const leagues = tiers.flatMap(({ number: tier, sizes }) => {
    const players = placed
      .filter((placement) => placement.tier === tier)
      .toSorted((a, b) => compareRatings(a.candidate, b.candidate));
    return snake(players, sizes.length).map((own, index) => {
      invariant(own.length === sizes[index], `league ${index + 1} of tier ${tier} has its planned size`);
      return { name: leagueName(tier, index + 1), tier, number: index + 1, placed: own };
    });
  });
  return {
    leagues: leagues.map(({ placed: own, ...league }) => ({ ...league, players: own.map((one) => one.candidate.id) })),
    placements: leagues.flatMap(({ name, placed: own }) =>
      own.map(({ candidate, ...placement }) => ({ ...placement, entry: candidate.id, league: name })),
    ),
  };
}
