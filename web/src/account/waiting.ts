import { useSubscription } from '@urql/vue';
import { computed, type ComputedRef } from 'vue';
import { MyEvents } from '../game/my-events.ts';
import { useLiveQuery } from '../graphql/live-query.ts';
import { graphql } from '../graphql/tada.ts';

const query = graphql(`
  query WaitingCount {
    viewer {
      games {
        id
        viewerCanMove
      }
    }
  }
`);

/** In how many games it is the viewer's move; 0 while nobody is signed in or it is not known. */
export function useWaitingCount(signedIn: () => boolean): ComputedRef<number> {
  const pause = (): boolean => !signedIn();
  const { data, executeQuery } = useLiveQuery({ query, pause });
  useSubscription({ query: MyEvents, pause }, (_before, event) => {
    const kind = event.myEvents.__typename;
    if (kind === 'MyTurn' || kind === 'MyGameFinished') void executeQuery({ requestPolicy: 'network-only' });
    return event;
  });
  return computed(() => data.value?.viewer?.games.filter((game) => game.viewerCanMove).length ?? 0);
}
