import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { afterSteps, type BoardMen, type ManStep } from './board/men.ts';
import { nextSteps, targetsOf, wholePlay, type ServedPlay, type Walk } from './board/plays.ts';
import type { Seat } from './board/position.ts';

/** Men moved on the board, step by step, and not sent. */
export interface MovedMen {
  /** The place of the man that is to move next; null: none is chosen. */
  readonly chosen: Readonly<ShallowRef<number | null>>;
  /** What has been moved so far. */
  readonly steps: Readonly<ShallowRef<readonly ManStep[]>>;
  readonly men: ComputedRef<BoardMen>;
  /** The places of men that may move next. */
  readonly sources: ComputedRef<readonly number[]>;
  /** Where the chosen man may go. */
  readonly targets: ComputedRef<readonly number[]>;
  /** The play that has been moved, whole. */
  readonly whole: ComputedRef<ServedPlay | null>;
  /** Touches a place: chooses its man, moves the chosen one there; a man who can go to one place alone goes at once. */
  touch(place: number): void;
  /** Moves all men of a play. */
  make(steps: readonly ManStep[]): void;
  undo(): void;
  clear(): void;
}

/** Moves men along the plays that the server serves. */
export function useMovedMen(
  turn: () => { readonly plays: readonly ServedPlay[]; readonly seat: Seat; readonly men: BoardMen },
): MovedMen {
  const chosen = shallowRef<number | null>(null);
  const steps = shallowRef<readonly ManStep[]>([]);
  const walk = computed((): Walk => ({ ...turn(), done: steps.value }));
  const whole = computed(() => wholePlay(walk.value));
  const sources = computed(() => [...new Set(nextSteps(walk.value).map(({ from }) => from))]);
  const ways = computed(() => (chosen.value === null ? null : targetsOf(walk.value, chosen.value)));
  const targets = computed(() => [...(ways.value?.keys() ?? [])]);

  function go(way: readonly ManStep[]): void {
    chosen.value = null;
    steps.value = [...steps.value, ...way];
  }
  function touch(place: number): void {
    const way = ways.value?.get(place);
    if (way) return go(way);
    if (chosen.value === place || !sources.value.includes(place)) {
      chosen.value = null;
      return;
    }
    chosen.value = place;
    const [only, ...others] = ways.value?.values() ?? [];
    if (only && others.length === 0) go(only);
  }
  return {
    chosen,
    steps,
    men: computed(() => afterSteps(turn().men, turn().seat, steps.value)),
    sources,
    targets,
    whole,
    touch,
    make(made) {
      chosen.value = null;
      steps.value = made;
    },
    undo() {
      if (chosen.value !== null) chosen.value = null;
      else steps.value = steps.value.slice(0, -1);
    },
    clear() {
      chosen.value = null;
      steps.value = [];
    },
  };
}
