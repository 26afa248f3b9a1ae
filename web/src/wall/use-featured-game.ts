import { computed, watch, type ComputedRef } from 'vue';
import { useLiveQuery } from '../graphql/live-query.ts';
import { graphql, type FragmentOf, type ResultOf } from '../graphql/tada.ts';
import { featuredGameFragment } from '../live/featured-game.ts';

const query = graphql(
  `
    query WallGame($id: ID!) {
      game(id: $id) {
        __typename
        id
        ply
        status
        ...FeaturedGame
        recent: moves(last: 8) {
          edges {
            node {
              ply
              notation
              at
              seat
            }
          }
        }
      }
    }
  `,
  [featuredGameFragment],
);

type Found = NonNullable<ResultOf<typeof query>['game']>;

interface FeaturedGame {
  /** The game; null: there is none of this id, undefined: it is not known yet. */
  readonly game: ComputedRef<(Found & FragmentOf<typeof featuredGameFragment>) | null | undefined>;
  readonly error: ReturnType<typeof useLiveQuery>['error'];
  /** Asks for it again. */
  readonly ask: () => void;
}

/** A game as the board that is given the most room shows it, with its last moves; asked for again after each move that others tell of. */
export function useFeaturedGame(id: () => string | null): FeaturedGame {
  const { data, error, executeQuery } = useLiveQuery({
    query,
    variables: computed(() => ({ id: id() ?? '' })),
    pause: computed(() => id() === null),
  });
  const game = computed(() => data.value?.game);
  const ask = (): void => void executeQuery({ requestPolicy: 'network-only' });
  watch(
    () => [game.value?.id, game.value?.ply, game.value?.status].join(),
    (_now, before) => {
      if (before.startsWith(`${game.value?.id},`)) ask();
    },
  );
  return { game, error, ask };
}
