import { err, ok, type Result } from '../kernel/result.ts';

/** One line of a table as text; `line` from 1, the heading included. A cell that is not there is empty. */
export interface TableLine<Column extends string> {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  /** there are more cells than columns */
  readonly isTooLong: boolean;
}

/** What a table as text can have: its columns, of which `needed` is there in any case. */
export interface TableShape<Column extends string> {
  readonly columns: readonly Column[];
  readonly needed: Column;
  readonly mostLines: number;
}

/**
 * The lines of a comma-separated table: a heading that names its columns in any order, then a line for each row; empty lines are
 * passed over, cells in quotes may hold commas. Refuses a heading that cannot be, in a sentence that says why.
 */
export function readTable<Column extends string>(
  text: string,
  { columns, needed, mostLines }: TableShape<Column>,
): Result<readonly TableLine<Column>[], string> {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > mostLines) return err(`At most ${mostLines} lines are read at once, here are ${lines.length}.`);
  const heading = cellsOf(lines[0] ?? '').map((cell) => cell.toLowerCase());
  const stranger = heading.find((name) => !columns.some((column) => column === name));
  if (stranger !== undefined) return err(`Line 1: there is no column "${stranger}", but ${columns.join(', ')}.`);
  if (!heading.includes(needed)) return err(`Line 1: the heading names its columns, and one of them is "${needed}".`);
  if (new Set(heading).size < heading.length) return err('Line 1: a column is named twice.');
  return ok(
    lines.flatMap((line, index) => {
      if (index === 0 || line.trim() === '') return [];
      const cells = cellsOf(line);
      const named = columns.flatMap((column) => {
        const at = heading.indexOf(column);
        return at < 0 ? [] : [[column, cells[at] ?? '']];
      });
      return [
        {
          line: index + 1,
          cells: Object.fromEntries(named) as Readonly<Partial<Record<Column, string>>>,
          isTooLong: cells.length > heading.length,
        },
      ];
    }),
  );
}

/** A name as names are compared: without the difference of small letters and capitals. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** The cells of a line; a cell in quotes may hold commas, and quotes twice. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  for (let rest = line; ;) {
    const [whole = '', quoted, plain = ''] = /^\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/.exec(rest) ?? [];
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (whole.length >= rest.length) return cells;
    rest = rest.slice(whole.length + 1);
  }
}
