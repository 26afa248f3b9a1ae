import type { TableCell, TableColumn, TablePart } from '../../graphql/table/table.ts';

/** Parts of a table for a terminal or a stream: a title each, its columns set, numbers to the right. `empty` where there is nothing. */
export function plainTable(title: string, parts: readonly TablePart[], empty: string): string {
  const texts = parts.map((part) => [part.title, ...(part.rows.length === 0 ? [empty] : linesOf(part))].join('\n'));
  return `${[title, ...(texts.length === 0 ? [empty] : texts)].join('\n\n')}\n`;
}

interface Lane {
  readonly texts: readonly string[];
  readonly width: number;
  readonly isNumber: boolean;
}

function linesOf({ columns, rows }: TablePart): readonly string[] {
  const lanes = columns.flatMap(
    (column, at) =>
      laneOf(
        column,
        rows.map((row) => row[at] ?? null),
      ) ?? [],
  );
  return ['', ...rows].map((_row, at) =>
    lanes
      .map((lane) => set(lane, at))
      .join('  ')
      .trimEnd(),
  );
}

/** A column as it is set; null for one that people do not see, and where nothing stands in it. */
function laneOf({ head, shown = plain }: TableColumn, cells: readonly TableCell[]): Lane | null {
  if (head === null || cells.every((cell) => cell === null)) return null;
  const texts = [head, ...cells.map(shown)].map(harmless);
  const isNumber = cells.every((cell) => cell === null || typeof cell === 'number');
  return { texts, width: Math.max(...texts.map(widthOf)), isNumber };
}

function set({ texts, width, isNumber }: Lane, at: number): string {
  const text = texts[at] ?? '';
  const blank = ' '.repeat(width - widthOf(text));
  return isNumber ? blank + text : text + blank;
}

function plain(cell: TableCell): string {
  return cell === null ? '' : String(cell);
}

/** Without what would move the writing of a terminal. */
function harmless(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '');
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/u;

/** How many places a text takes in a terminal. */
function widthOf(text: string): number {
  return [...letters.segment(text)].reduce((width, { segment }) => width + (WIDE.test(segment) ? 2 : 1), 0);
}
