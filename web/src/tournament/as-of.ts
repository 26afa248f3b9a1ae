import { computed, type ComputedRef } from 'vue';
import { useRoute } from 'vue-router';

/** The past instant that the address asks for, `?asOf=2026-11-14T12:00:00.000Z`; null for now, and for text that is no instant. */
export function useAsOf(): ComputedRef<string | null> {
  const route = useRoute();
  return computed(() => {
    const asked = route.query.asOf;
    if (typeof asked !== 'string' || Number.isNaN(Date.parse(asked))) return null;
    return new Date(asked).toISOString();
  });
}
