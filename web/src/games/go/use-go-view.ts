import { useClientHandle } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { live } from '../../ui/live.ts';
import type { GoMomentShown } from './go-fragments.ts';
import { GoMomentQuery } from './go-documents.ts';

export interface GoView {
  /** What the board shows now. */
  readonly moment: Readonly<ShallowRef<GoMomentShown>>;
}

/** Follows the ply that is looked at: the present is what the game itself says, the past is asked for. */
export function useGoView(
  id: () => string,
  shown: () => number,
  isPresent: () => boolean,
  present: () => GoMomentShown,
): GoView {
  const { client } = useClientHandle();
  const moment = shallowRef(present());
  let run = 0;

  async function follow(): Promise<void> {
    const mine = ++run;
    if (isPresent()) {
      moment.value = present();
      return;
    }
    const { data } = await client.query(GoMomentQuery, { id: id(), ply: shown() }).toPromise();
    const told = data?.game && 'at' in data.game ? data.game.at : null;
    if (mine === run && told) moment.value = told;
  }
  watch([id, shown, isPresent, present, live.epoch], follow, { immediate: true });
  return { moment };
}
