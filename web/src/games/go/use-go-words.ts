import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { goActOf } from './go-act.ts';
import type { ListedTurn } from '../../game/listed-turn.ts';
import type { GameMove } from '../../game/use-game-moves.ts';

/** What is said of a move of go: a stone and a pass as they are written, another act in words. */
export function useGoWords(): (notation: string) => string {
  const { t } = useI18n();
  return (notation) => {
    const act = goActOf(notation);
    return act === null ? notation : t(`games.GO.act.${act.key}`, { points: act.points });
  };
}

/** A log as it is listed, an entry a move. */
export function useSaidTurns(
  moves: () => readonly GameMove[],
  wordsOf: (notation: string) => string,
): ComputedRef<readonly ListedTurn[]> {
  return computed(() =>
    moves().map(({ notation, seat, ply }) => ({ notation: wordsOf(notation), seat, after: ply + 1 })),
  );
}
