import { useClientHandle, type TypedDocumentNode } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { failureText } from '../graphql/failure-text.ts';
import type { FragmentOf } from '../graphql/tada.ts';
import type { gameMove } from './game-fragments.ts';

export interface GameWatch {
  /** Why the server does not tell what happens to this game, in its words; null while it does. */
  readonly refused: Readonly<ShallowRef<string | null>>;
  /** Asks to be told again. */
  again(): void;
}

/** What happens to a game, and, where a move was played, the move. */
export interface GameHappening {
  readonly __typename: string;
  readonly move?: FragmentOf<typeof gameMove>;
}

/** The document by which a game tells what happens to it. */
export type GameEventsDocument<Event extends GameHappening> = TypedDocumentNode<{ gameEvents: Event }, { id: string }>;

/** Follows a game while the scope lives: its state flows into the cache, each event is handed over once. */
export function useGameEvents<Event extends GameHappening>(
  document: GameEventsDocument<Event>,
  id: () => string,
  happened: (event: Event) => void = () => undefined,
): GameWatch {
  const { client } = useClientHandle();
  const refused = shallowRef<string | null>(null);
  const turn = shallowRef(0);
  // One plain value: a list with a shallow ref in it would count as changed with every change of the game.
  watch(
    () => `${id()} ${turn.value}`,
    (_now, _before, onCleanup) => {
      const { unsubscribe } = client.subscription(document, { id: id() }).subscribe(({ data, error }) => {
        refused.value = error ? failureText(error, error.message) : null;
        if (data?.gameEvents) happened(data.gameEvents);
      });
      onCleanup(unsubscribe);
    },
    { immediate: true },
  );
  return { refused, again: () => (turn.value += 1) };
}
