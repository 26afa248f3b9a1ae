import { useClientHandle } from '@urql/vue';
import { useSownMoments, type SownMoments } from '../../game/use-sown-moments.ts';
import { boardSeeds } from './board/board-seeds.ts';
import type { BoardPosition } from './board/position.ts';
import { sowingFrames, type SowingFrame } from './board/sowing.ts';
import { OwareMomentQuery } from './oware-documents.ts';
import type { Moment } from './oware-fragments.ts';

/** Follows the ply of a game of oware that is looked at, and sows its way there. */
export function useOwareView(game: {
  readonly id: () => string;
  readonly shown: () => number;
  readonly isPresent: () => boolean;
  readonly position: () => BoardPosition;
}): SownMoments<Moment, SowingFrame> {
  const { client } = useClientHandle();
  return useSownMoments<Moment, SowingFrame>({
    ...game,
    async ask(ply) {
      const { data } = await client.query(OwareMomentQuery, { id: game.id(), ply }).toPromise();
      return data?.game && 'at' in data.game ? (data.game.at ?? null) : null;
    },
    bare: () => ({ ply: game.shown(), notation: null, summary: null, position: game.position(), trace: [] }),
    frames: (from, to) => sowingFrames(boardSeeds(from.position), to.trace),
  });
}
