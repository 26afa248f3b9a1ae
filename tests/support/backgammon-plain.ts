/**
 * Backgammon once more, written apart from the rules and as plainly as can be: one list of 26 places seen from the mover, his men counted
 * up and the opponent's down, every order of every die tried, each result a text.
 */
interface PlainBoard {
  /** places 1 to 24 from the mover's side; above 0 his men, below 0 the opponent's */
  readonly points: readonly number[];
  readonly bar: number;
  readonly theirBar: number;
}

type Lists = { readonly mover: readonly number[]; readonly other: readonly number[] };

/** Every board, as text, that the roll can be played to; the board itself where nothing can be played. */
export function plainResults({ mover, other }: Lists, dice: readonly [number, number]): ReadonlySet<string> {
  const points = [0];
  for (let point = 1; point <= 24; point++) points.push((mover[point - 1] ?? 0) - (other[24 - point] ?? 0));
  const start: PlainBoard = { points, bar: mover[24] ?? 0, theirBar: other[24] ?? 0 };
  const [one, two] = dice;
  const orders =
    one === two
      ? [[one, one, one, one]]
      : [
          [one, two],
          [two, one],
        ];
  const lines = orders.flatMap((order) => follow(start, order));
  const most = Math.max(...lines.map(({ used }) => used.length));
  const longest = lines.filter(({ used }) => used.length === most);
  const largest = Math.max(...longest.map(({ used }) => used[0] ?? 0));
  const legal = most === 1 ? longest.filter(({ used }) => used[0] === largest) : longest;
  return new Set(legal.map(({ board }) => textOf(board)));
}

/** A board of two lists as the same text. */
export function plainText({ mover, other }: Lists): string {
  const points = Array.from({ length: 24 }, (_, index) => (mover[index] ?? 0) - (other[23 - index] ?? 0));
  return textOf({ points: [0, ...points], bar: mover[24] ?? 0, theirBar: other[24] ?? 0 });
}

function textOf({ points, bar, theirBar }: PlainBoard): string {
  return `${points.slice(1).join(' ')} bar ${bar} ${theirBar}`;
}

interface Line {
  readonly board: PlainBoard;
  readonly used: readonly number[];
}

function follow(board: PlainBoard, dice: readonly number[], used: readonly number[] = []): readonly Line[] {
  const [die, ...rest] = dice;
  if (die === undefined) return [{ board, used }];
  const lines: Line[] = [];
  for (let from = 25; from >= 1; from--) {
    const next = stepped(board, from, die);
    if (next !== null) lines.push(...follow(next, rest, [...used, die]));
  }
  return lines.length > 0 ? lines : [{ board, used }];
}

function stepped(board: PlainBoard, from: number, die: number): PlainBoard | null {
  const standing = from === 25 ? board.bar : (board.points[from] ?? 0);
  if (standing <= 0 || (board.bar > 0 && from !== 25)) return null;
  const points = [...board.points];
  if (from < 25) points[from] = standing - 1;
  const bar = from === 25 ? board.bar - 1 : board.bar;
  const to = from - die;
  if (to >= 1) {
    const there = points[to] ?? 0;
    if (there < -1) return null;
    points[to] = there === -1 ? 1 : there + 1;
    return { points, bar, theirBar: board.theirBar + (there === -1 ? 1 : 0) };
  }
  const mine = board.points.flatMap((count, point) => (count > 0 ? [point] : []));
  const rearmost = Math.max(0, ...mine);
  if (rearmost > 6 || (to < 0 && rearmost !== from)) return null;
  return { points, bar, theirBar: board.theirBar };
}
