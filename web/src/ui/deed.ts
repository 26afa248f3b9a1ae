import { useMutation, type TypedDocumentNode } from '@urql/vue';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { newIdempotencyKey } from '../graphql/idempotency-key.ts';
import type { MaskedEffects, Refusal } from './effects.ts';

interface Tryable {
  readonly dryRun?: boolean | null;
  readonly idempotencyKey?: string | null;
}

/** A deed of the API that can be tried before it is done. */
export interface Deed {
  /** What the last trial said would change; null before the first, and after a refusal. */
  readonly effects: Readonly<ShallowRef<MaskedEffects | null>>;
  readonly refusal: Readonly<ShallowRef<Refusal | null>>;
  readonly trying: Readonly<ShallowRef<boolean>>;
  readonly doing: Readonly<ShallowRef<boolean>>;
  readonly ready: ComputedRef<boolean>;
  /** Does it; true when it was done. A lost answer may be sent again: the same key makes it one deed. */
  perform(): Promise<boolean>;
}

const settle = 300;
/** An input that is not complete. What completes it is tried at once, what changes it then when it has settled. */
const untold = JSON.stringify(null);

const isRefusal = (answer: object): answer is Refusal => 'message' in answer && typeof answer.message === 'string';

/** A deed with what its last trial answered. */
export interface TriedDeed<Answer> extends Deed {
  /** The payload of the last trial; null before the first, and after a refusal. */
  readonly trial: Readonly<ShallowRef<Answer | null>>;
}

/**
 * Tries a mutation with `dryRun` whenever its input settles, and does it on demand. `input` is null while the form is not complete;
 * nothing is tried then. `done` gets the answer's payload.
 */
export function useDeed<Data extends object, Input extends Tryable>(
  document: TypedDocumentNode<Data, { input: Input }>,
  input: () => Input | null,
  done: (answer: Data[keyof Data]) => void = () => undefined,
): TriedDeed<Data[keyof Data]> {
  const { t } = useI18n();
  const { executeMutation } = useMutation<Data, { input: Input }>(document);
  const effects = shallowRef<MaskedEffects | null>(null);
  const refusal = shallowRef<Refusal | null>(null);
  const trial: ShallowRef<Data[keyof Data] | null> = shallowRef(null);
  const trying = shallowRef(false);
  const doing = shallowRef(false);
  let asked = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let key = newIdempotencyKey();

  async function send(given: Input, dryRun: boolean): Promise<Data[keyof Data] | null> {
    const turn = ++asked;
    const sent = dryRun ? { ...given, dryRun } : { ...given, dryRun, idempotencyKey: key };
    let { data, error } = await executeMutation({ input: sent });
    // An answer comes out empty when an event makes the cache forget part of it on its way. A trial changes nothing and a
    // deed carries its key, so either may be sent once more.
    if (!data && !error) ({ data, error } = await executeMutation({ input: sent }));
    if (dryRun && turn !== asked) return null;
    const answer = data ? (Object.values(data)[0] as Data[keyof Data] & { effects?: MaskedEffects }) : undefined;
    if (answer === undefined) {
      const message = error?.graphQLErrors[0]?.message ?? t('state.unreachable');
      refusal.value = { __typename: 'Forbidden', code: 'FAILED', message };
      effects.value = null;
      return null;
    }
    refusal.value = isRefusal(answer) ? answer : null;
    effects.value = isRefusal(answer) ? null : (answer.effects ?? null);
    return isRefusal(answer) ? null : answer;
  }

  async function attempt(): Promise<void> {
    const given = input();
    if (given === null) return;
    trying.value = true;
    const turn = asked + 1;
    const answer = await send(given, true);
    // A later trial is under way, or the deed itself: it is theirs to say what is known.
    if (turn !== asked) return;
    trial.value = answer;
    trying.value = false;
  }

  async function perform(): Promise<boolean> {
    const given = input();
    if (given === null || doing.value) return false;
    clearTimeout(waiting);
    trying.value = false;
    doing.value = true;
    const answer = await send(given, false);
    doing.value = false;
    if (answer === null) return false;
    key = newIdempotencyKey();
    done(answer);
    return true;
  }

  watch(
    () => JSON.stringify(input()),
    (now, before) => {
      clearTimeout(waiting);
      if (now !== before) key = newIdempotencyKey();
      effects.value = null;
      trial.value = null;
      asked += 1;
      trying.value = input() !== null;
      if (input() === null) refusal.value = null;
      else waiting = setTimeout(attempt, before === undefined || before === untold ? 0 : settle);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(waiting));

  const ready = computed(() => input() !== null && effects.value !== null && !trying.value && !doing.value);
  return { trial, effects, refusal, trying, doing, ready, perform };
}
