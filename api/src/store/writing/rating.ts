import { asId, type PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { gameKey } from '../codecs/registered-key.ts';
import type { RatingCause, RatingChangeRecord } from '../reading/rating.ts';
import type { GameKey } from '#games/rules';

/** One player's rating in one game. */
export interface RatingKey {
  readonly playerId: PlayerId;
  readonly game: GameKey;
}

/** A rating as it stands, and the number of its last step (0: none). */
export interface LockedRating extends RatingKey {
  readonly elo: number;
  readonly matches: number;
  readonly imported: number;
  readonly lastNumber: number;
}

/**
 * Locks these ratings until the transaction ends, in the order of player and game, and answers them; one that is not there
 * yet is made, unrated. After games and tournaments, before every inbox.
 */
export async function lockRatings(tx: Tx, keys: readonly RatingKey[]): Promise<readonly LockedRating[]> {
  const sorted = keys.toSorted((a, b) => compare(a.playerId, b.playerId) || compare(a.game, b.game));
  const players = sorted.map(({ playerId }) => playerId);
  const games = sorted.map(({ game }) => game);
  await tx.$executeRaw`
    insert into "Rating" ("playerId", "game")
    select player, game from unnest(${players}::text[], ${games}::text[]) as wanted (player, game)
    order by player collate "C", game collate "C"
    on conflict do nothing`;
  await tx.$queryRaw`
    select 1 from "Rating"
    where ("playerId", "game") in (select * from unnest(${players}::text[], ${games}::text[]))
    order by "playerId" collate "C", "game" collate "C" for no key update`;
  // Read afresh: what another transaction has just committed was waited for above.
  const rows = await tx.$queryRaw<
    { playerId: string; game: string; elo: number; matches: number; imported: number; lastNumber: number }[]
  >`
    select "playerId", "game" as game, elo, matches, imported,
      (select coalesce(max(number), 0)::int from "RatingChange" change
        where change."playerId" = rating."playerId" and change.game = rating.game) as "lastNumber"
    from "Rating" rating
    where ("playerId", "game") in (select * from unnest(${players}::text[], ${games}::text[]))`;
  return rows.map((row) => ({ ...row, playerId: asId<PlayerId>(row.playerId), game: gameKey(row.game) }));
}

/** Elo and number of games at one moment. */
export interface RatingState {
  readonly elo: number;
  readonly matches: number;
}

/** The rated game behind a step, as its row has it. */
export type RatedGameFacts = {
  readonly [Fact in 'gameId' | 'opponentId' | 'opponentElo' | 'factor' | 'score']: NonNullable<
    RatingChangeRecord[Fact]
  >;
};

/** A step that a rating takes; `number` counts from 1. `rated` null: it was imported. */
export interface RatingStep extends RatingKey {
  readonly number: number;
  readonly cause: RatingCause;
  readonly before: RatingState;
  readonly after: RatingState;
  readonly rated: RatedGameFacts | null;
  readonly byId: PlayerId | null;
  readonly source: string | null;
  readonly at: Instant;
}

/** Adds steps to locked ratings, and sets each to where its last step leads. `imported` is set where one is given. */
export async function insertRatingChanges(
  tx: Tx,
  changes: readonly RatingStep[],
  imported: number | null = null,
): Promise<void> {
  await tx.ratingChange.createMany({
    data: changes.map(({ before, after, rated, at, ...columns }) => ({
      ...columns,
      ...rated,
      eloBefore: before.elo,
      eloAfter: after.elo,
      matchesBefore: before.matches,
      matchesAfter: after.matches,
      at: toDate(at),
    })),
  });
  const last = new Map(changes.map((change) => [`${change.playerId} ${change.game}`, change]));
  for (const { playerId, game, after } of last.values()) {
    await tx.rating.update({
      where: { playerId_game: { playerId, game } },
      data: { ...after, ...(imported === null ? {} : { imported }) },
      select: { playerId: true },
    });
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
