import { GAMES, type GameKey } from '#games/rules';
import { invariant } from '../../kernel/assert.ts';
import {
  FORMATS,
  SERIES,
  type FormatKey,
  type SeriesKind,
  type SeriesRoleKey,
  type SeriesRulingKey,
} from '#formats/rules';
import { SERIES_ROLES, SERIES_RULINGS } from '../series.ts';
import type { Db } from '../client.ts';

/** The game that a row names. Rows that name none that is played here keep the server from starting (`unknownKeys`). */
export function gameKey(text: string): GameKey {
  invariant(Object.hasOwn(GAMES, text), `${text} is a game that is played here`);
  return text as GameKey;
}

/** The tournament system that a row names. Rows that name none that is known here keep the server from starting. */
export function formatKey(text: string): FormatKey {
  invariant(Object.hasOwn(FORMATS, text), `${text} is a tournament system`);
  return text as FormatKey;
}

/** The kind of series that a row names. Rows that name none that is known here keep the server from starting. */
export function seriesKind(text: string): SeriesKind {
  invariant(Object.hasOwn(SERIES, text), `${text} is a kind of series`);
  return text as SeriesKind;
}

/** What a tournament is in its series, as its row names it; null: it is in none. */
export function seriesRole(text: string | null): SeriesRoleKey | null {
  invariant(text === null || Object.hasOwn(SERIES_ROLES, text), `${text} is what a tournament is in a series`);
  return text as SeriesRoleKey | null;
}

/** What was decided in a series, as its row names it. */
export function seriesRuling(text: string): SeriesRulingKey {
  invariant(Object.hasOwn(SERIES_RULINGS, text), `${text} is decided in a series`);
  return text as SeriesRulingKey;
}

const KNOWN = { game: GAMES, format: FORMATS, series: SERIES, role: SERIES_ROLES, ruling: SERIES_RULINGS };

/**
 * The keys in the database that name no game, tournament system or part of a series of this version, as in data of a version that
 * had more of them; empty where all is known.
 */
export async function unknownKeys({ prisma }: Pick<Db, 'prisma'>): Promise<readonly string[]> {
  const found = await prisma.$queryRaw<{ of: keyof typeof KNOWN; key: string }[]>`
    select 'game' as of, game as key from "Tournament" union select 'game', game from "Rating"
    union select 'format', format from "Tournament" union select 'series', kind from "Series"
    union select 'role', "seriesRole" from "Tournament" where "seriesRole" is not null
    union select 'ruling', kind from "SeriesRuling"`;
  const unknown = found.flatMap(({ of, key }) => (Object.hasOwn(KNOWN[of], key) ? [] : [key]));
  return [...new Set(unknown)].toSorted();
}
