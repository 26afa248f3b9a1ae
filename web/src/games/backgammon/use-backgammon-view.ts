import { useClientHandle } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { menOf, type BoardMen, type ManStep } from './board/men.ts';
import { otherSeat, type Seat } from './board/position.ts';
import { handedAnswer } from '../../graphql/handed-answer.ts';
import type { ResultOf } from '../../graphql/tada.ts';
import { live } from '../../ui/live.ts';
import type { BackgammonMomentShown } from './backgammon-fragments.ts';
import { BackgammonMomentQuery } from './backgammon-documents.ts';
import { motionPaused } from '../../game/motion.ts';

/** The last play: whose, its steps, and the men before it when it is to be seen moving. */
export interface LastPlay {
  readonly seat: Seat;
  readonly steps: readonly ManStep[];
  readonly before: BoardMen | null;
}

export interface BackgammonView {
  /** What the board shows now. */
  readonly moment: Readonly<ShallowRef<BackgammonMomentShown>>;
  readonly played: Readonly<ShallowRef<LastPlay | null>>;
}

const CATCH_UP = 4;

const momentIn = (data: ResultOf<typeof BackgammonMomentQuery> | undefined): BackgammonMomentShown | null =>
  data?.game && 'at' in data.game ? (data.game.at ?? null) : null;

/** Follows the ply that is looked at; what has just been played, and one ply on, is seen moving unless the viewer has moved it. */
export function useBackgammonView(
  game: () => { readonly id: string; readonly viewerSeat: Seat | null },
  shown: () => number,
  isPresent: () => boolean,
  present: () => BackgammonMomentShown,
): BackgammonView {
  const { client } = useClientHandle();
  const handed = (): BackgammonMomentShown | null =>
    momentIn(handedAnswer(client, BackgammonMomentQuery, { id: game().id, ply: shown() })?.data);
  const moment = shallowRef((isPresent() ? null : handed()) ?? present());
  const played = shallowRef<LastPlay | null>(null);
  let run = 0;
  let arrivedAt: string | null = null;

  async function ask(ply: number): Promise<BackgammonMomentShown | null> {
    if (isPresent() && ply === present().ply) return present();
    return momentIn((await client.query(BackgammonMomentQuery, { id: game().id, ply }).toPromise()).data);
  }
  /** Who made the play that led to a moment: who is not on roll now, or who has won by it. */
  const playerOf = ({ position }: BackgammonMomentShown): Seat => {
    if (position.onRoll) return otherSeat(position.onRoll);
    return position.men.white.off === 15 ? 'FIRST' : 'SECOND';
  };
  function arrive(reached: BackgammonMomentShown, from: BackgammonMomentShown | null): void {
    const here = `${game().id} ${reached.ply}`;
    moment.value = reached;
    if (here === arrivedAt) return;
    arrivedAt = here;
    const steps = reached.position.trace?.steps ?? [];
    const seat = playerOf(reached);
    const isOwn = isPresent() && seat === game().viewerSeat;
    if (steps.length > 0)
      played.value = { seat, steps, before: from && !isOwn && !motionPaused.value ? menOf(from.position) : null };
    else if (from?.ply !== reached.ply - 1) played.value = null;
    else if (played.value) played.value = { ...played.value, before: null };
  }
  async function follow(): Promise<void> {
    const mine = ++run;
    const target = shown();
    const from = moment.value;
    const steps = target - from.ply;
    const isOn = steps > 0 && steps <= CATCH_UP;
    for (let ply = isOn ? from.ply + 1 : target; ply <= target; ply += 1) {
      const reached = await ask(ply);
      if (mine !== run || !reached) return;
      arrive(reached, isOn ? moment.value : null);
    }
  }
  watch([() => game().id, shown, isPresent, present, live.epoch], follow, { immediate: true });
  return { moment, played };
}
