import { computed, type ComputedRef } from 'vue';
import { useRoute, useRouter, type Router } from 'vue-router';
import { pathIn } from '../sandbox/place.ts';

/** Whether the browser has come to a page around which nothing stands, such as a wall. */
export const arrivesAlone = (router: Router): boolean =>
  router.resolve(pathIn(location.pathname)).meta.isAlone === true;

/** The same of the page that is shown, from the beginning on, when none is yet. */
export function useIsAlone(): ComputedRef<boolean> {
  const route = useRoute();
  const router = useRouter();
  return computed(() => (route.matched.length > 0 ? route.meta.isAlone === true : arrivesAlone(router)));
}
