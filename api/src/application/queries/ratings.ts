import type { GameId } from '../../kernel/ids.ts';
import type { RatingChangeRecord } from '../../store/reading/rating.ts';
import type { AppContext } from '../context.ts';
import { readingOf } from './reading.ts';

/** What a game has done to the ratings of its players; nothing when it does not count, or no longer. */
export async function ratingChangesOf(
  context: AppContext,
  { gameId }: { readonly gameId: GameId },
): Promise<readonly RatingChangeRecord[]> {
  const steps = await readingOf(context).ratingChanges.load(gameId);
  const takenBack = new Set(steps.filter(({ cause }) => cause === 'OVERRULED').map(({ playerId }) => playerId));
  return steps.filter(({ playerId }) => !takenBack.has(playerId));
}
