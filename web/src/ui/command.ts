import { useClientHandle, type TypedDocumentNode } from '@urql/vue';
import { shallowRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { commandGiver, type CommandInput, type Outcome } from '../graphql/give-command.ts';

/** A mutation of the API, ready to be sent. */
export interface Command<Answer, Input> {
  readonly sending: Readonly<ShallowRef<boolean>>;
  /** The same input sent again after a lost answer is done once. */
  send(input: Input): Promise<Outcome<Answer>>;
}

/** Sends a mutation and tells what has become of it. */
export function useCommand<Data extends object, Input extends CommandInput>(
  document: TypedDocumentNode<Data, { input: Input }>,
): Command<Data[keyof Data], Input> {
  const { t } = useI18n();
  const give = commandGiver(useClientHandle().client, document, () => t('state.unsent'));
  const sending = shallowRef(false);
  return {
    sending,
    async send(input) {
      sending.value = true;
      const outcome = await give(input);
      sending.value = false;
      return outcome;
    },
  };
}
