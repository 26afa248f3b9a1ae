import { useClientHandle, type CombinedError } from '@urql/vue';
import { shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../../graphql/failure-text.ts';
import { newIdempotencyKey } from '../../graphql/idempotency-key.ts';
import { setComforts, setDoubleAnswer, setGameComforts, type ComfortsShown } from './comfort-documents.ts';

/** What a player lets the server do in a game of his. */
export interface Comforts {
  /** As it stands; null where the viewer does not play, and until it is known. */
  readonly now: ComputedRef<ComfortsShown | null>;
  /** Why the last change was not made; null: it was. */
  readonly refusal: Readonly<ShallowRef<string | null>>;
  /** Changes what is done in this game. */
  here(change: Partial<Pick<ComfortsShown, 'rolls' | 'playsForced' | 'rollsNextTurn'>>): Promise<void>;
  /** What is done in this game is done in every game. */
  everywhere(): Promise<void>;
  /** Says in advance what is answered if the opponent doubles now; null: nothing. */
  answer(given: 'TAKE' | 'DROP' | null): Promise<void>;
}

interface Answered {
  readonly data?: Readonly<Record<string, { readonly __typename: string; readonly message?: string }>> | undefined;
  readonly error?: CombinedError | undefined;
}

/** Changes the comforts of the viewer in a game, which are asked for `again` then. */
export function useComforts(
  game: () => { readonly id: string; readonly ply: number },
  now: ComputedRef<ComfortsShown | null>,
  again: () => Promise<void>,
): Comforts {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const refusal = shallowRef<string | null>(null);

  async function settle(answered: PromiseLike<Answered>): Promise<void> {
    const { data: told, error } = await answered;
    const answer = Object.values(told ?? {})[0];
    refusal.value = answer ? (answer.message ?? null) : failureText(error, t('state.unsent'));
    await again();
  }
  const input = <More extends object>(more: More) => ({
    input: { gameId: game().id, idempotencyKey: newIdempotencyKey(), ...more },
  });
  return {
    now,
    refusal,
    async here(change) {
      if (!now.value) return;
      const { rollsHere, playsForcedHere, rollsNextTurn } = now.value;
      const set = {
        rolls: change.rolls ?? rollsHere,
        playsForced: change.playsForced ?? playsForcedHere,
        rollsNextTurn: change.rollsNextTurn ?? rollsNextTurn,
      };
      await settle(client.mutation(setGameComforts, input(set)));
    },
    async everywhere() {
      if (!now.value) return;
      const { rolls, playsForced } = now.value;
      const set = { rolls, playsForced, idempotencyKey: newIdempotencyKey() };
      await settle(client.mutation(setComforts, { input: set }));
    },
    answer: (given) => settle(client.mutation(setDoubleAnswer, input({ ply: game().ply, answer: given }))),
  };
}
