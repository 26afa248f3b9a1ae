import { ownNames, spokenAs } from './spoken.ts';

/** Things one after another as a language joins them: `Asha, Juma and Zuri`. */
export function listText(things: readonly string[], locale: string): string {
  const names = ownNames(locale);
  if (names === undefined) return new Intl.ListFormat([...spokenAs(locale)], { type: 'conjunction' }).format(things);
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : names.and(things.slice(0, -1).join(', '), last);
}
