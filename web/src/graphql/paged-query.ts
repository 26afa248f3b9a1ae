import type { CombinedError, TypedDocumentNode } from '@urql/vue';
import { computed, effectScope, getCurrentInstance, onScopeDispose, shallowRef, toValue, watch } from 'vue';
import type { ComputedRef, MaybeRefOrGetter, Ref } from 'vue';
import { useLiveQuery } from './live-query.ts';

/** Where a page begins, as a variable of its question. */
export type Cursor = { readonly after?: string | null };

/** A page of a list, as every connection of the API has it. */
export interface Page<Edge> {
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** A list that is read page by page. */
export interface PagedQuery<Data, Edge> {
  /** The answer that has the first page. */
  readonly data: Ref<Data | undefined>;
  readonly error: Ref<CombinedError | undefined>;
  /** What was read so far, as one list; undefined while the first page is fetched. */
  readonly edges: ComputedRef<readonly Edge[] | undefined>;
  /** Whether there is more to be read, and nothing is being read. */
  readonly hasMore: ComputedRef<boolean>;
  /** Whether all that there is was read. */
  readonly isWhole: ComputedRef<boolean>;
  /** Why the last page that was asked for did not come; undefined: it did, or is awaited. */
  readonly failure: ComputedRef<CombinedError | undefined>;
  /** Reads the next page. */
  more(): void;
  /** Asks the server anew for all that was read. */
  again(): void;
}

/**
 * Reads a list as far as the reader asks for it. Each page is a question of its own, from where the page before it ends: what changes in
 * any of them is asked for again, and the list stays whole and without a gap. Other variables begin it anew.
 */
export function usePagedQuery<Data, Variables extends Cursor, Edge>(
  query: TypedDocumentNode<Data, Variables>,
  variables: MaybeRefOrGetter<Omit<Variables, 'after'>>,
  list: (data: Data) => Page<Edge> | null | undefined,
): PagedQuery<Data, Edge> {
  const instance = getCurrentInstance();

  /** The page after a cursor; none is asked for while that is undefined. */
  function read(after: () => string | null | undefined) {
    const { data, error, operation, executeQuery } = useLiveQuery<Data, Cursor>({
      query,
      variables: computed(() => ({ ...toValue(variables), after: after() ?? null })),
      pause: () => after() === undefined,
    });
    const page = computed(() => (data.value === undefined ? null : (list(data.value) ?? null)));
    const next = computed(() => {
      const { hasNextPage = false, endCursor = null } = page.value?.pageInfo ?? {};
      return hasNextPage && endCursor !== null ? endCursor : undefined;
    });
    const isAwaited = computed(() => {
      if (after() === undefined || (error.value !== undefined && data.value === undefined)) return false;
      return data.value === undefined || (operation.value?.variables?.after ?? null) !== after();
    });
    const again = (): void => {
      if (after() !== undefined) void executeQuery({ requestPolicy: 'network-only' });
    };
    return { data, error, page, next, isAwaited, again };
  }

  const first = read(() => null);
  const further = shallowRef<readonly (typeof first)[]>([]);
  const pages = computed(() => [first, ...further.value]);
  const last = (): typeof first => pages.value.at(-1) ?? first;

  let scope = effectScope(true);
  const beginAnew = (): void => {
    scope.stop();
    scope = effectScope(true);
    further.value = [];
  };
  // At once: no page of the other list may be asked for.
  watch(() => JSON.stringify(toValue(variables)), beginAnew, { flush: 'sync' });
  onScopeDispose(() => scope.stop());

  const edges = computed<readonly Edge[] | undefined>((before) => {
    if (first.page.value === null) return undefined;
    if (before !== undefined && further.value.some(({ isAwaited }) => isAwaited.value)) return before;
    const known = pages.value.findIndex(({ page, next }) => page.value === null || next.value === undefined);
    const whole = pages.value.slice(0, known === -1 ? undefined : known + 1);
    return whole.flatMap(({ page }) => page.value?.edges ?? []);
  });
  const failure = computed(() => (last().page.value === null ? last().error.value : undefined));
  return {
    data: first.data,
    error: first.error,
    edges,
    hasMore: computed(
      () => !last().isAwaited.value && (last().next.value !== undefined || failure.value !== undefined),
    ),
    isWhole: computed(() => pages.value.every(({ page }) => page.value !== null) && last().next.value === undefined),
    failure,
    more() {
      const before = last();
      if (failure.value !== undefined) return before.again();
      const reading = scope;
      const page = instance?.appContext.app.runWithContext(() => reading.run(() => read(() => before.next.value)));
      if (page) further.value = [...further.value, page];
    },
    again: () => pages.value.forEach(({ again }) => again()),
  };
}
