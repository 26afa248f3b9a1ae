/** What was read from texts; a text that is not known is read. */
export interface Remembered<Value> {
  of(text: string): Value;
  /** Notes what a text says, so that it is not read. */
  note(text: string, value: Value): void;
}

/** Remembers what a pure function makes of the texts that were asked for last, at most so many; values must be immutable. */
export function remembered<Value>(read: (text: string) => Value, most: number): Remembered<Value> {
  const values = new Map<string, { readonly value: Value }>();

  function keep(text: string, kept: { readonly value: Value }): void {
    values.delete(text);
    values.set(text, kept);
    if (values.size <= most) return;
    const [oldest = ''] = values.keys();
    values.delete(oldest);
  }

  return {
    of(text) {
      const kept = values.get(text) ?? { value: read(text) };
      keep(text, kept);
      return kept.value;
    },
    note: (text, value) => keep(text, { value }),
  };
}
