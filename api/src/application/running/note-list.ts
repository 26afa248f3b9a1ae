import type { Tx } from '../../store/client.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import { setSnapshot } from '../../store/writing/entry.ts';
import { entrySnapshot } from '../state/entry-snapshot.ts';
import { listedEntries } from '../state/player-list.ts';

/**
 * Notes of every player what counts from now on, and his place in the list; what was noted before stays. For a tournament that has not
 * started. Source: Common 4.2.
 */
export async function noteList(tx: Tx, entries: readonly EntryRecord[]): Promise<void> {
  for (const [index, { id, category, elo, matches, country }] of listedEntries(entries).entries()) {
    await setSnapshot(tx, id, { seeding: index + 1, category, elo, matches, country });
  }
}

/** Notes what counts of a player who takes over a place in a list that is drawn already; the place stays. */
export async function noteInPlace(tx: Tx, entry: EntryRecord, seeding: number | null): Promise<void> {
  if (seeding !== null) await setSnapshot(tx, entry.id, { seeding, ...entrySnapshot(entry) });
}
