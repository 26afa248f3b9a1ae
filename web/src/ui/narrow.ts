import { computed, onScopeDispose, shallowRef, type ComputedRef } from 'vue';
import { firstView } from './first-view.ts';
import { isAtServer } from './listening.ts';

/** Whether the window is at most so many pixels wide; follows it as it changes. */
export function useNarrow(pixels: number): ComputedRef<boolean> {
  const narrow = shallowRef(false);
  if (!isAtServer()) {
    const query = matchMedia(`(max-width: ${pixels}px)`);
    const follow = (): void => {
      narrow.value = query.matches;
    };
    follow();
    query.addEventListener('change', follow);
    onScopeDispose(() => query.removeEventListener('change', follow));
  }
  return computed(() => firstView.value?.isNarrow ?? narrow.value);
}
