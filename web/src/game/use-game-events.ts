import { useClientHandle } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { gameEventsOf, type MoveEvent } from './game-events.ts';
import { RecordedMomentQuery } from './recorded-documents.ts';

export interface GameWatch {
  /** Why the server does not tell what happens to this game, in its words; null while it does. */
  readonly refused: Readonly<ShallowRef<string | null>>;
  /** Asks to be told again. */
  again(): void;
}

const isMove = (event: { readonly __typename: string }): event is MoveEvent =>
  event.__typename === 'MovePlayed' && 'move' in event;

const AFRESH = { requestPolicy: 'network-only' } as const;

/** Follows a game while the scope lives: its state flows into the cache, each move that is played is handed over once, with the board after it. */
export function useGameEvents(
  game: () => { readonly id: string; readonly __typename: keyof typeof gameEventsOf },
  played: (event: MoveEvent) => void = () => undefined,
): GameWatch {
  const { client } = useClientHandle();
  const refused = shallowRef<string | null>(null);
  const turn = shallowRef(0);
  // One plain value: a list with a shallow ref in it would count as changed with every change of the game.
  watch(
    () => `${game().id} ${turn.value}`,
    (_now, _before, onCleanup) => {
      const { id, __typename: kind } = game();
      const { unsubscribe } = client.subscription(gameEventsOf[kind], { id }).subscribe(({ data, error }) => {
        refused.value = error ? (error.graphQLErrors[0]?.message ?? error.message) : null;
        const event = data?.gameEvents;
        if (event?.__typename === 'MovesRecorded')
          void client.query(RecordedMomentQuery, { id, ply: 0 }, AFRESH).toPromise();
        if (event && isMove(event)) played(event);
      });
      onCleanup(unsubscribe);
    },
    { immediate: true },
  );
  return { refused, again: () => (turn.value += 1) };
}
