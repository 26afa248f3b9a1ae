import type { TournamentId } from '../../kernel/ids.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { AppContext } from '../context.ts';
import { listedEntries } from '../state/player-list.ts';
import { readingOf } from './reading.ts';

/** The entries of a tournament in the order of its player list, as they would be dealt now. Source: KIBA 3.4. */
export async function tournamentList(context: AppContext, id: TournamentId): Promise<readonly EntryRecord[]> {
  return listedEntries(await readingOf(context).entriesOf.load(id)).map(({ entry }) => entry);
}
