import type { TournamentId } from '../../kernel/ids.ts';
import { playerList } from '../../rules/ratings/player-list.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { AppContext } from '../context.ts';
import { entrySnapshot } from './entry-snapshot.ts';
import { readingOf } from './reading.ts';

/** The entries of a tournament in the order of its player list, as they would be dealt now. Source: KIBA 3.4. */
export async function tournamentList(context: AppContext, id: TournamentId): Promise<readonly EntryRecord[]> {
  const entries = await readingOf(context).entriesOf.load(id);
  const lines = entries.map((entry) => ({ entry, id: entry.id, enteredAt: entry.enteredAt, ...entrySnapshot(entry) }));
  return playerList(lines).map(({ entry }) => entry);
}
