import { GAMES, type GameKey } from '#games/rules';
import { invariant } from '../../kernel/assert.ts';
import { FORMATS, type FormatKey } from '#formats/rules';
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

/**
 * The keys in the database that name no game or tournament system of this version, as in data of a version that had more of
 * them; empty where all is known.
 */
export async function unknownKeys({ prisma }: Pick<Db, 'prisma'>): Promise<readonly string[]> {
  const found = await prisma.$queryRaw<{ game: string; format: string | null }[]>`
    select distinct game, format from "Tournament" union select distinct game, null from "Rating"`;
  const unknown = found.flatMap(({ game, format }) => [
    ...(Object.hasOwn(GAMES, game) ? [] : [game]),
    ...(format === null || Object.hasOwn(FORMATS, format) ? [] : [format]),
  ]);
  return [...new Set(unknown)].toSorted();
}
