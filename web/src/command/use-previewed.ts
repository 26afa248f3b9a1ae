import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Caused, MaskedEffects, Refusal, Refused, Success } from './answer.ts';
import type { CommandDocument, CommandInput } from './give-command.ts';
import { useCommand } from './use-command.ts';

/** A command that is tried before it is given, as whatever shows it needs it. */
export interface Previewed {
  /** What the last trial said would change; null before the first, and after a refusal. */
  readonly effects: ComputedRef<MaskedEffects | null>;
  /** What else it comes to, as the last trial said it in sentences; none where the command says none. */
  readonly consequences: ComputedRef<readonly string[]>;
  /** Why it cannot be done as it stands, or was not done. */
  readonly refusal: ComputedRef<Refusal | null>;
  readonly trying: Readonly<ShallowRef<boolean>>;
  readonly doing: Readonly<ShallowRef<boolean>>;
  /** It was tried as it stands, and can be done. */
  readonly ready: ComputedRef<boolean>;
  /** Does it; true when it was done. Done again after a lost answer, it is done once. */
  perform(): Promise<boolean>;
}

/** Such a command with all that its last trial answered. */
export interface PreviewedCommand<Answer> extends Previewed {
  /** What the last trial said; null before the first, after a refusal, and when something else is given. */
  readonly trial: Readonly<ShallowRef<Success<Answer> | null>>;
  readonly refusal: ComputedRef<(Refused<Answer> & Refusal) | null>;
  /** Tries it as it stands. */
  preview(): Promise<void>;
}

interface Options<Answer> {
  /** Whether it is tried whenever what is given settles, or only by `preview`; the first, if this is not said. */
  readonly tried?: 'always' | 'asked';
  /** Gets what it did. */
  done?(answer: Success<Answer>): void;
}

const settle = 300;
/** An input that is not complete. What completes it is tried at once, what changes it then when it has settled. */
const untold = JSON.stringify(null);

/** Tries a command by the same document that does it, and does it on demand. `input` is null while the form is not complete. */
export function usePreviewed<Data extends Record<string, Caused | Refusal>, Input extends CommandInput>(
  document: CommandDocument<Data, Input>,
  input: () => Input | null,
  { tried = 'always', done }: Options<Data[keyof Data]> = {},
): PreviewedCommand<Data[keyof Data]> {
  type Answer = Data[keyof Data];
  const command = useCommand(document);
  const trial: ShallowRef<Success<Answer> | null> = shallowRef(null);
  const refusal: ShallowRef<Refused<Answer> | null> = shallowRef(null);
  const trying = shallowRef(false);
  let asked = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function preview(): Promise<void> {
    const given = input();
    if (given === null) return;
    const turn = ++asked;
    trying.value = true;
    const outcome = await command.attempt(given);
    // Something else is given by now, or the command itself: what this says is of no use.
    if (turn !== asked) return;
    [trial.value, refusal.value, trying.value] = [outcome.done, outcome.refusal, false];
  }

  async function perform(): Promise<boolean> {
    const given = input();
    if (given === null || command.doing.value) return false;
    clearTimeout(waiting);
    asked += 1;
    trying.value = false;
    const answer = await command.perform(given);
    refusal.value = command.refusal.value;
    if (answer === null) trial.value = null;
    else done?.(answer);
    return answer !== null;
  }

  watch(
    () => JSON.stringify(input()),
    (now, before) => {
      clearTimeout(waiting);
      asked += 1;
      trial.value = null;
      const isTried = now !== untold && tried === 'always';
      trying.value = isTried;
      if (!isTried) refusal.value = null;
      else waiting = setTimeout(preview, before === undefined || before === untold ? 0 : settle);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(waiting));

  return {
    trial,
    effects: computed(() => trial.value?.effects ?? null),
    consequences: computed(() => trial.value?.consequences ?? []),
    refusal: computed(() => refusal.value),
    trying,
    doing: command.doing,
    ready: computed(() => trial.value !== null && !trying.value && !command.doing.value),
    preview,
    perform,
  };
}
