import type { TournamentId } from '../../kernel/ids.ts';
import { playerList } from '../../rules/ratings/player-list.ts';
import { toInstant } from '../../store/codecs/instant.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { AppContext } from '../context.ts';
import { entrySnapshot } from './entry-snapshot.ts';
import { readingOf } from './reading.ts';

/** The entries of a tournament in the order of its player list, as they would be dealt now. Source: KIBA 3.4. */
export async function tournamentList(context: AppContext, id: TournamentId): Promise<readonly EntryRecord[]> {
  return listedEntries(await readingOf(context).entriesOf.load(id)).map(({ entry }) => entry);
}

/** Entries in the order of the player list, each with what counts of its player. Source: KIBA 3.4. */
export function listedEntries(entries: readonly EntryRecord[]) {
  return playerList(
    entries.map((entry) => {
      return { entry, id: entry.id, enteredAt: toInstant(entry.enteredAt), ...entrySnapshot(entry) };
    }),
  );
}
