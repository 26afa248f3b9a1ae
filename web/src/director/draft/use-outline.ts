import { useQuery } from '@urql/vue';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import type { Refusal } from '../../command/answer.ts';
import { outlineQuery, type Outline, type OutlineInput } from './outline-query.ts';

/** What the server says of choices that settle. */
export interface Outlined {
  /** The last one that could be; null before the first answer. */
  readonly outline: ComputedRef<Outline | null>;
  /** Why the choices as they stand cannot be; null: they can. */
  readonly refusal: ComputedRef<Refusal | null>;
  /** What is shown is not of the choices as they stand. */
  readonly isBehind: ComputedRef<boolean>;
  /** The server did not answer. */
  readonly hasFailed: ComputedRef<boolean>;
}

const SETTLE = 250;

/** Asks what a tournament would be whenever its choices settle. */
export function useOutline(input: () => OutlineInput): Outlined {
  const asked = shallowRef(input());
  const isSettling = shallowRef(false);
  let settling: ReturnType<typeof setTimeout> | undefined;
  watch(
    () => JSON.stringify(input()),
    () => {
      clearTimeout(settling);
      isSettling.value = true;
      settling = setTimeout(() => {
        asked.value = input();
        isSettling.value = false;
      }, SETTLE);
    },
  );
  onScopeDispose(() => clearTimeout(settling));

  const { data, fetching, error } = useQuery({
    query: outlineQuery,
    variables: computed(() => ({ input: asked.value })),
  });
  const answer = computed(() => (error.value === undefined ? data.value?.rules.tournamentOutline : undefined));
  const last = shallowRef<Outline | null>(null);
  watch(answer, (now) => {
    if (now?.__typename === 'TournamentOutline') last.value = now;
  });
  const refusal = computed(() =>
    answer.value === undefined || answer.value.__typename === 'TournamentOutline' ? null : answer.value,
  );
  return {
    outline: computed(() => last.value),
    refusal,
    isBehind: computed(() => isSettling.value || fetching.value),
    hasFailed: computed(() => error.value !== undefined),
  };
}
