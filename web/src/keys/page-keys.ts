import { computed, onScopeDispose, shallowReactive, type ComputedRef } from 'vue';
import { onPageKey } from '../game/motion.ts';

/** A key that does something on the page that is open. */
export interface PageKey {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  /** Which text tells what it does. */
  readonly says: string;
  /** Missing: what has the focus hears it, such as a place of a board. */
  readonly press?: () => void;
}

/** What some keys do alike, in the order of their declaration. */
export interface ToldKeys {
  readonly says: string;
  readonly keys: readonly string[];
}

const declared = shallowReactive(new Set<ComputedRef<readonly PageKey[]>>());

/** The keys of all that is on the page, by what they do; each key once. */
export const toldKeys = computed((): readonly ToldKeys[] => {
  const told = new Map<string, Set<string>>();
  for (const { key, says } of [...declared].flatMap((list) => list.value))
    told.set(says, (told.get(says) ?? new Set()).add(key));
  return [...told].map(([says, keys]) => ({ says, keys: [...keys] }));
});

/**
 * Tells these keys in the help and hears those that have a `press`, while the scope lives: wherever the focus is, except in a field, a
 * dialog or an open menu, and never with a modifier.
 */
export function usePageKeys(keys: () => readonly PageKey[]): void {
  // Where the server draws, nobody has keys, and no scope ends: what were kept for them would be kept for good.
  if (import.meta.env.SSR) return;
  const own = computed(keys);
  declared.add(own);
  onScopeDispose(() => declared.delete(own));
  onPageKey((event) => {
    const press = own.value.find(({ key }) => key === event.key)?.press;
    if (!press) return;
    event.preventDefault();
    press();
  });
}
