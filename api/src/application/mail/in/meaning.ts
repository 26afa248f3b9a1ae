import type { TextGame } from '../../../rules/games/text-game.ts';

/**
 * What the first line of an answer asks for: a move as text, without blanks and with its words one blank apart; to resign; or
 * nothing that can be one of these.
 */
export type Meaning =
  | { readonly kind: 'move'; readonly text: string; readonly spaced: string }
  | { readonly kind: 'resign' }
  | { readonly kind: 'nothing' };

const LONGEST_MOVE = 24;
/** A move that is points and nothing else, such as a play of four men, may be as long as this. */
const LONGEST_POINTS = 60;
const POINTS = /^(?:bar|off|[\d/*()])+$/i;

/** The words for giving up, one by one or with a pronoun, in the languages that mails are written in. */
const RESIGNING = new Set([
  'resign',
  'i resign',
  'abbandono',
  'mi arrendo',
  'mi rezignas',
  'rezignas',
  'rezigni',
  'nasalimu amri',
  'najiuzulu',
  'abandon',
  "j'abandonne",
]);

/** What a line means, before any board is looked at. Blanks inside a move and a full stop after it do not count. */
export function meaningOf(line: string | null): Meaning {
  if (line === null) return { kind: 'nothing' };
  const words = line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s.!]+$/, '')
    .replaceAll(/\s+/g, ' ');
  if (RESIGNING.has(words)) return { kind: 'resign' };
  const spaced = line
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[ .,;!]+$/, '');
  const text = spaced.replaceAll(' ', '');
  const longest = POINTS.test(text) ? LONGEST_POINTS : LONGEST_MOVE;
  return text === '' || text.length > longest ? { kind: 'nothing' } : { kind: 'move', text, spaced };
}

/**
 * The same move as its writer meant it: telephones begin a line with a capital, but a move has one reading only in which it
 * can be played. A text that cannot be played in any case stays as it is.
 */
export function asMeant(
  rules: TextGame,
  position: string,
  { text, spaced }: Pick<Extract<Meaning, { kind: 'move' }>, 'text' | 'spaced'>,
): string {
  const readings = [text, text.toLowerCase(), text.toUpperCase(), spaced];
  return readings.find((reading) => rules.play(position, reading).ok) ?? text;
}
