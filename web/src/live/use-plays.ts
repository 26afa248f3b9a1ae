import { computed, watch, type ComputedRef } from 'vue';
import type { Viewer } from '../account/session.ts';

const KEY = 'baraza.plays';

/** Whether the viewer is a player; while it is not known, whether the last one on this device was, so that his part of a page has its room at once. */
export function usePlays(viewer: ComputedRef<Viewer | null | undefined>): ComputedRef<boolean> {
  const before = wasPlayer();
  watch(viewer, (now) => {
    if (now !== undefined) remember(Boolean(now?.player));
  });
  return computed(() => (viewer.value === undefined ? before : Boolean(viewer.value?.player)));
}

function wasPlayer(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Where nothing can be kept, a player’s part of the page comes a moment later. */
function remember(plays: boolean): void {
  try {
    if (plays) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // The page is shown alike.
  }
}
