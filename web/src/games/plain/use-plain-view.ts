import { useClientHandle } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { handedAnswer } from '../../graphql/handed-answer.ts';
import { live } from '../../ui/live.ts';
import { PlainMomentQuery, type PlainMoment } from './plain-documents.ts';

/** Follows the ply that is looked at; null before the first answer. */
export function usePlainView(id: () => string, shown: () => number): Readonly<ShallowRef<PlainMoment | null>> {
  const { client } = useClientHandle();
  const handed = handedAnswer(client, PlainMomentQuery, { id: id(), ply: shown() })?.data;
  const moment = shallowRef<PlainMoment | null>(handed?.game?.at ?? null);
  let run = 0;

  async function follow(): Promise<void> {
    const mine = ++run;
    const { data } = await client.query(PlainMomentQuery, { id: id(), ply: shown() }).toPromise();
    if (mine === run && data?.game?.at) moment.value = data.game.at;
  }
  watch([id, shown, live.epoch], follow, { immediate: true });
  return moment;
}
