import { inject, provide, watch, type InjectionKey, type Ref } from 'vue';

const unattended: InjectionKey<true> = Symbol('unattended');
const patience = 15_000;

/** Says of all below that nobody is there to press a button: what does not load is asked for again until it does. */
export const provideUnattended = (): void => provide(unattended, true);

/** Whether nobody is there to press a button. */
export const useIsUnattended = (): boolean => inject(unattended, null) !== null;

/** Asks again in a quarter of a minute whenever there was an error. */
export function askAgainAfter(error: Readonly<Ref<unknown>>, ask: () => unknown): void {
  watch(
    error,
    (now, _before, onCleanup) => {
      if (now === undefined) return;
      const waiting = setTimeout(ask, patience);
      onCleanup(() => clearTimeout(waiting));
    },
    { immediate: true },
  );
}
