import { parsePrismaCursor } from '@pothos/plugin-prisma';
import { z } from 'zod';
import type { Page } from '../application/queries/page.ts';
import { LAST_INSTANT } from '../kernel/time.ts';
import type { KeyWindow } from '../store/reading/key-window.ts';
import { badUserInput, noSuchPage } from './bad-user-input.ts';
import { MOST_ITEMS } from './operation-limits.ts';

const USUAL = 20;
const LONGEST_CURSOR = 1_000;
/** PostgreSQL keeps no text with a NUL in it, so no key has one. */
const storedText = z.string().refine((text) => !text.includes('\0'));

/** The keys by which lists are ordered, as they come back in a cursor. */
export const INSTANT_KEY = z.object({ at: z.int().min(-LAST_INSTANT).max(LAST_INSTANT), id: storedText });
export const GAME_PLACE = z.object({ numbers: z.array(z.number()).length(5), id: storedText });
export const ENTRY_PLACE = INSTANT_KEY.extend({ seeding: z.int().nullable() });
export const NUMBER_KEY = z.int().min(0).max(1e9);

/** The arguments of a list that is read page by page. */
export interface ListArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** What a field that is such a list says of itself, where its rows are read by Prisma: which cursors it gives out. */
interface ListExtensions {
  readonly isCursor?: (cursor: unknown) => boolean;
}

/** Options of lists whose rows are read by Prisma: the cursor is the row's id. */
export const BY_ID = prismaList(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/));

/** The options of a list whose rows are read by Prisma, and have such keys as their cursors. */
export function prismaList(key: z.ZodType) {
  const isCursor = (cursor: unknown): boolean => key.safeParse(cursor).success;
  return { defaultSize: USUAL, maxSize: MOST_ITEMS, complexity: pageComplexity, extensions: { isCursor } } as const;
}

/**
 * Refuses sizes outside 1 to `longest`, both sizes at once, a size from one end with a cursor for the other, and cursors that the list
 * does not give out.
 */
export function checkListArguments(args: ListArguments, longest: number, extensions: ListExtensions = {}): void {
  const { first, after, last, before } = args;
  if (first != null && last != null) throw badUserInput('Give `first` or `last`, not both.');
  for (const [name, size] of Object.entries({ first, last })) {
    if (size != null && (size < 1 || size > longest)) throw noSuchPage(name, size, longest);
  }
  if (after != null && before != null) throw badUserInput('Give `after` or `before`, not both.');
  if (after != null && last != null) throw badUserInput('`after` goes with `first`, and `last` with `before`.');
  if (before != null && first != null) throw badUserInput('`before` goes with `last`, and `first` with `after`.');
  if (extensions.isCursor === undefined) return;
  for (const [name, cursor] of Object.entries({ after, before })) {
    if (cursor != null && !extensions.isCursor(prismaKey(cursor))) throw noCursor(name);
  }
}

/** The window that a list's arguments ask for; refuses foreign cursors. */
export function windowOf<Key>(args: ListArguments, key: z.ZodType<Key>): KeyWindow<Key> {
  const { first, last, before } = args;
  return {
    limit: first ?? last ?? USUAL,
    after: cursorKey('after', args.after, key),
    before: cursorKey('before', before, key),
    fromEnd: last != null || before != null,
  };
}

/** The id of the row at which a page begins; null: at an end of the list. */
export function beginningOf({ after, before }: ListArguments): string | null {
  const cursor = after ?? before;
  return cursor == null ? null : String(prismaKey(cursor));
}

/** The rows of a page; a page that is to begin at what is not in its list is refused as one of a foreign cursor. */
export function rowsOf<Row>(rows: Row[] | null, { after }: ListArguments): Row[] {
  if (rows === null) throw noCursor(after == null ? 'before' : 'after');
  return rows;
}

/** A page as a Relay connection: its edges with their cursors, and whether the list goes on. */
export function connectionOf<Thing, Key>(page: Page<Thing, Key>) {
  const edges = page.placed.map(({ thing, key }) => ({ node: thing, cursor: cursorOf(key) }));
  return {
    edges,
    totalCount: () => page.count(),
    pageInfo: {
      hasNextPage: page.hasNext,
      hasPreviousPage: page.hasPrevious,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** What a table counts before its rows: every game of its tournament is read for it. */
export const TABLE_COST = 200;

/** What the table of a group counts before its rows: its tournament is folded for it, however few of its rows are asked for. */
export const STANDINGS_COST = 1_000;

/** What a crosstable counts before its rows: it has a cell for each two of its players. */
export const CROSSTABLE_COST = 3_000;

/** How much a page counts when the cost of an operation is added up: its list of edges already counts ten times. */
export function pageComplexity({ first, last }: ListArguments) {
  return { field: 1, multiplier: Math.max(1, Math.min(first ?? last ?? USUAL, MOST_ITEMS)) / 10 };
}

function cursorOf(key: unknown): string {
  return Buffer.from(JSON.stringify(key), 'utf8').toString('base64url');
}

function cursorKey<Key>(name: string, cursor: string | null | undefined, key: z.ZodType<Key>): Key | null {
  if (cursor == null) return null;
  const parsed = cursor.length > LONGEST_CURSOR ? null : key.safeParse(jsonOf(cursor));
  if (parsed?.success !== true) throw noCursor(name);
  return parsed.data;
}

function noCursor(name: string): Error {
  return badUserInput(`\`${name}\` is no cursor of this list.`);
}

/** The key in a cursor that Pothos has made; undefined for text that is none. */
function prismaKey(cursor: string): unknown {
  try {
    return cursor.length > LONGEST_CURSOR ? undefined : parsePrismaCursor(cursor);
  } catch {
    return undefined;
  }
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
