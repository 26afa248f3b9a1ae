import { asId, type GameId, type PlayerId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { gameKey } from '../codecs/registered-key.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { GameKey } from '#games/rules';
import { inListOrder, type KeyWindow } from './key-window.ts';

/** Why a rating moved: a game, a game that stopped counting, or a number that was brought from elsewhere. */
export const RATING_CAUSES = ['GAME', 'OVERRULED', 'IMPORT'] as const;
export type RatingCause = (typeof RATING_CAUSES)[number];

/** Elo and number of games at one moment. */
export interface RatingState {
  readonly elo: number;
  readonly matches: number;
}

/** The rated game behind a step; `score` is what the player made of it, in half points. */
export interface RatedGameFacts {
  readonly gameId: GameId;
  readonly opponentId: PlayerId;
  readonly opponentElo: number;
  readonly factor: number;
  readonly score: number;
}

/** One step of a rating; `number` counts from 1. `rated` null: it was imported. */
export interface RatingChangeRecord {
  readonly playerId: PlayerId;
  readonly game: GameKey;
  readonly number: number;
  readonly cause: RatingCause;
  readonly before: RatingState;
  readonly after: RatingState;
  readonly rated: RatedGameFacts | null;
  readonly byId: PlayerId | null;
  readonly source: string | null;
  readonly at: Instant;
}

/** All steps that these games have caused, each player's in their order. */
export async function ratingChangesOfGames(tx: Tx, games: readonly GameId[]): Promise<readonly RatingChangeRecord[]> {
  const rows = await tx.ratingChange.findMany({
    where: { gameId: { in: [...games] } },
    orderBy: [{ playerId: 'asc' }, { game: 'asc' }, { number: 'asc' }],
  });
  return rows.map(changeRecord);
}

/** A page of the steps of one rating, by their numbers, the oldest first. */
export async function ratingChangesPage(
  tx: Tx,
  { playerId, game }: { readonly playerId: PlayerId; readonly game: GameKey },
  window: KeyWindow<number>,
): Promise<readonly RatingChangeRecord[]> {
  const { after, before, fromEnd, limit } = window;
  const number = { ...(after === null ? {} : { gt: after }), ...(before === null ? {} : { lt: before }) };
  const rows = await tx.ratingChange.findMany({
    where: { playerId, game, number },
    orderBy: { number: fromEnd ? 'desc' : 'asc' },
    take: limit,
  });
  return inListOrder(rows, window).map(changeRecord);
}

function changeRecord(row: Prisma.RatingChangeGetPayload<object>): RatingChangeRecord {
  const { gameId, opponentId, opponentElo, factor, score } = row;
  const isOfGame = gameId !== null && opponentId !== null && opponentElo !== null && factor !== null && score !== null;
  return {
    playerId: asId<PlayerId>(row.playerId),
    game: gameKey(row.game),
    number: row.number,
    cause: row.cause,
    before: { elo: row.eloBefore, matches: row.matchesBefore },
    after: { elo: row.eloAfter, matches: row.matchesAfter },
    rated: isOfGame
      ? { gameId: asId<GameId>(gameId), opponentId: asId<PlayerId>(opponentId), opponentElo, factor, score }
      : null,
    byId: row.byId === null ? null : asId<PlayerId>(row.byId),
    source: row.source,
    at: instant(row.at.getTime()),
  };
}
