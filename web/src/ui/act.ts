import { useMutation, type TypedDocumentNode } from '@urql/vue';
import { shallowRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { newIdempotencyKey } from '../graphql/idempotency-key.ts';
import type { Refusal } from './effects.ts';

/** Something that is done at once, with nothing to be shown before: a word that is said. */
export interface Act<Input> {
  /** Why it was not done, in the server's words; null while nothing was refused. */
  readonly refusal: Readonly<ShallowRef<string | null>>;
  readonly doing: Readonly<ShallowRef<boolean>>;
  /** Does it; true when it was done. The same input sent again after a lost answer is one act. */
  perform(input: Input): Promise<boolean>;
  /** Forgets what was refused. */
  reset(): void;
}

const isRefusal = (answer: object): answer is Refusal => 'code' in answer && 'message' in answer;

/** Does a mutation when it is told to. */
export function useAct<Data extends object, Input extends object>(
  document: TypedDocumentNode<Data, { input: Input & { idempotencyKey?: string | null } }>,
): Act<Input> {
  const { t } = useI18n();
  const { executeMutation } = useMutation<Data, { input: Input & { idempotencyKey?: string | null } }>(document);
  const refusal = shallowRef<string | null>(null);
  const doing = shallowRef(false);
  let sent = { input: '', key: newIdempotencyKey() };

  async function perform(input: Input): Promise<boolean> {
    if (doing.value) return false;
    doing.value = true;
    const text = JSON.stringify(input);
    if (text !== sent.input) sent = { input: text, key: newIdempotencyKey() };
    const { data, error } = await executeMutation({ input: { ...input, idempotencyKey: sent.key } });
    doing.value = false;
    const answer = data ? (Object.values(data)[0] as object) : null;
    if (answer === null) refusal.value = error?.graphQLErrors[0]?.message ?? t('state.unreachable');
    else refusal.value = isRefusal(answer) ? answer.message : null;
    if (refusal.value !== null) return false;
    sent = { input: '', key: newIdempotencyKey() };
    return true;
  }

  return { refusal, doing, perform, reset: () => (refusal.value = null) };
}
