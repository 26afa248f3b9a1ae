import { invariant } from '../../kernel/assert.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import type { GameKey } from '#games/rules';
import { insertRatingChanges, lockRatings } from '../../store/writing/rating.ts';

/** An Elo and a number of games that a player brings from elsewhere; who says so (null: it came with him), and from where. */
export interface ImportedBase {
  readonly playerId: PlayerId;
  readonly game: GameKey;
  readonly elo: number;
  readonly matches: number;
  readonly byId: PlayerId | null;
  readonly source: string | null;
  readonly at: Instant;
}

/**
 * Sets a player's Elo to the imported one, and puts the imported number of games in the place of what was imported before;
 * games that were played here go on counting on top of it. The step stands in the history, except where it leads from the
 * beginning to the beginning. Source: Ratings 2.1.
 */
export async function importBase(tx: Tx, { playerId, game, elo, matches, ...record }: ImportedBase): Promise<void> {
  const [rating] = await lockRatings(tx, [{ playerId, game }]);
  invariant(rating !== undefined, 'a rating is locked by its key');
  const before = { elo: rating.elo, matches: rating.matches };
  const after = { elo, matches: rating.matches - rating.imported + matches };
  const number = rating.lastNumber + 1;
  if (number === 1 && before.elo === after.elo && before.matches === after.matches) return;
  const step = { ...record, playerId, game, number, cause: 'IMPORT' as const, before, after, rated: null };
  await insertRatingChanges(tx, [step], matches);
}
