import { stringify } from 'csv-stringify/sync';
import type { TableCell, TablePart } from '../../graphql/table/table.ts';

/**
 * Parts of a table as one table of a CSV file: a heading of keys, then a row a line, which begins with the part that it is of. A
 * text that a spreadsheet would take for a formula has an apostrophe before it. Source: RFC 4180; OWASP, CSV Injection.
 */
export function csvTable(parts: readonly TablePart[]): string {
  const ofPart = keysOf(parts.map(({ of }) => Object.keys(of)));
  const columns = [...ofPart, ...keysOf(parts.map((part) => part.columns.map(({ key }) => key)))];
  const rows = parts.flatMap((part) =>
    part.rows.map((row) => {
      const cells = new Map<string, TableCell>([
        ...Object.entries(part.of),
        ...part.columns.map(({ key }, at) => [key, row[at] ?? null] as const),
      ]);
      return columns.map((key) => cells.get(key) ?? null);
    }),
  );
  return stringify([columns, ...rows], {
    record_delimiter: 'windows',
    cast: { string: harmless, boolean: String },
  });
}

function keysOf(each: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(each.flat())];
}

function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
