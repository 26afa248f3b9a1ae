import { useClientHandle } from '@urql/vue';
import { useSownMoments, type SownMoments } from '../../game/use-sown-moments.ts';
import { handedAnswer } from '../../graphql/handed-answer.ts';
import { readFragment, type FragmentOf, type ResultOf } from '../../graphql/tada.ts';
import { BaoMomentQuery } from './bao-documents.ts';
import type { Moment } from './bao-fragments.ts';
import { boardSeeds } from './board/board-seeds.ts';
import { baoBoardPosition, baoBoardTrace } from './board/position.ts';
import { sowingFrames, type SowingFrame } from './board/sowing.ts';

const momentIn = (data: ResultOf<typeof BaoMomentQuery> | undefined): Moment | null =>
  data?.game && 'at' in data.game ? (data.game.at ?? null) : null;

/** Follows the ply of a game of bao that is looked at, and sows its way there. */
export function useBaoView(
  id: () => string,
  shown: () => number,
  isPresent: () => boolean,
  start: () => FragmentOf<typeof baoBoardPosition>,
): SownMoments<Moment, SowingFrame> {
  const { client } = useClientHandle();
  return useSownMoments<Moment, SowingFrame>({
    id,
    shown,
    isPresent,
    async ask(ply) {
      return momentIn((await client.query(BaoMomentQuery, { id: id(), ply }).toPromise()).data);
    },
    handed: (ply) => momentIn(handedAnswer(client, BaoMomentQuery, { id: id(), ply })?.data),
    bare: () => ({ ply: shown(), notation: null, summary: null, position: start(), trace: [] }),
    frames: (from, to) =>
      sowingFrames(boardSeeds(readFragment(baoBoardPosition, from.position)), readFragment(baoBoardTrace, to.trace)),
  });
}
