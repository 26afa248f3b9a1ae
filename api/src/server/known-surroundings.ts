import { LRUCache } from 'lru-cache';
import type { TournamentId } from '../kernel/ids.ts';
import type { Db } from '../store/client.ts';
import { surroundingsOf } from '../store/reading/surroundings.ts';

/** Tournaments of which is known how they stood. */
const MOST_KNOWN = 1_000;

/** How a tournament stood when so much had been committed. */
interface Known {
  readonly commits: number;
  readonly surroundings: string;
}

/**
 * Answers the surroundings of tournaments of one database. Where the database tells without being asked that nothing has been committed
 * since, which the embedded one does, they are what they were; else it is asked.
 */
export function knownSurroundings(): (db: Db, tournament: TournamentId) => Promise<string> {
  const known = new LRUCache<TournamentId, Known>({ max: MOST_KNOWN });
  return async ({ prisma, commits }, tournament) => {
    if (commits === null) return surroundingsOf(prisma, tournament);
    // Counted before it is asked: what is committed meanwhile makes it be asked again.
    const now = commits();
    const before = known.get(tournament);
    if (before?.commits === now) return before.surroundings;
    const surroundings = await surroundingsOf(prisma, tournament);
    known.set(tournament, { commits: now, surroundings });
    return surroundings;
  };
}
