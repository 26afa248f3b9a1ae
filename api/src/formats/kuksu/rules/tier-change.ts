import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { tierOfGroup } from './group-table.ts';
import { lastCycleOf } from './last-cycle.ts';
import { leagueGroups } from './stages.ts';

/**
 * How a player has come to his tier since the last cycle: from a lower one, from the same, from a higher one, from the match for the
 * title, which he has lost, or from outside.
 */
export const TIER_CHANGES = ['UP', 'SAME', 'DOWN', 'FROM_TITLE', 'NEW'] as const;
export type TierChange = (typeof TIER_CHANGES)[number];

/**
 * The change to tier `tier` from the last one; `lastTier` null: he was in no league of the last cycle. Who has lost the match
 * for the title comes from it, wherever he was before. Source: Kuksu 2, 4.3.
 */
export function tierChange(tier: number, lastTier: number | null, lostTitleMatch: boolean): TierChange {
  if (lostTitleMatch) return 'FROM_TITLE';
  if (lastTier === null) return 'NEW';
  if (tier === lastTier) return 'SAME';
  return tier < lastTier ? 'UP' : 'DOWN';
}

/** How every player of a league has come to its tier; empty of any other group. Source: Kuksu 2, 4.3. */
export function tierChanges(state: FormatState, key: string): ReadonlyMap<EntryId, TierChange> {
  const group = leagueGroups(state).find((planned) => planned.key === key);
  if (group === undefined) return new Map();
  const tier = tierOfGroup(group);
  const players = new Set(group.entries);
  return new Map(
    state.entries.flatMap((entry) => {
      const last = lastCycleOf(entry);
      const change = tierChange(tier, last?.league?.tier ?? null, last?.title === 'LOSER');
      return players.has(entry.id) ? [[entry.id, change]] : [];
    }),
  );
}
