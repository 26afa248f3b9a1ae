import { asId, type PlayerId, type TournamentId } from '../kernel/ids.ts';
import type { Tx } from './client.ts';
import { gameKey } from './codecs/registered-key.ts';
import type { Prisma } from './generated/prisma/client.ts';
import type { RatingChangeRecord } from './reading/rating.ts';
import { typed } from './typed-row.ts';
import type { RatingKey, RatingState } from './writing/rating.ts';

/** The tournaments that were started and are played here, by id. */
export async function tournamentsPlayedHere(tx: Tx): Promise<readonly TournamentId[]> {
  const where = { venue: 'HERE', startedAt: { not: null } } satisfies Prisma.TournamentWhereInput;
  const rows = await tx.tournament.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
  return rows.map(({ id }) => asId<TournamentId>(id));
}

/** A rating as it is kept, and its steps in order. */
export interface KeptRating extends RatingKey, RatingState {
  readonly steps: readonly RatingChangeRecord[];
}

/** All ratings, by player and game. */
export async function keptRatings(tx: Tx): Promise<readonly KeptRating[]> {
  const steps = typed('RatingChange', await tx.ratingChange.findMany({ orderBy: { number: 'asc' } }));
  const byRating = Map.groupBy(steps, ({ playerId, game }) => `${playerId} ${game}`);
  const rows = await tx.rating.findMany({ orderBy: [{ playerId: 'asc' }, { game: 'asc' }] });
  return rows.map(({ playerId, game, elo, matches }) => ({
    ...{ playerId: asId<PlayerId>(playerId), game: gameKey(game), elo, matches },
    steps: byRating.get(`${playerId} ${game}`) ?? [],
  }));
}

/** A rating as it ought to be, with each of its steps, from the first. */
export interface PutRating extends RatingKey, RatingState {
  readonly steps: readonly { readonly before: RatingState; readonly after: RatingState }[];
}

/** Puts a rating and its steps right. */
export async function putRating(tx: Tx, { playerId, game, elo, matches, steps }: PutRating): Promise<void> {
  for (const [index, { before, after }] of steps.entries()) {
    const number = index + 1;
    await tx.ratingChange.update({
      where: { playerId_game_number: { playerId, game, number } },
      data: {
        ...{ eloBefore: before.elo, matchesBefore: before.matches },
        ...{ eloAfter: after.elo, matchesAfter: after.matches },
      },
      select: { number: true },
    });
  }
  await tx.rating.update({
    where: { playerId_game: { playerId, game } },
    data: { elo, matches },
    select: { playerId: true },
  });
}
