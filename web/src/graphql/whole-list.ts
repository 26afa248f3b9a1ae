import type { CombinedError, TypedDocumentNode } from '@urql/vue';
import { computed, watch } from 'vue';
import type { ComputedRef, MaybeRefOrGetter, Ref } from 'vue';
import { usePagedQuery, type Cursor, type Page } from './paged-query.ts';

/** A list of which a page needs all. */
export interface WholeList<Data, Node> {
  /** The answer that has the first page. */
  readonly data: Ref<Data | undefined>;
  /** What was read so far, the whole list in the end; undefined while the first page is fetched. */
  readonly nodes: ComputedRef<readonly Node[] | undefined>;
  /** Whether all of it was read. */
  readonly isWhole: ComputedRef<boolean>;
  /** Why it cannot be read on; undefined: it can. */
  readonly error: ComputedRef<CombinedError | undefined>;
  /** Asks the server anew for all that was read, and for what is missing. */
  again(): void;
}

/** Reads a list to its end, page after page, each as the one before it has come. A page that does not come is not asked for by itself again. */
export function useWholeList<Data, Variables extends Cursor, Node>(
  query: TypedDocumentNode<Data, Variables>,
  variables: MaybeRefOrGetter<Omit<Variables, 'after'>>,
  list: (data: Data) => Page<{ readonly node: Node }> | null | undefined,
): WholeList<Data, Node> {
  const { data, edges, hasMore, isWhole, failure, error, more, again } = usePagedQuery(query, variables, list);
  watch(
    [hasMore, failure, edges],
    ([goesOn, failed]) => {
      if (goesOn && failed === undefined) more();
    },
    { immediate: true },
  );
  return {
    data,
    nodes: computed(() => edges.value?.map(({ node }) => node)),
    isWhole,
    error: computed(() => failure.value ?? error.value),
    again,
  };
}
