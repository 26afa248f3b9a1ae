import DataLoader from 'dataloader';
import { movesInRanges, type MoveRecord, type PlyRange } from '../../store/reading/move.ts';
import type { AppContext } from '../context.ts';

type Client = AppContext['db']['prisma'];

/** A loader of the moves of a game between two plies, those of several together. */
export function movesLoader(prisma: Client): DataLoader<PlyRange, readonly MoveRecord[], string> {
  return new DataLoader<PlyRange, readonly MoveRecord[], string>(
    async (ranges) => {
      const byGame = Map.groupBy(await movesInRanges(prisma, ranges), ({ gameId }) => gameId);
      return ranges.map(({ gameId, from, to }) =>
        (byGame.get(gameId) ?? []).filter(({ ply }) => ply >= from && ply < to),
      );
    },
    { cacheKeyFn: ({ gameId, from, to }) => `${gameId} ${from} ${to}` },
  );
}
