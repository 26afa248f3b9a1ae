/** What a cell of a numbered line says: dice and their play as it is written, a double to a value, its answer, or who wins how much. */
export type MatCell = { readonly column: number } & (
  | {
      readonly kind: 'play';
      readonly dice: readonly [number, number];
      readonly play: string;
      readonly playColumn: number;
    }
  | { readonly kind: 'double'; readonly to: number | null }
  | { readonly kind: 'take' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'wins'; readonly points: number }
);

/** A line of a .mat text; `names` has the column where the right player's name begins. */
export type MatLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'head'; readonly key: string; readonly value: string }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'game' }
  | {
      readonly kind: 'names';
      readonly names: readonly [string, string];
      readonly score: readonly [number, number];
      readonly rightColumn: number;
    }
  | { readonly kind: 'cells'; readonly cells: readonly MatCell[] }
  | { readonly kind: 'unreadable'; readonly column: number };

const HEAD = /^;\s*\[([^"\]]*)"(.*)"\s*\]$/;
const LENGTH = /^(\d{1,5})\s+points?\s+match$/i;
const GAME = /^Game\s+\d+$/i;
const SCORE = /:\s*(\d{1,5})(?=\s|$)/g;
const NUMBER = /^\s*\d{1,5}\)/;
const CELL =
  /([1-6])([1-6])\s*:|Doubles?(?:\s*=>\s*(\d+))?|Takes?|Drops?|Wins\s+(\d+)\s+points?(?:\s+and\s+the\s+match)?/gi;

/** What one line of a .mat text says. Source: Backgammon 5. */
export function readLine(text: string): MatLine {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'blank' };
  const head = HEAD.exec(trimmed);
  if (head !== null) return { kind: 'head', key: (head[1] ?? '').trim(), value: head[2] ?? '' };
  if (trimmed.startsWith(';')) return { kind: 'blank' };
  const length = LENGTH.exec(trimmed);
  if (length !== null) return { kind: 'length', length: Number(length[1]) };
  if (GAME.test(trimmed)) return { kind: 'game' };
  const number = NUMBER.exec(text)?.[0] ?? '';
  return (number === '' ? namesLine(text) : null) ?? cellsLine(text, number.length);
}

/** A line of two names with their scores; null: it is none. */
function namesLine(text: string): MatLine | null {
  const [left, right, more] = [...text.matchAll(SCORE)];
  if (left === undefined || right === undefined || more !== undefined) return null;
  if (text.slice(right.index + right[0].length).trim() !== '') return null;
  const start = left.index + left[0].length;
  const name = text.slice(start, right.index);
  return {
    kind: 'names',
    names: [text.slice(0, left.index).trim(), name.trim()],
    score: [Number(left[1]), Number(right[1])],
    rightColumn: (name.trim() === '' ? right.index : start + name.search(/\S/)) + 1,
  };
}

function cellsLine(text: string, start: number): MatLine {
  const found = [...text.matchAll(CELL)].filter(({ index }) => index >= start);
  const [first] = found;
  const before = text.slice(start, first?.index ?? text.length);
  if (before.trim() !== '') return { kind: 'unreadable', column: start + before.search(/\S/) + 1 };
  if (found.length > 2) return { kind: 'unreadable', column: (found[2]?.index ?? 0) + 1 };
  const cells: MatCell[] = [];
  for (const [at, match] of found.entries()) {
    const rest = text.slice(match.index + match[0].length, found[at + 1]?.index ?? text.length);
    const restColumn = match.index + match[0].length + Math.max(0, rest.search(/\S/)) + 1;
    const cell = cellOf(match, rest.trim(), restColumn);
    if (cell.kind !== 'play' && rest.trim() !== '') return { kind: 'unreadable', column: restColumn };
    cells.push(cell);
  }
  return { kind: 'cells', cells };
}

function cellOf(match: RegExpExecArray, rest: string, restColumn: number): MatCell {
  const [word, one, two, to, points] = match;
  const column = match.index + 1;
  if (one !== undefined) {
    return { kind: 'play', column, dice: [Number(one), Number(two)], play: rest, playColumn: restColumn };
  }
  if (points !== undefined) return { kind: 'wins', column, points: Number(points) };
  if (/^d(?!rop)/i.test(word)) return { kind: 'double', column, to: to === undefined ? null : Number(to) };
  return { kind: /^t/i.test(word) ? 'take' : 'drop', column };
}
