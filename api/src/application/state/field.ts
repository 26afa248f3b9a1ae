import type { PreflightIssue } from '../../rules/formats/format.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { formatEntries, formatOf } from './format-state.ts';

/** Who is left of a field, the same number as its format counts, and what does not work with them. */
export interface Field {
  readonly players: number;
  readonly issues: readonly PreflightIssue[];
}

/** The field that these entries make of a tournament that has not started. */
export function fieldOf(tournament: TournamentRecord, entries: readonly EntryRecord[]): Field {
  const format = formatOf(tournament);
  const field = formatEntries(entries);
  const players = format.starters(field).length;
  return { players, issues: [...format.preflight(players), ...format.unready(field)] };
}
