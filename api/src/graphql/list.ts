import { z } from 'zod';
import type { Page } from '../application/queries/page.ts';
import type { KeyWindow } from '../store/reading/key-window.ts';
import { badUserInput } from './bad-user-input.ts';

const MOST = 100;
const USUAL = 20;
const LONGEST_CURSOR = 1_000;

const LAST_INSTANT = 8.64e15;
/** PostgreSQL keeps no text with a NUL in it, so no key has one. */
const storedText = z.string().refine((text) => !text.includes('\0'));

/** The keys by which lists are ordered, as they come back in a cursor. */
export const NAME_KEY = z.object({ name: storedText, id: storedText });
export const INSTANT_KEY = z.object({ at: z.int().min(-LAST_INSTANT).max(LAST_INSTANT), id: storedText });
export const RATING_PLACE = z.object({ elo: z.int().min(-1e6).max(1e6), player: NAME_KEY });
export const GAME_PLACE = z.object({ numbers: z.array(z.number()).length(5), id: storedText });
export const NUMBER_KEY = z.int().min(0).max(1e9);

/** The arguments of a list that is read page by page. */
export interface ListArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** The window that a list's arguments ask for; refuses sizes outside 1 to 100, both sizes at once, and foreign cursors. */
export function windowOf<Key>(args: ListArguments, key: z.ZodType<Key>): KeyWindow<Key> {
  const { first, last } = args;
  if (first != null && last != null) throw badUserInput('Give `first` or `last`, not both.');
  for (const [name, size] of Object.entries({ first, last })) {
    if (size != null && (size < 1 || size > MOST)) throw badUserInput(`\`${name}\` must be 1 to ${MOST}.`);
  }
  return {
    limit: first ?? last ?? USUAL,
    after: cursorKey('after', args.after, key),
    before: cursorKey('before', args.before, key),
    fromEnd: last != null,
  };
}

/** A page as a Relay connection: its edges with their cursors, and whether the list goes on. */
export function connectionOf<Thing, Key>(page: Page<Thing, Key>) {
  const edges = page.placed.map(({ thing, key }) => ({ node: thing, cursor: cursorOf(key) }));
  return {
    edges,
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

/** How much a page counts when the cost of an operation is added up: its list of edges already counts ten times. */
export function pageComplexity({ first, last }: ListArguments) {
  return { field: 1, multiplier: Math.max(1, Math.min(first ?? last ?? USUAL, MOST)) / 10 };
}

function cursorOf(key: unknown): string {
  return Buffer.from(JSON.stringify(key), 'utf8').toString('base64url');
}

function cursorKey<Key>(name: string, cursor: string | null | undefined, key: z.ZodType<Key>): Key | null {
  if (cursor == null) return null;
  const parsed = cursor.length > LONGEST_CURSOR ? null : key.safeParse(jsonOf(cursor));
  if (parsed?.success !== true) throw badUserInput(`\`${name}\` is no cursor of this list.`);
  return parsed.data;
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
