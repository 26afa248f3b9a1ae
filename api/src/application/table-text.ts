import { CsvError, parse } from 'csv-parse/sync';
import type { Message } from '../kernel/message.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { message } from './texts/say.ts';

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
 * be and a cell whose quotes do not end. Source: RFC 4180.
 */
export function readTable<Column extends string>(
  text: string,
  { columns, needed, mostLines }: TableShape<Column>,
): Result<readonly TableLine<Column>[], Message> {
  const rows = rowsOf(text);
  if (!rows.ok) return rows;
  if (rows.value.length > mostLines)
    return err(message('refused.table.long', { most: mostLines, lines: rows.value.length }));
  const [first = { line: 1, cells: [] }, ...rest] = rows.value;
  const heading = first.cells.map((cell) => cell.toLowerCase());
  const stranger = heading.find((name) => !columns.some((column) => column === name));
  const { line } = first;
  if (stranger !== undefined)
    return err(message('refused.table.noColumn', { line, column: stranger, columns: columns.join(', ') }));
  if (!heading.includes(needed)) return err(message('refused.table.columnMissing', { line, column: needed }));
  if (new Set(heading).size < heading.length) return err(message('refused.table.columnTwice', { line }));
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

function rowsOf(text: string): Result<readonly Row[], Message> {
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
    return err(message('refused.table.openQuote', { line: String(error['lines']) }));
  }
}
