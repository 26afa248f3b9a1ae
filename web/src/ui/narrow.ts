import { onScopeDispose, readonly, shallowRef, type ShallowRef } from 'vue';

/** Whether the window is at most so many pixels wide; follows it as it changes. */
export function useNarrow(pixels: number): Readonly<ShallowRef<boolean>> {
  const query = matchMedia(`(max-width: ${pixels}px)`);
  const narrow = shallowRef(query.matches);
  const follow = (): void => {
    narrow.value = query.matches;
  };
  query.addEventListener('change', follow);
  onScopeDispose(() => query.removeEventListener('change', follow));
  return readonly(narrow);
}
