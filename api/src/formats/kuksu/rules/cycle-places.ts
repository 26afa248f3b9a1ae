import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatEntry, FormatState } from '../../../rules/formats/format.ts';
import { leagueTables } from './group-table.ts';
import { kuksuHandOn } from './hand-on.ts';
import { lastCycleOf, type LastCycle } from './last-cycle.ts';
import { leagueGroups } from './stages.ts';
import { TIER_CHANGES, tierChange } from './tier-change.ts';

/** How a player has come to a cycle: as to a tier; or he waits with the title, or he was here before and not in the last one. */
export const CYCLE_CHANGES = [...TIER_CHANGES, 'HOLDS_TITLE', 'RETURNED'] as const;
export type CycleChange = (typeof CYCLE_CHANGES)[number];

/**
 * Where a player is in a cycle, by its tables as they are. `league` null: he waits with the title. `won`, `played`: games of his
 * league. `title`: what the end of the cycle has made of him, null before it.
 */
export interface CyclePlace extends LastCycle {
  readonly won: number;
  readonly played: number;
  readonly change: Exclude<CycleChange, 'RETURNED'>;
}

/** Everybody in a cycle whose leagues are arranged; empty before. Source: Kuksu 2, 3, 12. */
export function cyclePlaces(state: FormatState): ReadonlyMap<EntryId, CyclePlace> {
  if (leagueGroups(state).length === 0) return new Map();
  const tableOf = leagueTables(state);
  const standings = new Map(
    leagueGroups(state).flatMap((group) =>
      tableOf(group).rows.map(({ standing }) => [standing.entry, standing] as const),
    ),
  );
  const handedOn = kuksuHandOn(state);
  return new Map(
    state.entries.flatMap((entry) => {
      const place = handedOn.get(entry.id);
      const standing = standings.get(entry.id);
      if (place === undefined) return [];
      const games = { won: standing === undefined ? 0 : standing.points / 2, played: standing?.played ?? 0 };
      return [[entry.id, { ...place, ...games, change: changeOf(entry, place) }] as const];
    }),
  );
}

function changeOf(entry: FormatEntry, { league }: LastCycle): CyclePlace['change'] {
  if (league === null) return 'HOLDS_TITLE';
  const last = lastCycleOf(entry);
  return tierChange(league.tier, last?.league?.tier ?? null, last?.title === 'LOSER');
}
