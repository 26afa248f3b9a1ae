import type { EntryRecord } from '../../store/reading/entry.ts';
import { nameKey } from './table-text.ts';

/** Finds those who have entered by their names, their handles and their ids on the other server, without the difference of capitals. */
export function entrantsCalled(entries: readonly EntryRecord[]): (name: string) => readonly EntryRecord[] {
  const called = entries.map((entry) => {
    const { player, idElsewhere } = entry;
    return { entry, keys: new Set([player.name, player.handle, idElsewhere ?? ''].map(nameKey)) };
  });
  return (name) => {
    const key = nameKey(name);
    return key === '' ? [] : called.flatMap(({ entry, keys }) => (keys.has(key) ? [entry] : []));
  };
}
