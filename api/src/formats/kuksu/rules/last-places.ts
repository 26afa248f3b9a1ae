import type { EntryId } from '../../../kernel/ids.ts';
import type { LastLeague } from './last-cycle.ts';
import type { LeagueTable } from './league-table.ts';

/** A league that is over: its name and tier, and its table. */
export interface FinishedLeague {
  readonly name: string;
  readonly tier: number;
  readonly table: LeagueTable;
}

/**
 * What the leagues of a cycle hand on to the next: the place of every player, from 1 in each league, no two the same, so that
 * of players whom nothing separates the order of the table has chosen. Source: Kuksu 2.2 to 2.4, 3.5, 12.
 */
export function lastPlaces(leagues: readonly FinishedLeague[]): ReadonlyMap<EntryId, LastLeague> {
  return new Map(
    leagues.flatMap(({ name, tier, table }) =>
      table.rows.map(({ player }, index) => [
        player.id,
        { name, tier, rank: index + 1, isDisqualified: player.isDisqualified },
      ]),
    ),
  );
}
