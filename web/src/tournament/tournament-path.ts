import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';

const key: InjectionKey<ComputedRef<string>> = Symbol('path of the tournament');

/** Tells those below a tournament where its page is, `/t/kiba-spring-2026`; empty until it is known. */
export function provideTournamentPath(path: () => string | undefined): void {
  provide(
    key,
    computed(() => path() ?? ''),
  );
}

/** Where the page of the tournament is that all this belongs to. */
export const useTournamentPath = (): ComputedRef<string> =>
  inject(
    key,
    computed(() => ''),
  );
