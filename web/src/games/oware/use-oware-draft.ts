import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { TypingRefusal } from '../../game/typing-refusal.ts';
import { failureText } from '../../graphql/failure-text.ts';
import { LegalOwareMovesQuery, TypedOwareMoveQuery, type PlayableMove } from './oware-documents.ts';

export interface OwareDraft {
  /** What may be played now; null when it is not the viewer's move. */
  readonly legal: Readonly<ShallowRef<readonly PlayableMove[] | null>>;
  /** The house that is laid, by its letter. */
  readonly chosen: ComputedRef<string | null>;
  /** A move that is laid on the board and not sent; `wins`: it wins the game. */
  readonly laid: ComputedRef<(PlayableMove & { readonly wins: boolean }) | null>;
  readonly refusal: Readonly<ShallowRef<TypingRefusal | null>>;
  lay(house: string): void;
  /** Lays a move written as text, unless the server refuses it. */
  layTyped(text: string): Promise<void>;
  takeBack(): void;
  refresh(): Promise<void>;
}

/** Chooses a house among those that the server allows and lays its move. */
export function useOwareDraft(
  game: () => { readonly id: string; readonly ply: number; readonly mine: boolean },
): OwareDraft {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const legal = shallowRef<readonly PlayableMove[] | null>(null);
  const move = shallowRef<PlayableMove | null>(null);
  const refusal = shallowRef<TypingRefusal | null>(null);
  const chosen = computed(() => move.value?.notation ?? null);
  const laid = computed(
    () => move.value && { ...move.value, wins: (move.value.result.outcome?.winner ?? null) !== null },
  );

  function takeBack(): void {
    [move.value, refusal.value] = [null, null];
  }
  function lay(house: string): void {
    refusal.value = null;
    move.value = legal.value?.find(({ notation }) => notation === house) ?? null;
  }
  async function layTyped(text: string): Promise<void> {
    takeBack();
    const { id, ply } = game();
    const { data, error } = await client
      .query(TypedOwareMoveQuery, { id, move: text }, { requestPolicy: 'network-only' })
      .toPromise();
    if (ply !== game().ply) return;
    const answer = data?.game?.preview;
    if (answer?.__typename === 'MovePreviewed') return lay(answer.notation);
    const message = answer?.message ?? failureText(error, t('state.unsent'));
    refusal.value = { text, message, column: answer?.column ?? 1 };
  }
  async function refresh(): Promise<void> {
    takeBack();
    legal.value = null;
    const { id, ply, mine } = game();
    if (!mine) return;
    const { data } = await client.query(LegalOwareMovesQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    const answer = data?.game;
    if (ply !== game().ply || !answer?.viewerCanMove || !('legalMoves' in answer)) return;
    legal.value = answer.legalMoves ?? null;
  }

  watch([() => game().id, () => game().ply, () => game().mine], refresh, { immediate: true });
  return { legal, chosen, laid, refusal, lay, layTyped, takeBack, refresh };
}
