import { CsvError, parse } from 'csv-parse/sync';
import type { Message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { message } from '../texts/say.ts';

/** One row of a table as text; `line` is the one it begins in, from 1, a heading included. A cell that is not there is empty. */
export interface TableLine<Column extends string> {
  readonly line: number;
  /** as it stands in the text */
  readonly text: string;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  /** the columns in the order of the text */
  readonly order: readonly Column[];
  /** there are more cells than columns */
  readonly isTooLong: boolean;
}

/** What a table as text can have. */
export interface TableShape<Column extends string> {
  /** in the order in which they stand where there is no heading */
  readonly columns: readonly Column[];
  /** the one that is there in any case */
  readonly needed: Column;
  /** other words for columns */
  readonly aliases?: Readonly<Record<string, Column>>;
  /** the columns may be left unnamed: a first row that does not name the needed one is a row like the others */
  readonly mayLackHeading?: boolean;
  readonly mostLines: number;
}

/**
 * The rows of a table, its cells separated by commas, semicolons or tabs: a heading that names its columns in any order, then a row a
 * line; empty lines are passed over, cells in quotes may hold what separates, line breaks (which come back as `\n`), and quotes twice.
 * Refuses a heading that cannot be and a cell whose quotes do not end. Source: RFC 4180.
 */
export function readTable<Column extends string>(
  text: string,
  shape: TableShape<Column>,
): Result<readonly TableLine<Column>[], Message> {
  const { needed, mostLines, mayLackHeading = false } = shape;
  const rows = rowsOf(text);
  if (!rows.ok) return rows;
  if (rows.value.length > mostLines)
    return err(message('refused.table.long', { most: mostLines, lines: rows.value.length }));
  const [first = { line: 1, text: '', cells: [] }, ...rest] = rows.value;
  const named = first.cells.map((cell) => columnCalled(cell, shape));
  if (mayLackHeading && !named.includes(needed)) {
    return ok(rows.value.map((row) => tableLine(row, shape.columns)));
  }
  const order = headingOf(first, named, shape);
  return order.ok ? ok(rest.map((row) => tableLine(row, order.value))) : order;
}

function columnCalled<Column extends string>(
  cell: string,
  { columns, aliases = {} }: TableShape<Column>,
): Column | undefined {
  const name = cell.toLowerCase();
  return columns.find((column) => column === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
}

function headingOf<Column extends string>(
  { line, cells }: Row,
  named: readonly (Column | undefined)[],
  { columns, needed }: TableShape<Column>,
): Result<readonly Column[], Message> {
  const order: Column[] = [];
  for (const [index, column] of named.entries()) {
    if (column === undefined) {
      const stranger = cells[index]?.toLowerCase() ?? '';
      return err(message('refused.table.noColumn', { line, column: stranger, columns: columns.join(', ') }));
    }
    order.push(column);
  }
  if (!order.includes(needed)) return err(message('refused.table.columnMissing', { line, column: needed }));
  return new Set(order).size < order.length ? err(message('refused.table.columnTwice', { line })) : ok(order);
}

function tableLine<Column extends string>({ line, text, cells }: Row, order: readonly Column[]): TableLine<Column> {
  const named = order.map((column, place) => [column, cells[place] ?? '']);
  return {
    line,
    text,
    cells: Object.fromEntries(named) as Readonly<Partial<Record<Column, string>>>,
    order,
    isTooLong: cells.slice(order.length).some((cell) => cell !== ''),
  };
}

/** A name as names are compared: without the difference of small letters and capitals. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

interface Row {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

function rowsOf(text: string): Result<readonly Row[], Message> {
  const whole = text.replaceAll(/\r\n?/g, '\n');
  const written = whole.split('\n');
  const rows: Row[] = [];
  try {
    parse(whole, {
      bom: true,
      delimiter: [',', ';', '\t'],
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      ltrim: true,
      rtrim: true,
      on_record: (cells: readonly string[], { lines }) => {
        const line = lines - (cells.join('').split('\n').length - 1);
        const row = written
          .slice(line - 1, lines)
          .join('\n')
          .trim();
        rows.push({ line, text: row, cells: cells.map((cell) => cell.trim()) });
        return null;
      },
    });
    return ok(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return err(message('refused.table.openQuote', { line: String(error['lines']) }));
  }
}
