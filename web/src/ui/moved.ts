import { watch } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { isAtServer } from './listening.ts';
import { usePageHead } from './page-head.ts';

/**
 * Leads on to where what is shown has its page now, with all that stands behind in the address. `words`: how many words of the path
 * name it, such as two of `/t/kiba-spring-2026`; `to`: the path of its page; not known yet: nothing happens.
 */
export function useMoved(words: number, to: () => string | null | undefined): void {
  const route = useRoute();
  const router = useRouter();
  const head = usePageHead();
  watch(
    to,
    (path) => {
      const parts = route.path.split('/');
      if (path == null || path === parts.slice(0, words + 1).join('/')) return;
      const place = {
        path: [path, ...parts.slice(words + 1)].join('/'),
        query: route.query,
        hash: route.hash,
      };
      head.moved(router.resolve(place).fullPath);
      if (!isAtServer()) void router.replace({ ...place, state: { movedFrom: route.path } });
    },
    { immediate: true },
  );
}

/** Whether the page that is open now was led to from this path because it is at another: for its reader it is the same. */
export function isMovedFrom(path: string): boolean {
  const state: { readonly movedFrom?: unknown } = history.state ?? {};
  return state.movedFrom === path;
}
