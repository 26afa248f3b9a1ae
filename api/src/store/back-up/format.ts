import { z } from 'zod';

/**
 * A copy of a database is lines of JSON: a head; for each table its name and columns, and then a line for each of its rows, with
 * what every column holds as PostgreSQL writes it; and an end, without which the copy is not whole.
 */
const HEAD = z.object({
  baraza: z.literal('back-up'),
  /** Of this format. */
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that have made its tables, oldest first. */
  migrations: z.array(z.string()).min(1).readonly(),
});

const TABLE = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

const ROW = z.array(z.string().nullable());

const END = z.object({ rows: z.number().int() });

const BODY = z.union([ROW, TABLE, END]);

/** What the first line of a copy says. */
export type Head = z.infer<typeof HEAD>;

/** What each column of a row holds, in the order of the columns of its table. */
export type Row = z.infer<typeof ROW>;

/** A line that begins the rows of a table. */
export type TableLine = z.infer<typeof TABLE>;

/** A line of a copy after its first. */
export type BodyLine = z.infer<typeof BODY>;

/** What the first line says; null: it is none of a copy. */
export function readHead(line: string): Head | null {
  return HEAD.safeParse(parsed(line)).data ?? null;
}

/** What a line after the first says; null: it is none of a copy. */
export function readBody(line: string): BodyLine | null {
  return BODY.safeParse(parsed(line)).data ?? null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
