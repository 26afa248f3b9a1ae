import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { TypingRefusal } from '../../game/typing-refusal.ts';
import { failureText } from '../../graphql/failure-text.ts';
import { LegalMovesQuery, PreviewMoveQuery } from './plain-documents.ts';

/** A move that the viewer may play: its text, and what it does in the server's words, which may be the text again. */
export interface PlainChoice {
  readonly notation: string;
  readonly label: string;
}

export interface PlainDraft {
  /** What the viewer may play now; null when it is not his move. */
  readonly legal: Readonly<ShallowRef<readonly PlainChoice[] | null>>;
  /** What is laid, by its notation. */
  readonly chosen: ComputedRef<string | null>;
  readonly laid: Readonly<ShallowRef<{ readonly notation: string; readonly wins: boolean } | null>>;
  readonly refusal: Readonly<ShallowRef<TypingRefusal | null>>;
  lay(notation: string): void;
  /** Lays a move written as text, unless the server refuses it. */
  layTyped(text: string): Promise<void>;
  takeBack(): void;
  refresh(): Promise<void>;
}

/** Chooses a move of any game among those that the server allows and lays it. */
export function usePlainDraft(
  game: () => { readonly id: string; readonly ply: number; readonly mine: boolean },
): PlainDraft {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const legal = shallowRef<readonly PlainChoice[] | null>(null);
  const laid = shallowRef<{ readonly notation: string; readonly wins: boolean } | null>(null);
  const refusal = shallowRef<TypingRefusal | null>(null);
  const chosen = computed(() => laid.value?.notation ?? null);

  function takeBack(): void {
    [laid.value, refusal.value] = [null, null];
  }
  function lay(notation: string): void {
    refusal.value = null;
    laid.value = { notation, wins: false };
  }
  async function layTyped(text: string): Promise<void> {
    takeBack();
    const { id, ply } = game();
    const variables = { id, move: text };
    const { data, error } = await client
      .query(PreviewMoveQuery, variables, { requestPolicy: 'network-only' })
      .toPromise();
    if (ply !== game().ply) return;
    const answer = data?.game?.preview;
    if (answer?.__typename === 'MovePreviewed') return lay(answer.notation);
    refusal.value = {
      text,
      message: answer?.message ?? failureText(error, t('state.unsent')),
      column: answer?.column ?? 1,
    };
  }
  async function refresh(): Promise<void> {
    takeBack();
    legal.value = null;
    const { id, ply, mine } = game();
    if (!mine) return;
    const { data } = await client.query(LegalMovesQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    const answer = data?.game;
    if (ply !== game().ply || !answer?.viewerCanMove) return;
    legal.value = answer.legalMoves?.filter(({ seat }) => seat === answer.viewerSeat) ?? null;
  }

  watch([() => game().id, () => game().ply, () => game().mine], refresh, { immediate: true });
  return { legal, chosen, laid, refusal, lay, layTyped, takeBack, refresh };
}
