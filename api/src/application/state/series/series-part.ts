import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { formatOf } from '../format-state.ts';

/** A tournament of a series with all that its results say. */
export interface SeriesPart {
  readonly tournament: TournamentRecord;
  readonly entries: readonly EntryRecord[];
  readonly state: FormatState;
}

/** Who has won a tournament, by its format; null until it is finished, and when nobody has. */
export function championOf({ tournament, state }: SeriesPart): EntryId | null {
  return tournament.status === 'FINISHED' ? formatOf(tournament).next(state).winner : null;
}

/** The entry of a part with this id; null for none. */
export function entryIn({ entries }: SeriesPart, id: EntryId | null): EntryRecord | null {
  return entries.find((entry) => entry.id === id) ?? null;
}
