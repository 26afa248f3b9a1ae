import { computed, type ComputedRef } from 'vue';
import { useRoute, useRouter } from 'vue-router';

/** Which instant of a tournament the reader looks at; the address says it, so that it can be sent to somebody. */
export interface ShownInstant {
  /** `?asOf=2026-11-14T12:00:00.000Z`; null for now, and for text that is no instant. */
  readonly asOf: ComputedRef<string | null>;
  /** Looks at an instant, in milliseconds since 1970; null: at the present, which moves on by itself. */
  look(instant: number | null): void;
}

/** Reads and writes the instant in the address. */
export function useShownInstant(): ShownInstant {
  const route = useRoute();
  const router = useRouter();
  const asOf = computed(() => {
    const asked = route.query.asOf;
    if (typeof asked !== 'string' || Number.isNaN(Date.parse(asked))) return null;
    return new Date(asked).toISOString();
  });
  const look = (instant: number | null): void => {
    const { asOf: _gone, ...query } = route.query;
    void router.replace({
      query: instant === null ? query : { ...query, asOf: new Date(instant).toISOString() },
    });
  };
  return { asOf, look };
}

/** The past instant that the address asks for; null for now. */
export const useAsOf = (): ComputedRef<string | null> => useShownInstant().asOf;

/** Whether something that has happened, undefined or null: nothing has, had happened by an instant, null: now. */
export const hasHappened = (at: string | null | undefined, asOf: string | null): boolean =>
  at != null && (asOf === null || Date.parse(at) <= Date.parse(asOf));
