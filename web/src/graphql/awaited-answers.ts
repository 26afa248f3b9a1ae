import { inject, onScopeDispose, provide, shallowReactive, watch, type InjectionKey } from 'vue';

const AWAITED: InjectionKey<Set<symbol>> = Symbol('awaited answers');

/** Hears of every question that is asked below; comes back as the answers that are still to come, of which it is reactive. */
export function provideAwaited(): ReadonlySet<symbol> {
  const awaited = shallowReactive(new Set<symbol>());
  provide(AWAITED, awaited);
  return awaited;
}

/** Says to what stands around, if it wants to hear of it, whether an answer is still to come. */
export function useAwaited(isAwaited: () => boolean): void {
  const awaited = inject(AWAITED, null);
  if (awaited === null) return;
  const answer = Symbol('answer');
  watch(isAwaited, (still) => (still ? awaited.add(answer) : awaited.delete(answer)), { immediate: true });
  onScopeDispose(() => awaited.delete(answer));
}
