import { onScopeDispose, shallowRef, watch } from 'vue';
import { hasNewerPage } from '../shell/newer-page.ts';
import { live } from '../ui/live.ts';

const often = 10 * 60_000;

/** Looks now and then, and after each lost connection, whether the server has a newer page; the answer loads it, if so. */
export function useNewestPage(): () => void {
  const isOld = shallowRef(false);
  const look = async (): Promise<void> => {
    isOld.value ||= await hasNewerPage();
  };
  const looking = setInterval(look, often);
  watch(live.epoch, look);
  // A part of the page that cannot be loaded has gone with its version, or with the connection: later all of it can.
  const missing = (): void => void (isOld.value = true);
  window.addEventListener('vite:preloadError', missing);
  onScopeDispose(() => {
    clearInterval(looking);
    window.removeEventListener('vite:preloadError', missing);
  });
  return () => {
    if (!isOld.value) return;
    // Only a server that answers: else nothing would be left on the screen.
    void fetch('/ready', { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  };
}
