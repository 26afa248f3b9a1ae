import { playerList } from '../../rules/ratings/player-list.ts';
import { toInstant } from '../../store/codecs/instant.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import { entrySnapshot } from './entry-snapshot.ts';

/** Entries in the order of the player list, each with what counts of its player. Source: KIBA 3.4. */
export function listedEntries(entries: readonly EntryRecord[]) {
  return playerList(
    entries.map((entry) => {
      return { entry, id: entry.id, enteredAt: toInstant(entry.enteredAt), ...entrySnapshot(entry) };
    }),
  );
}
