import { computed, watch, type ComputedRef } from 'vue';
import { useLiveQuery } from '../graphql/live-query.ts';
import type { ResultOf } from '../graphql/tada.ts';
import { DiceProofQuery, MatchQuery, type DiceProofShown } from './backgammon-documents.ts';

type MatchGame = NonNullable<ResultOf<typeof MatchQuery>['game']>;
/** The match as the page shows it. */
export type ShownMatch = Extract<MatchGame, { __typename: 'BackgammonGame' }>['match'];

/** What is told of a game beside its board. */
export interface BackgammonFacts {
  /** Null until it is known. */
  readonly match: ComputedRef<ShownMatch | null>;
  readonly proof: ComputedRef<DiceProofShown | null>;
}

/** Follows the match of a game and what its dice are checked by; asked again when something has happened in the game. */
export function useBackgammonFacts(
  game: () => { readonly id: string; readonly ply: number; readonly version: number },
): BackgammonFacts {
  const variables = computed(() => ({ id: game().id }));
  const match = useLiveQuery({ query: MatchQuery, variables });
  const dice = useLiveQuery({ query: DiceProofQuery, variables });
  watch(
    () => `${game().id} ${game().ply} ${game().version}`,
    () => {
      void match.executeQuery({ requestPolicy: 'network-only' });
      void dice.executeQuery({ requestPolicy: 'network-only' });
    },
  );
  return {
    match: computed(() => {
      const told = match.data.value?.game;
      return told?.__typename === 'BackgammonGame' && told.id === game().id ? told.match : null;
    }),
    proof: computed(() => {
      const told = dice.data.value?.game;
      return told?.__typename === 'BackgammonGame' && told.id === game().id ? told.dice : null;
    }),
  };
}
