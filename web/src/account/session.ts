import { computed, type ComputedRef } from 'vue';
import { useLiveQuery } from '../graphql/live-query.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

const ViewerQuery = graphql(`
  query Viewer {
    viewer {
      name
      email
      role
      locale
      canDirect
      needsSecondFactor
      hasDesk
      player {
        id
        handle
        name
      }
    }
  }
`);

export type Viewer = NonNullable<ResultOf<typeof ViewerQuery>['viewer']>;

/** Who is signed in: null for nobody, undefined until it is known. */
export function useViewer(): { viewer: ComputedRef<Viewer | null | undefined> } {
  const { data } = useLiveQuery({ query: ViewerQuery });
  return { viewer: computed(() => data.value?.viewer) };
}
