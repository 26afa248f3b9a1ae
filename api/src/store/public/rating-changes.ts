import type { RatingChangeRecord } from '../reading/rating.ts';
import type { RatingKey } from '../writing/rating.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { typed } from '../typed-row.ts';
import type { PageQuery } from './page.ts';
import type { ReadClient } from './read-client.ts';

/** The steps of one rating, the oldest first; null when the page is to begin at a step of another. */
export async function ratingSteps(
  reads: ReadClient,
  { playerId, game }: RatingKey,
  { cursor, take, skip: _skip, ...query }: PageQuery<Prisma.RatingChangeWhereUniqueInput>,
): Promise<RatingChangeRecord[] | null> {
  const from = cursor?.playerId_game_number;
  if (from !== undefined && (from.playerId !== playerId || from.game !== game)) return null;
  const beyond = from === undefined ? {} : { number: take < 0 ? { lt: from.number } : { gt: from.number } };
  const where = { playerId, game, ...beyond };
  const rows = await reads.ratingChange.findMany({ ...query, where, orderBy: { number: 'asc' }, take });
  return typed('RatingChange', rows);
}

/** How many there are. */
export function countRatingSteps(reads: ReadClient, { playerId, game }: RatingKey): Promise<number> {
  return reads.ratingChange.count({ where: { playerId, game } });
}
