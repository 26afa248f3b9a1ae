import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';

/** The board that is watched is never taken away sooner than after so many seconds. */
export const leastDwell = 20;

interface FeaturedInTurn {
  /** Whose board is shown; null while no game is played. */
  readonly id: ComputedRef<string | null>;
  /** Goes on to the next. */
  next(): void;
}

/**
 * One board after another, each for so many seconds: the one of the newest move first, then the newest of those that were not
 * shown yet. `ids` are those of the running games, the newest move first.
 */
export function useFeaturedInTurn(
  ids: () => readonly string[] | undefined,
  seconds: () => number,
  isPaused: () => boolean,
): FeaturedInTurn {
  const turn = shallowRef<{ readonly id: string | null }>({ id: null });
  let shown = new Set<string>();

  function next(): void {
    const running = ids() ?? [];
    let following = running.find((id) => !shown.has(id));
    if (following === undefined) {
      shown = new Set();
      following = running.find((id) => id !== turn.value.id) ?? running[0];
    }
    if (following !== undefined) shown.add(following);
    turn.value = { id: following ?? null };
  }
  watch(ids, () => turn.value.id === null && next(), { immediate: true });

  let waiting: ReturnType<typeof setTimeout> | undefined;
  watch(
    [turn, isPaused, seconds],
    () => {
      clearTimeout(waiting);
      if (!isPaused()) waiting = setTimeout(next, Math.max(leastDwell, seconds()) * 1_000);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(waiting));
  return { id: computed(() => turn.value.id), next };
}
