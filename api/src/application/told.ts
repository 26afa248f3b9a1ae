import type { Words } from '../kernel/message.ts';
import { say, STRANGER } from './texts/say.ts';

/** Things by their keys, each told in one sentence. */
type Table<Key extends string> = Readonly<Record<Key, { readonly about: Words }>>;

/** The keys of a table in order, each with its sentence in English, as the API describes it. */
export function told<Key extends string>(table: Table<Key>): ReadonlyMap<Key, string> {
  const keys = (Object.keys(table) as Key[]).toSorted();
  return new Map(keys.map((key) => [key, inEnglish(table[key].about)]));
}

/** Several tables as one; a key that more than one of them has is told by each in turn. */
export function joined<Key extends string>(tables: ReadonlyArray<Readonly<Partial<Table<Key>>>>): Table<Key> {
  const all = tables.flatMap((table) => Object.entries<{ readonly about: Words } | undefined>(table));
  const sentences = Map.groupBy(all, ([key]) => key);
  const entries = [...sentences].map(([key, told]) => {
    const each = new Set(told.flatMap(([, item]) => (item === undefined ? [] : [inEnglish(item.about)])));
    return [key, { about: [...each].join(' ') }] as const;
  });
  return Object.fromEntries(entries) as Table<Key>;
}

function inEnglish(words: Words): string {
  return typeof words === 'string' ? words : say(STRANGER, words);
}
