import type { Reported } from './reported.ts';

/** An open game as its line is looked up: its players by seat. */
export interface OpenGame {
  readonly id: string;
  readonly first: { readonly id: string; readonly name: string };
  readonly second: { readonly id: string; readonly name: string };
}

/** A line that says nothing that can be reported, counted from 1, and why. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly why: 'SHAPE' | 'NOBODY' | 'NAMESAKES' | 'TOO_MANY';
}

/** What a text says: the result of each game that it names, and the lines that were not understood. */
export interface PastedResults {
  readonly reported: Readonly<Record<string, Reported>>;
  readonly unread: readonly UnreadLine[];
}

type Found = { readonly reported: readonly [string, Reported][] } | { readonly why: UnreadLine['why'] };

const same = (name: string, written: string): boolean => name.toLocaleLowerCase() === written.toLocaleLowerCase();

/**
 * Reads lines of `name, name, signs`, separated by commas, semicolons or tabs: one sign for each open game of the two, in the
 * order of `games`, from the side of whoever stands first: `+` won, `-` lost, `x` nobody gets the point, `.` not played yet.
 * Empty lines are passed over.
 */
export function pastedResults(text: string, games: readonly OpenGame[]): PastedResults {
  const reported: Record<string, Reported> = {};
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const found = readLine(line, games);
    if ('why' in found) unread.push({ line: index + 1, text: line.trim(), why: found.why });
    else Object.assign(reported, Object.fromEntries(found.reported));
  }
  return { reported, unread };
}

function readLine(line: string, games: readonly OpenGame[]): Found {
  const [one = '', other = '', written = '', ...rest] = line.split(/[,;\t]/).map((part) => part.trim());
  const signs = [...written.replaceAll(/\s/g, '')];
  if (signs.length === 0 || rest.length > 0 || signs.some((sign) => !'+-−x.'.includes(sign))) return { why: 'SHAPE' };
  const theirs = games.filter(
    ({ first, second }) =>
      (same(first.name, one) && same(second.name, other)) || (same(first.name, other) && same(second.name, one)),
  );
  if (theirs.length === 0) return { why: 'NOBODY' };
  const pairs = new Set(theirs.map(({ first, second }) => [first.id, second.id].toSorted().join(' ')));
  if (pairs.size > 1 || same(one, other)) return { why: 'NAMESAKES' };
  if (signs.length > theirs.length) return { why: 'TOO_MANY' };
  return {
    reported: theirs
      .slice(0, signs.length)
      .map(({ id, first }, index) => [id, resultOf(signs[index], first.name, one)]),
  };
}

function resultOf(sign: string | undefined, south: string, one: string): Reported {
  if (sign === '.') return 'OPEN';
  if (sign === 'x') return 'NOBODY';
  return (sign === '+') === same(south, one) ? 'FIRST' : 'SECOND';
}
