import type { GameId } from '../../kernel/ids.ts';
import { ratingChangesPage, type RatingChangeRecord } from '../../store/reading/rating.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import type { RatingKey } from '../../store/writing/rating.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type Page } from './page.ts';
import { readingOf } from './reading.ts';

/** The steps of one rating, the oldest first. */
export function listRatingChanges(
  context: AppContext,
  rating: RatingKey,
  window: KeyWindow<number>,
): Promise<Page<RatingChangeRecord, number>> {
  return pageOf(window, async (wider) => {
    const changes = await ratingChangesPage(context.db.prisma, rating, wider);
    return changes.map((thing) => ({ thing, key: thing.number }));
  });
}

/** What a game has done to the ratings of its players; nothing when it does not count, or no longer. */
export async function ratingChangesOf(
  context: AppContext,
  { gameId }: { readonly gameId: GameId },
): Promise<readonly RatingChangeRecord[]> {
  const steps = await readingOf(context).ratingChanges.load(gameId);
  const takenBack = new Set(steps.filter(({ cause }) => cause === 'OVERRULED').map(({ playerId }) => playerId));
  return steps.filter(({ playerId }) => !takenBack.has(playerId));
}
