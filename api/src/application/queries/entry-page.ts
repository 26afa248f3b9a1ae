import { toInstant } from '../../store/codecs/instant.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import { entryStatus, type EntryStatus } from '../state/entry-status.ts';
import { isBefore, pageOfAll, type Page } from './page.ts';

/** The place of an entry in a tournament: by seeding, then by when it was entered. */
export interface EntryPlace {
  /** Null: registration is not closed, or he came later. Such entries stand behind the others. */
  readonly seeding: number | null;
  readonly at: number;
  readonly id: string;
}

/** Which entries: of players who stand so, whose name or handle contains a text, whatever the case; null: all. */
export interface EntryFilter {
  readonly statuses: readonly EntryStatus[] | null;
  readonly search: string | null;
}

/** A page of entries in order of seeding, before there is one in order of entry, of those that the filter wants. */
export function entryPage(
  entries: readonly EntryRecord[],
  { statuses, search }: EntryFilter,
  window: KeyWindow<EntryPlace>,
): Promise<Page<EntryRecord, EntryPlace>> {
  const sought = search?.trim().toLowerCase() ?? '';
  const wanted = entries.filter(
    (entry) =>
      (statuses === null || statuses.includes(entryStatus(entry))) &&
      (sought === '' || [entry.player.name, entry.player.handle].some((text) => text.toLowerCase().includes(sought))),
  );
  return pageOfAll(
    window,
    wanted.map((thing) => ({ thing, key: placeOf(thing) })),
    standsBefore,
  );
}

function placeOf({ seeding, enteredAt, id }: EntryRecord): EntryPlace {
  return { seeding, at: toInstant(enteredAt), id };
}

function standsBefore(one: EntryPlace, other: EntryPlace): boolean {
  const [first, second] = [one.seeding ?? Infinity, other.seeding ?? Infinity];
  return first === second ? isBefore(one, other) : first < second;
}
