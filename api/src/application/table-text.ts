import { CsvError, parse } from 'csv-parse/sync';
import { err, ok, type Result } from '../kernel/result.ts';

/** One row of a table as text; `line` is the one it begins in, from 1, the heading included. A cell that is not there is empty. */
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
 * The rows of a comma-separated table: a heading that names its columns in any order, then a row a line; empty lines are passed
 * over, cells in quotes may hold commas, line breaks (which come back as `\n`), and quotes twice. Refuses a heading that cannot
 * be and a cell whose quotes do not end, in a sentence that says why. Source: RFC 4180.
 */
export function readTable<Column extends string>(
  text: string,
  { columns, needed, mostLines }: TableShape<Column>,
): Result<readonly TableLine<Column>[], string> {
  const rows = rowsOf(text);
  if (!rows.ok) return rows;
  if (rows.value.length > mostLines)
    return err(`At most ${mostLines} lines are read at once, here are ${rows.value.length}.`);
  const [first = { line: 1, cells: [] }, ...rest] = rows.value;
  const heading = first.cells.map((cell) => cell.toLowerCase());
  const stranger = heading.find((name) => !columns.some((column) => column === name));
  const at = `Line ${first.line}`;
  if (stranger !== undefined) return err(`${at}: there is no column "${stranger}", but ${columns.join(', ')}.`);
  if (!heading.includes(needed)) return err(`${at}: the heading names its columns, and one of them is "${needed}".`);
  if (new Set(heading).size < heading.length) return err(`${at}: a column is named twice.`);
  return ok(
    rest.map(({ line, cells }) => {
      const named = columns.flatMap((column) => {
        const place = heading.indexOf(column);
        return place < 0 ? [] : [[column, cells[place] ?? '']];
      });
      return {
        line,
        cells: Object.fromEntries(named) as Readonly<Partial<Record<Column, string>>>,
        isTooLong: cells.length > heading.length,
      };
    }),
  );
}

/** A name as names are compared: without the difference of small letters and capitals. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(text: string): Result<readonly Row[], string> {
  const rows: Row[] = [];
  try {
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: readonly string[], { lines }) => {
        const line = lines - (cells.join('').split('\n').length - 1);
        rows.push({ line, cells: cells.map((cell) => cell.trim()) });
        return null;
      },
    });
    return ok(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return err(
      `A cell that begins with a quote ends with one, and quotes inside it stand twice: up to line ${String(error['lines'])} one does not.`,
    );
  }
}
