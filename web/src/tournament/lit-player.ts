import { inject, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue';

/** The entry whose path is lit, by its id; null: nobody's. */
type LitPlayer = ShallowRef<string | null>;
const litPlayer: InjectionKey<LitPlayer> = Symbol('lit player');

/** Whoever is pointed at or focused in any table below is lit in all of them. */
export function provideLitPlayer(lit: LitPlayer = shallowRef(null)): LitPlayer {
  provide(litPlayer, lit);
  return lit;
}

/** Who is lit. */
export const useLitPlayer = (): LitPlayer => inject(litPlayer, shallowRef<string | null>(null));

/** The entry whose row something on the page belongs to; null: to none. */
export function entryAt(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  return row?.dataset['entry'] ?? null;
}
