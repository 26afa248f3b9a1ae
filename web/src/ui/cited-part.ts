import { nextTick, onScopeDispose, watch, type Ref } from 'vue';
import { useRouter } from 'vue-router';
import { isAtServer, useListening } from './listening.ts';

/** What a reader does who goes on by himself. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the part of a page that the address names, `#part`, into view and gives it the focus, whenever a link leads there, even a second
 * time; until the reader moves it stays in view while what stands before it is still growing. It has the class `cited`. The answer does
 * the same once more, for a page whose parts came later.
 */
export function useCitedPart(whole: Readonly<Ref<HTMLElement | null>>): () => Promise<void> {
  const router = useRouter();
  let part: HTMLElement | null = null;
  const growth = isAtServer() ? null : new ResizeObserver(() => part?.scrollIntoView());
  const release = (): void => growth?.disconnect();

  async function reveal(hash = router.currentRoute.value.hash): Promise<void> {
    await nextTick();
    release();
    for (const cited of whole.value?.querySelectorAll('.cited') ?? []) cited.classList.remove('cited');
    part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part === null || whole.value?.contains(part) !== true) return;
    part.classList.add('cited');
    part.focus({ preventScroll: true });
    part.scrollIntoView();
    growth?.observe(whole.value);
  }

  useListening('window', MOVES, release, { passive: true });
  onScopeDispose(release);
  onScopeDispose(router.afterEach((to) => void reveal(to.hash)));
  watch(whole, () => reveal(), { flush: 'post' });
  return () => reveal();
}
