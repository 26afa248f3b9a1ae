import { useClientHandle } from '@urql/vue';
import { shallowRef, watch, type ShallowRef } from 'vue';
import { readFragment } from '../graphql/tada.ts';
import { GameEvents, type AnyMoment } from './game-events.ts';
import { gameMove } from './game-fragments.ts';
import { RecordedMomentQuery } from './recorded-documents.ts';
import type { GameMove } from './use-game-moves.ts';

export interface GameWatch {
  /** Why the server does not tell what happens to this game, in its words; null while it does. */
  readonly refused: Readonly<ShallowRef<string | null>>;
  /** Asks to be told again. */
  again(): void;
}

const AFRESH = { requestPolicy: 'network-only' } as const;

/** Follows a game while the scope lives: its state flows into the cache, each move that is played is handed over once, with the board after it. */
export function useGameEvents(
  id: () => string,
  played: (move: GameMove, moment: AnyMoment) => void = () => undefined,
): GameWatch {
  const { client } = useClientHandle();
  const refused = shallowRef<string | null>(null);
  const turn = shallowRef(0);
  // One plain value: a list with a shallow ref in it would count as changed with every change of the game.
  watch(
    () => `${id()} ${turn.value}`,
    (_now, _before, onCleanup) => {
      const { unsubscribe } = client.subscription(GameEvents, { id: id() }).subscribe(({ data, error }) => {
        refused.value = error ? (error.graphQLErrors[0]?.message ?? error.message) : null;
        const event = data?.gameEvents;
        if (event?.__typename === 'MovesRecorded')
          void client.query(RecordedMomentQuery, { id: id(), ply: 0 }, AFRESH).toPromise();
        if (event?.__typename === 'MovePlayed' && event.moment.__typename === 'BaoMoment')
          played(readFragment(gameMove, event.move), event.moment);
      });
      onCleanup(unsubscribe);
    },
    { immediate: true },
  );
  return { refused, again: () => (turn.value += 1) };
}
