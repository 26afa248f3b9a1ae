import type { GameId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** Why a rating moved: a game, a game that stopped counting, or a number that was brought from elsewhere. */
export const RATING_CAUSES = ['GAME', 'OVERRULED', 'IMPORT'] as const;
export type RatingCause = (typeof RATING_CAUSES)[number];

/**
 * One step of a rating; `number` counts from 1. Of a step that a game has caused: the game, who played against him, that player's Elo,
 * how much it could move the rating, and what the player made of it, in half points; of an import all are null.
 */
export type RatingChangeRecord = TypedRow<'RatingChange', Prisma.RatingChangeGetPayload<object>>;

/** All steps that these games have caused, each player's in their order. */
export async function ratingChangesOfGames(tx: Tx, games: readonly GameId[]): Promise<readonly RatingChangeRecord[]> {
  const rows = await tx.ratingChange.findMany({
    where: { gameId: { in: [...games] } },
    orderBy: [{ playerId: 'asc' }, { game: 'asc' }, { number: 'asc' }],
  });
  return typed('RatingChange', rows);
}
