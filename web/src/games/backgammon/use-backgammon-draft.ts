import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { menOf } from './board/men.ts';
import { withOtherWays, type ServedPlay } from './board/plays.ts';
import type { BackgammonShownPosition, Seat } from './board/position.ts';
import { failureText } from '../../graphql/failure-text.ts';
import { LegalBackgammonQuery, TypedPlayQuery } from './backgammon-documents.ts';
import type { TypingRefusal } from '../../game/typing-refusal.ts';
import { useMovedMen, type MovedMen } from './use-moved-men.ts';

export interface BackgammonDraft {
  /** Whether what may be done now is known and the viewer’s to do. */
  readonly isMine: ComputedRef<boolean>;
  readonly moved: MovedMen;
  /** What the server says against doubling now; null: nothing. */
  readonly warning: Readonly<ShallowRef<string | null>>;
  /** What has been touched first, as a key that changes with the next touch. */
  readonly chosen: ComputedRef<string | null>;
  /** The whole play that is laid. */
  readonly laid: ComputedRef<{ readonly notation: string } | null>;
  readonly refusal: Readonly<ShallowRef<TypingRefusal | null>>;
  layTyped(text: string): Promise<void>;
  takeBack(): void;
  refresh(): Promise<void>;
}

/** Moves men along the plays that the server allows; a whole play is laid. */
export function useBackgammonDraft(
  game: () => { readonly id: string; readonly ply: number; readonly mine: boolean; readonly seat: Seat },
  position: () => BackgammonShownPosition,
): BackgammonDraft {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const legal = shallowRef<readonly ServedPlay[] | null>(null);
  const refusal = shallowRef<TypingRefusal | null>(null);
  const warning = shallowRef<string | null>(null);
  let standing: { readonly positionId: string; readonly matchId: string } | null = null;
  const plays = computed(() => withOtherWays((legal.value ?? []).filter(({ steps }) => steps.length > 0)));
  const moved = useMovedMen(() => ({ plays: plays.value, seat: game().seat, men: menOf(position()) }));
  const { steps } = moved;
  const chosen = computed(() => {
    const key = [...steps.value.map(({ from, to }) => `${from}/${to}`), moved.chosen.value ?? ''].join(' ');
    return key === '' ? null : key;
  });
  const laid = computed(() => (moved.whole.value ? { notation: moved.whole.value.notation } : null));

  function takeBack(): void {
    moved.clear();
    refusal.value = null;
  }
  async function layTyped(text: string): Promise<void> {
    takeBack();
    if (!standing) return;
    const asked = { ...standing, play: text };
    const { data, error } = await client.query(TypedPlayQuery, asked, { requestPolicy: 'network-only' }).toPromise();
    const answer = data?.rules.backgammonPosition;
    const made = answer?.__typename === 'BackgammonPosition' ? (answer.trace?.steps ?? []) : [];
    moved.make(made);
    if (laid.value) return;
    takeBack();
    const isRefused = answer !== undefined && 'message' in answer;
    refusal.value = {
      text,
      message: isRefused
        ? answer.message
        : answer
          ? t('games.BACKGAMMON.noPlay')
          : failureText(error, t('state.unsent')),
      column: isRefused ? (answer.column ?? 1) : 1,
    };
  }
  async function refresh(): Promise<void> {
    takeBack();
    legal.value = null;
    const { id, ply, mine } = game();
    if (!mine) return;
    const { data } = await client.query(LegalBackgammonQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    const answer = data?.game;
    if (ply !== game().ply || !answer?.viewerCanMove || !('position' in answer)) return;
    const { legalMoves, positionId, matchId } = answer.position ?? {};
    standing = positionId !== undefined && matchId !== undefined ? { positionId, matchId } : null;
    warning.value = answer.doubleWarning ?? null;
    legal.value = legalMoves ?? null;
  }
  watch([() => game().id, () => game().ply, () => game().mine], refresh, { immediate: true });
  return {
    isMine: computed(() => legal.value !== null),
    moved,
    warning,
    chosen,
    laid,
    refusal,
    layTyped,
    takeBack,
    refresh,
  };
}
