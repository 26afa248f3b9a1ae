import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import { useLiveQuery } from '../../graphql/live-query.ts';
import { graphql } from '../../graphql/tada.ts';
import { useSinceVisit } from '../../instants/since-visit.ts';

const gamesQuery = graphql(`
  query GamesOfMatches($id: ID!) {
    tournament(id: $id) {
      __typename
      id
      version
      ... on KnockoutTournament {
        rounds {
          matches {
            id
            asOf
            games {
              __typename
              id
            }
          }
        }
      }
    }
  }
`);

type GamesByMatch = ReadonlyMap<string, readonly string[]>;
const key: InjectionKey<ComputedRef<GamesByMatch>> = Symbol('games of matches');

/** Lets the boxes of a bracket know the games of their matches, once something has changed since the last visit. */
export function provideGamesOfMatches(tournament: () => string): void {
  const { since } = useSinceVisit();
  const { data } = useLiveQuery({
    query: gamesQuery,
    variables: computed(() => ({ id: tournament() })),
    pause: computed(() => since.value === null),
  });
  const games = computed(() => {
    const found = data.value?.tournament;
    const rounds = found?.__typename === 'KnockoutTournament' ? found.rounds : [];
    const matches = rounds.flatMap((round) => round.matches);
    return new Map(matches.map((match) => [match.id, match.games.map(({ id }) => id)]));
  });
  provide(key, games);
}

/** The games of a match; none as long as nobody asks for them. */
export function useGamesOf(match: () => string): ComputedRef<readonly string[]> {
  const games = inject(key, undefined);
  return computed(() => games?.value.get(match()) ?? []);
}
