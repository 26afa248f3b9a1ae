import { useClientHandle, type Client, type CombinedError, type TypedDocumentNode } from '@urql/vue';
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../graphql/failure-text.ts';
import { askAgainIn } from '../graphql/outage.ts';
import { newIdempotencyKey } from '../graphql/idempotency-key.ts';

/** What the server says to something that was sent: a refusal has a message. */
interface SentAnswer {
  readonly __typename: string;
  readonly message?: string;
  readonly column?: number;
  readonly notation?: string;
  readonly warnings?: readonly string[];
}

/** Something to be sent, under the name that the reader knows it by; sent again with the same key it is done once. */
export interface Errand {
  readonly name: string;
  send(
    client: Client,
    idempotencyKey: string,
  ): Promise<{ readonly answer: SentAnswer | undefined; readonly error: CombinedError | undefined }>;
}

/** An errand that is this mutation with this input. */
export function errand<Data extends Record<string, SentAnswer>, Input extends object>(
  name: string,
  document: TypedDocumentNode<Data, { input: Input & { idempotencyKey?: string | null } }>,
  input: Input,
): Errand {
  return {
    name,
    async send(client, idempotencyKey) {
      const { data, error } = await client.mutation(document, { input: { ...input, idempotencyKey } }).toPromise();
      return { answer: Object.values(data ?? {})[0], error };
    },
  };
}

/** How the sending stands; `name` is what is sent. */
export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly tries: number }
  | { readonly kind: 'unanswered'; readonly name: string }
  | { readonly kind: 'refused'; readonly message: string; readonly column: number | null }
  | { readonly kind: 'sent'; readonly name: string; readonly warnings: readonly string[] };

export interface Sending {
  readonly state: Readonly<ShallowRef<SendState>>;
  /** True when the server has it. */
  send(errand: Errand): Promise<boolean>;
  /** Sends the unanswered errand once more, as the same request. */
  again(): Promise<boolean>;
  reset(): void;
}

const WAITS = [0, 800, 2_000, 4_000];
const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Sends: an answer that is lost on the way is asked for again with the same key, so that nothing is done twice. */
export function useSending(): Sending {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const state = shallowRef<SendState>({ kind: 'idle' });
  let request: { readonly errand: Errand; readonly key: string } | null = null;
  let gone = false;
  onScopeDispose(() => (gone = true));

  async function again(): Promise<boolean> {
    if (!request) return false;
    const mine = request;
    const { name } = mine.errand;
    for (const [index, wait] of WAITS.entries()) {
      state.value = { kind: 'sending', name, tries: index + 1 };
      await pause(wait);
      if (gone || request !== mine) return false;
      const { answer, error } = await mine.errand.send(client, mine.key);
      const isUnanswered = error?.networkError !== undefined || askAgainIn(error?.graphQLErrors) !== null;
      if (isUnanswered && !answer) continue;
      request = null;
      if (answer !== undefined && answer.message === undefined) {
        state.value = { kind: 'sent', name: answer.notation ?? name, warnings: answer.warnings ?? [] };
        return true;
      }
      const message = answer?.message ?? failureText(error, t('state.unsent'));
      state.value = { kind: 'refused', message, column: answer?.column ?? null };
      return false;
    }
    state.value = { kind: 'unanswered', name };
    return false;
  }
  const send = (given: Errand): Promise<boolean> => {
    request = { errand: given, key: newIdempotencyKey() };
    return again();
  };
  const reset = (): void => {
    request = null;
    state.value = { kind: 'idle' };
  };
  return { state, send, again, reset };
}
