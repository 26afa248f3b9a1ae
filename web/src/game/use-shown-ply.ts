import { computed, type ComputedRef } from 'vue';
import { useRoute, useRouter } from 'vue-router';

/** Which ply the reader looks at; the address says it, so that it can be sent to somebody. */
export interface ShownPly {
  /** The ply in the address; null for the present, which moves on by itself. */
  readonly pinned: ComputedRef<number | null>;
  readonly shown: ComputedRef<number>;
  /** Looks at a ply; the last one is the present. */
  look(ply: number): void;
}

/** Reads and writes `?ply=23`; a ply that the game has not reached, or no number at all, is the present. */
export function useShownPly(last: () => number): ShownPly {
  const route = useRoute();
  const router = useRouter();
  const pinned = computed(() => {
    const text = route.query.ply;
    const ply = typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : null;
    return ply !== null && ply < last() ? ply : null;
  });
  const look = (ply: number): void => {
    const { ply: _gone, ...query } = route.query;
    const at = Math.max(0, ply);
    void router.replace({ query: at < last() ? { ...query, ply: String(at) } : query });
  };
  return { pinned, shown: computed(() => pinned.value ?? last()), look };
}
