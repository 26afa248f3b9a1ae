import { useClientHandle } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { handedAnswer } from '../../graphql/handed-answer.ts';
import type { ResultOf } from '../../graphql/tada.ts';
import { live } from '../../ui/live.ts';
import type { GoMomentShown } from './go-fragments.ts';
import { GoMomentQuery } from './go-documents.ts';

export interface GoView {
  /** What the board shows now. */
  readonly moment: Readonly<ShallowRef<GoMomentShown>>;
}

const momentIn = (data: ResultOf<typeof GoMomentQuery> | undefined): GoMomentShown | null =>
  data?.game && 'at' in data.game ? (data.game.at ?? null) : null;

/** Follows the ply that is looked at: the present is what the game itself says, the past is asked for. */
export function useGoView(
  id: () => string,
  shown: () => number,
  isPresent: () => boolean,
  present: () => GoMomentShown,
): GoView {
  const { client } = useClientHandle();
  const handed = (): GoMomentShown | null =>
    momentIn(handedAnswer(client, GoMomentQuery, { id: id(), ply: shown() })?.data);
  const moment = shallowRef((isPresent() ? null : handed()) ?? present());
  let run = 0;

  async function follow(): Promise<void> {
    const mine = ++run;
    if (isPresent()) {
      moment.value = present();
      return;
    }
    const told = momentIn((await client.query(GoMomentQuery, { id: id(), ply: shown() }).toPromise()).data);
    if (mine === run && told) moment.value = told;
  }
  watch([id, shown, isPresent, present, live.epoch], follow, { immediate: true });
  return { moment };
}
