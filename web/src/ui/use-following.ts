import { onScopeDispose } from 'vue';
import { isAtServer, useListening } from './listening.ts';

/**
 * Asks again and again as long as this part is shown and the page is looked at: so many milliseconds after the last time, at once when the page
 * is looked at again. For what is told by no event.
 */
export function useFollowing(ask: () => void | Promise<void>, pause: () => number): void {
  if (isAtServer()) return;
  let next: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  function wait(): void {
    clearTimeout(next);
    if (!isOver && !document.hidden) next = setTimeout(() => void askOn(), pause());
  }
  async function askOn(): Promise<void> {
    await ask();
    wait();
  }
  const looked = (): void => {
    if (document.hidden) clearTimeout(next);
    else void askOn();
  };
  useListening('document', ['visibilitychange'], looked);
  wait();
  onScopeDispose(() => {
    isOver = true;
    clearTimeout(next);
  });
}
