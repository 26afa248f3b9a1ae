import { plainWord } from '../../address/plain-word.ts';

const LONGEST = 30;

/** The handle that a name asks for: small letters, digits and hyphens, at most 30; `player` when nothing is left. */
export const handleOf = (name: string): string => plainWord(name, LONGEST) || 'player';

/** The handle itself, or the first of `handle-2`, `handle-3` … that is not taken. */
export function freeHandle(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
