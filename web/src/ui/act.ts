import type { TypedDocumentNode } from '@urql/vue';
import { shallowRef, type ShallowRef } from 'vue';
import type { CommandInput } from '../graphql/give-command.ts';
import { useCommand } from './command.ts';

/** Something that is done at once, with nothing to be shown before: a word that is said. */
export interface Act<Input> {
  /** Why it was not done, in the server's words; null while nothing was refused. */
  readonly refusal: Readonly<ShallowRef<string | null>>;
  readonly doing: Readonly<ShallowRef<boolean>>;
  /** Does it; true when it was done. */
  perform(input: Input): Promise<boolean>;
  /** Forgets what was refused. */
  reset(): void;
}

/** Does a mutation when it is told to. */
export function useAct<Data extends object, Input extends CommandInput>(
  document: TypedDocumentNode<Data, { input: Input }>,
): Act<Input> {
  const command = useCommand(document);
  const refusal = shallowRef<string | null>(null);

  async function perform(input: Input): Promise<boolean> {
    if (command.sending.value) return false;
    refusal.value = (await command.send(input)).refused;
    return refusal.value === null;
  }

  return { refusal, doing: command.sending, perform, reset: () => (refusal.value = null) };
}
