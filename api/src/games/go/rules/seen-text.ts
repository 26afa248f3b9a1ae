import type { Seen } from './types.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS_OF_A_HALF = 4;

/** The keys of positions as text, newest first: eight letters each, six bits a letter. */
export function writeSeen(seen: Seen): string {
  let text = '';
  for (let at: Seen | null = seen; at !== null; at = at.before) text += writeHalf(at.high) + writeHalf(at.low);
  return text;
}

/** The positions that a text tells of; null if it is no such text. */
export function readSeen(text: string): Seen | null {
  const wide = 2 * LETTERS_OF_A_HALF;
  if (text.length % wide !== 0 || !/^[\w-]*$/.test(text)) return null;
  let seen: Seen | null = null;
  for (let at = text.length - wide; at >= 0; at -= wide) {
    seen = { high: readHalf(text, at), low: readHalf(text, at + LETTERS_OF_A_HALF), before: seen };
  }
  return seen;
}

function writeHalf(half: number): string {
  let text = '';
  for (let shift = 18; shift >= 0; shift -= 6) text += LETTERS[(half >>> shift) & 63];
  return text;
}

function readHalf(text: string, from: number): number {
  let half = 0;
  for (let at = from; at < from + LETTERS_OF_A_HALF; at++) half = (half << 6) | LETTERS.indexOf(text[at] ?? '');
  return half;
}
