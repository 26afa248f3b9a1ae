import { inject, provide, type InjectionKey } from 'vue';

const SHOWN: InjectionKey<Promise<void>> = Symbol('shown');

/** Tells all below when they are to be seen, and can have the focus. */
export const provideShown = (shown: Promise<void>): void => provide(SHOWN, shown);

/** Ends when what stands here is to be seen. */
export const useShown = (): Promise<void> => inject(SHOWN, () => Promise.resolve(), true);
