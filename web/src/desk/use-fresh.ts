import { onScopeDispose, watch } from 'vue';
import { serverNow } from '../ui/server-time.ts';

const GATHERED = 700;
const QUARTER = 900_000;

/** Asks again soon after something has happened, once for all that comes together, and as time goes by: what is due changes by itself. */
export function useFresh(again: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  watch(() => Math.floor(serverNow.value / QUARTER), again);
  onScopeDispose(() => clearTimeout(waiting));
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(again, GATHERED);
  };
}
