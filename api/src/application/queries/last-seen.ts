import type { PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { lastSeenOf } from '../../store/reading/last-seen.ts';
import type { AppContext } from '../context.ts';
import { loadOne } from './loader.ts';
import { derivedOnce, readingOf } from './reading.ts';

/** When a player was here last; null: never, as far as it is known. Only for who directs a game that waits for him. */
export async function lastSeen(context: AppContext, player: PlayerId): Promise<Instant | null> {
  const loader = await derivedOnce(readingOf(context), 'last seen', () =>
    Promise.resolve(loadOne((ids: readonly PlayerId[]) => lastSeenOf(context.db.prisma, ids))),
  );
  return (await loader.load(player))?.at ?? null;
}
