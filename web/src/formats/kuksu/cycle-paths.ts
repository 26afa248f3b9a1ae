import { computed, type ComputedRef } from 'vue';
import { useLiveQuery } from '../../graphql/live-query.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';

const query = graphql(`
  query CyclePaths($id: ID!) {
    tournament(id: $id) {
      __typename
      id
      version
      ... on KuksuTournament {
        paths {
          entry {
            id
          }
          steps {
            number
            isOver
            league
            rank
            title
          }
        }
      }
    }
  }
`);

type Paths = Extract<
  NonNullable<ResultOf<typeof query>['tournament']>,
  { readonly __typename: 'KuksuTournament' }
>['paths'];

/** A cycle on the path of a player. */
export type PathStep = Paths[number]['steps'][number];

/** The cycles that are over on the path of every player of a cycle, by his entry; asked once, when `wanted` is first true. */
export function useCyclePaths(
  id: () => string,
  wanted: () => boolean,
): ComputedRef<ReadonlyMap<string, readonly PathStep[]>> {
  const { data } = useLiveQuery({
    query,
    variables: computed(() => ({ id: id() })),
    pause: () => !wanted(),
  });
  return computed(() => {
    const cycle = data.value?.tournament;
    const paths = cycle?.__typename === 'KuksuTournament' ? cycle.paths : [];
    return new Map(paths.map(({ entry, steps }) => [entry.id, steps.filter(({ isOver }) => isOver)]));
  });
}
