import type { TypedDocumentNode } from '@urql/vue';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { CommandInput } from '../graphql/give-command.ts';
import { useCommand } from './command.ts';
import type { MaskedEffects, Refusal } from './effects.ts';

/** A deed of the API that can be tried before it is done. */
export interface Deed {
  /** What the last trial said would change; null before the first, and after a refusal. */
  readonly effects: Readonly<ShallowRef<MaskedEffects | null>>;
  readonly refusal: Readonly<ShallowRef<Refusal | null>>;
  readonly trying: Readonly<ShallowRef<boolean>>;
  readonly doing: Readonly<ShallowRef<boolean>>;
  readonly ready: ComputedRef<boolean>;
  /** Does it; true when it was done. Done again after a lost answer, it is one deed. */
  perform(): Promise<boolean>;
}

const settle = 300;
/** An input that is not complete. What completes it is tried at once, what changes it then when it has settled. */
const untold = JSON.stringify(null);

/** A deed with what its last trial answered. */
export interface TriedDeed<Answer> extends Deed {
  /** The payload of the last trial; null before the first, and after a refusal. */
  readonly trial: Readonly<ShallowRef<Answer | null>>;
}

/**
 * Tries a mutation with `dryRun` whenever its input settles, and does it on demand. `input` is null while the form is not complete;
 * nothing is tried then. `done` gets the answer's payload.
 */
export function useDeed<Data extends object, Input extends CommandInput>(
  document: TypedDocumentNode<Data, { input: Input }>,
  input: () => Input | null,
  done: (answer: Data[keyof Data]) => void = () => undefined,
): TriedDeed<Data[keyof Data]> {
  const command = useCommand(document);
  const effects = shallowRef<MaskedEffects | null>(null);
  const refusal = shallowRef<Refusal | null>(null);
  const trial: ShallowRef<Data[keyof Data] | null> = shallowRef(null);
  const trying = shallowRef(false);
  const doing = shallowRef(false);
  let asked = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function send(given: Input, dryRun: boolean): Promise<Data[keyof Data] | null> {
    const turn = ++asked;
    const outcome = await command.send({ ...given, dryRun });
    if (dryRun && turn !== asked) return null;
    const done = outcome.done as (Data[keyof Data] & { readonly effects?: MaskedEffects }) | null;
    refusal.value =
      outcome.refused === null
        ? null
        : ((outcome.refusal as Refusal | null) ?? {
            __typename: 'Forbidden',
            code: 'FAILED',
            message: outcome.refused,
          });
    effects.value = done?.effects ?? null;
    return done;
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
    done(answer);
    return true;
  }

  watch(
    () => JSON.stringify(input()),
    (_now, before) => {
      clearTimeout(waiting);
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
