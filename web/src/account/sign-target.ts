import { computed, type ComputedRef } from 'vue';
import { useRoute } from 'vue-router';

/** Where who has signed in goes on. Only a path of this page: an address elsewhere in the link leads home. */
export function useSignTarget(): ComputedRef<string> {
  const route = useRoute();
  return computed(() => {
    const { to } = route.query;
    return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
  });
}
