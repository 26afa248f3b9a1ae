import { useClientHandle } from '@urql/vue';
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../graphql/failure-text.ts';
import { newIdempotencyKey } from '../graphql/idempotency-key.ts';
import { PlayMove } from './playing-documents.ts';

/** How the sending of a move stands. */
export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly notation: string; readonly tries: number }
  | { readonly kind: 'unanswered'; readonly notation: string }
  | { readonly kind: 'refused'; readonly message: string; readonly column: number | null }
  | { readonly kind: 'sent'; readonly notation: string; readonly warnings: readonly string[] };

export interface Sending {
  readonly state: Readonly<ShallowRef<SendState>>;
  /** Sends a move for the ply it was laid on; true when the server has it. */
  send(gameId: string, ply: number, notation: string): Promise<boolean>;
  /** Sends the unanswered move once more, as the same request. */
  again(): Promise<boolean>;
  reset(): void;
}

const WAITS = [0, 800, 2_000, 4_000];
const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Sends moves: an answer that is lost on the way is asked for again with the same key, so that no move is played twice. */
export function useSending(): Sending {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const state = shallowRef<SendState>({ kind: 'idle' });
  let request: { gameId: string; ply: number; move: string; idempotencyKey: string } | null = null;
  let gone = false;
  onScopeDispose(() => (gone = true));

  async function again(): Promise<boolean> {
    if (!request) return false;
    const input = request;
    for (const [index, wait] of WAITS.entries()) {
      state.value = { kind: 'sending', notation: input.move, tries: index + 1 };
      await pause(wait);
      if (gone || request !== input) return false;
      const { data, error } = await client.mutation(PlayMove, { input }).toPromise();
      if (error?.networkError && !data) continue;
      const answer = data?.playMove;
      request = null;
      if (answer?.__typename === 'PlayMoveSuccess') {
        state.value = { kind: 'sent', notation: answer.notation, warnings: answer.warnings };
        return true;
      }
      const column = answer?.__typename === 'IllegalMove' ? answer.column : null;
      state.value = { kind: 'refused', message: answer?.message ?? failureText(error, t('state.unsent')), column };
      return false;
    }
    state.value = { kind: 'unanswered', notation: input.move };
    return false;
  }
  const send = (gameId: string, ply: number, notation: string): Promise<boolean> => {
    request = { gameId, ply, move: notation, idempotencyKey: newIdempotencyKey() };
    return again();
  };
  const reset = (): void => {
    request = null;
    state.value = { kind: 'idle' };
  };
  return { state, send, again, reset };
}
