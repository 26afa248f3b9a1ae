import { useClientHandle } from '@urql/vue';
import { useSownMoments, type SownMoments } from '../../game/use-sown-moments.ts';
import { handedAnswer } from '../../graphql/handed-answer.ts';
import type { ResultOf } from '../../graphql/tada.ts';
import { boardSeeds } from './board/board-seeds.ts';
import type { BoardPosition } from './board/position.ts';
import { sowingFrames, type SowingFrame } from './board/sowing.ts';
import { OwareMomentQuery } from './oware-documents.ts';
import type { Moment } from './oware-fragments.ts';

const momentIn = (data: ResultOf<typeof OwareMomentQuery> | undefined): Moment | null =>
  data?.game && 'at' in data.game ? (data.game.at ?? null) : null;

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
      return momentIn((await client.query(OwareMomentQuery, { id: game.id(), ply }).toPromise()).data);
    },
    handed: (ply) => momentIn(handedAnswer(client, OwareMomentQuery, { id: game.id(), ply })?.data),
    bare: () => ({ ply: game.shown(), notation: null, summary: null, position: game.position(), trace: [] }),
    frames: (from, to) => sowingFrames(boardSeeds(from.position), to.trace),
  });
}
