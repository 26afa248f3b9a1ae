import { useClientHandle, type CombinedError } from '@urql/vue';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { ResultOf } from '../../graphql/tada.ts';
import { live } from '../../ui/live.ts';
import { BackgammonFactsQuery, type DiceProofShown } from './backgammon-documents.ts';
import type { ComfortsShown } from './comfort-documents.ts';

type ToldGame = NonNullable<ResultOf<typeof BackgammonFactsQuery>['game']>;
type Told = Extract<ToldGame, { __typename: 'BackgammonGame' }>;

/** What is told of a game beside its board; each null until it is known. */
export interface BackgammonFacts {
  readonly match: ComputedRef<Told['match'] | null>;
  readonly proof: ComputedRef<DiceProofShown | null>;
  /** What the server does for the viewer; null where he does not play. */
  readonly comforts: ComputedRef<ComfortsShown | null>;
  /** Why the last question was not answered. */
  readonly error: Readonly<ShallowRef<CombinedError | undefined>>;
  /** Asks anew. */
  again(): Promise<void>;
}

/** Follows what a game is part of, what its dice are checked by and what is done for its player; asked again when something has happened in it. */
export function useBackgammonFacts(
  game: () => { readonly id: string; readonly ply: number; readonly version: number },
): BackgammonFacts {
  const { client } = useClientHandle();
  const told = shallowRef<Told | null>(null);
  const error = shallowRef<CombinedError>();
  let isAsking = false;
  let isStale = false;
  let isGone = false;
  onScopeDispose(() => (isGone = true));

  // What happens while an answer is on its way is asked for when it has come, not before.
  async function again(): Promise<void> {
    isStale = true;
    if (isAsking) return;
    isAsking = true;
    while (isStale && !isGone) {
      isStale = false;
      const { id } = game();
      const answer = await client.query(BackgammonFactsQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
      const { data } = answer;
      error.value = answer.error;
      if (data?.game?.__typename === 'BackgammonGame' && data.game.id === game().id) told.value = data.game;
    }
    isAsking = false;
  }
  watch(
    () => `${game().id} ${game().ply} ${game().version} ${live.epoch.value}`,
    () => void again(),
    { immediate: true },
  );
  const mine = computed(() => (told.value?.id === game().id ? told.value : null));
  return {
    match: computed(() => mine.value?.match ?? null),
    proof: computed(() => mine.value?.dice ?? null),
    comforts: computed(() => mine.value?.viewerComforts ?? null),
    error,
    again,
  };
}
