type Words<Key extends string> = Key extends `${infer First}_${infer Rest}`
  ? `${Capitalize<Lowercase<First>>}${Words<Rest>}`
  : Capitalize<Lowercase<Key>>;

/** The name of a type of one game or format: `NameOf<'FOUR_IN_A_ROW', 'Game'>` is `FourInARowGame`. */
export type NameOf<Key extends string, Part extends string> = `${Words<Key>}${Part}`;

/** That name as a value. */
export function nameOf<const Key extends string, const Part extends string>(key: Key, part: Part): NameOf<Key, Part> {
  const words = key.split('_').map((word) => word.slice(0, 1) + word.slice(1).toLowerCase());
  return `${words.join('')}${part}` as NameOf<Key, Part>;
}

/** The name of the field of one game or format among those of all: `FOUR_IN_A_ROW` is `fourInARow`. */
export function fieldNameOf(key: string): string {
  const name = nameOf(key, '');
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
