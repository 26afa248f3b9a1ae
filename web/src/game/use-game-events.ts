import { useClientHandle } from '@urql/vue';
import { watch } from 'vue';
import { readFragment } from '../graphql/tada.ts';
import { GameEvents } from './game-events.ts';
import { gameMove } from './game-fragments.ts';
import type { GameMove } from './use-game-moves.ts';

/** Follows a game while the scope lives: its state flows into the cache, each move that is played is handed over once. */
export function useGameEvents(id: () => string, played: (move: GameMove) => void = () => undefined): void {
  const { client } = useClientHandle();
  watch(
    id,
    (gameId, _before, onCleanup) => {
      const { unsubscribe } = client.subscription(GameEvents, { id: gameId }).subscribe(({ data }) => {
        const event = data?.gameEvents;
        if (event?.__typename === 'MovePlayed') played(readFragment(gameMove, event.move));
      });
      onCleanup(unsubscribe);
    },
    { immediate: true },
  );
}
