import { GAMES, type GameKey } from '#games/rules';
import { invariant } from '../../kernel/assert.ts';
import { FORMATS, SERIES } from '#formats/rules';
import { SERIES_ROLES, SERIES_RULINGS } from '../series.ts';
import type { Db } from '../client.ts';

/** The game that a row names. Rows that name none that is played here keep the server from starting (`unknownKeys`). */
export function gameKey(text: string): GameKey {
  invariant(Object.hasOwn(GAMES, text), `${text} is a game that is played here`);
  return text as GameKey;
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
