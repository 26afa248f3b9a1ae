import { mayBeDrawn, plainDetail, type ReportableHows, type ReportDetail, type Reported } from './reported.ts';

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
  readonly why: 'SHAPE' | 'NOBODY' | 'NAMESAKES' | 'TOO_MANY' | 'TWICE' | 'HOW';
}

/** What a text says: the result of each game that it names, what it says of it besides, and the lines that were not understood. */
export interface PastedResults {
  readonly reported: Readonly<Record<string, Reported>>;
  readonly details: Readonly<Record<string, ReportDetail>>;
  readonly unread: readonly UnreadLine[];
}

interface Read {
  readonly reported: readonly [string, Reported][];
  readonly detail: ReportDetail;
}
type Found = Read | { readonly why: UnreadLine['why'] };

const same = (name: string, written: string): boolean => name.toLocaleLowerCase() === written.toLocaleLowerCase();

/**
 * Reads lines of `name, name, signs, address, how`, separated by commas, semicolons or tabs: one sign for each open game of the
 * two, in the order of `games`, from the side of whoever stands first: `+` won, `-` lost, `=` drawn where games may be, `x` nobody
 * gets the point, `.` not played yet. The address and how it ended (`played`, `resigned`, `time`, `forfeit`) may be left out. Empty
 * lines are passed over; what is said of a game a second time is not taken.
 */
export function pastedResults(text: string, games: readonly OpenGame[], hows: ReportableHows): PastedResults {
  const reported: Record<string, Reported> = {};
  const details: Record<string, ReportDetail> = {};
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const found = readLine(line, games, hows);
    const why = 'why' in found ? found.why : found.reported.some(([id]) => id in reported) ? 'TWICE' : null;
    if (why !== null || 'why' in found) {
      unread.push({ line: index + 1, text: line.trim(), why: why ?? 'SHAPE' });
      continue;
    }
    for (const [id, result] of found.reported) {
      reported[id] = result;
      if (result !== 'OPEN') details[id] = found.detail;
    }
  }
  return { reported, details, unread };
}

function readLine(line: string, games: readonly OpenGame[], hows: ReportableHows): Found {
  const [one = '', other = '', written = '', address = '', how = '', ...rest] = line
    .split(/[,;\t]/)
    .map((part) => part.trim());
  const signs = [...written.replaceAll(/\s/g, '')];
  const known = mayBeDrawn(hows) ? '+-−=x.' : '+-−x.';
  if (signs.length === 0 || rest.length > 0 || signs.some((sign) => !known.includes(sign))) return { why: 'SHAPE' };
  const way = how === '' ? plainDetail.how : hows.withWinner.find((one) => same(one, how));
  if (way === undefined) return { why: 'HOW' };
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
    detail: { how: way, address },
  };
}

function resultOf(sign: string | undefined, south: string, one: string): Reported {
  if (sign === '.') return 'OPEN';
  if (sign === 'x') return 'NOBODY';
  if (sign === '=') return 'DRAWN';
  return (sign === '+') === same(south, one) ? 'FIRST' : 'SECOND';
}
