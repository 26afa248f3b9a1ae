import { useClientHandle } from '@urql/vue';
import { shallowRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../graphql/failure-text.ts';
import type { Outcome, Refused, Success } from './answer.ts';
import { commandGiver, type CommandDocument, type CommandInput } from './give-command.ts';

/** A command of the API, ready to be given. */
export interface Command<Answer, Input> {
  /** Why it was not done when it was last given; null: it was, or was not given yet. */
  readonly refusal: Readonly<ShallowRef<Refused<Answer> | null>>;
  readonly doing: Readonly<ShallowRef<boolean>>;
  /**
   * Does it, after what it was given before, and tells what it did; null: it was not done, or is just being done. Given again after
   * a lost answer, it is done once.
   */
  perform(input: Input): Promise<Success<Answer> | null>;
  /** Asks what it would do: nothing is changed, and nothing told here. */
  attempt(input: Input): Promise<Outcome<Answer>>;
  /** Forgets what was refused. */
  reset(): void;
}

/** Gives a command when it is told to. */
export function useCommand<Data extends object, Input extends CommandInput>(
  document: CommandDocument<Data, Input>,
): Command<Data[keyof Data], Input> {
  type Answer = Data[keyof Data];
  const { t } = useI18n();
  const give = commandGiver(useClientHandle().client, document, (error) => failureText(error, t('state.unsent')));
  const refusal: ShallowRef<Refused<Answer> | null> = shallowRef(null);
  const doing = shallowRef(false);
  let newest = '';
  let before: Promise<unknown> = Promise.resolve();
  return {
    refusal,
    doing,
    async perform(input) {
      const given = JSON.stringify(input);
      if (doing.value && given === newest) return null;
      newest = given;
      doing.value = true;
      const mine = before.then(() => give(input));
      before = mine;
      const outcome = await mine;
      if (before === mine) doing.value = false;
      refusal.value = outcome.refusal;
      return outcome.done;
    },
    attempt: (input) => give({ ...input, dryRun: true }),
    reset: () => (refusal.value = null),
  };
}
