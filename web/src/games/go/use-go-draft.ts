import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../../graphql/failure-text.ts';
import { ExploreGo } from './analysis/go-documents.ts';
import type { GoStart } from './analysis/use-go-variations.ts';
import { nextPoint } from './board/next-point.ts';
import type { LaidStone, StoneColour } from './board/position.ts';
import { LegalGoMovesQuery, type PlayableStone } from './go-documents.ts';
import type { TypingRefusal } from '../../game/typing-refusal.ts';

/** A stone, or a pass, that is laid and not sent. */
export interface LaidGoMove {
  readonly notation: string;
  /** Null for a pass. */
  readonly stone: LaidStone | null;
}

export interface GoDraft {
  /** What may be played now; null when it is not the viewer's move. */
  readonly legal: Readonly<ShallowRef<readonly PlayableStone[] | null>>;
  /** Points where a stone may be put. */
  readonly allowed: ComputedRef<ReadonlySet<string> | null>;
  /** What is laid, by its notation. */
  readonly chosen: ComputedRef<string | null>;
  readonly laid: Readonly<ShallowRef<LaidGoMove | null>>;
  readonly refusal: Readonly<ShallowRef<TypingRefusal | null>>;
  /** Lays a move of this notation; whatever the server does not allow is not laid. */
  lay(notation: string): void;
  layTyped(text: string): Promise<void>;
  /** Moves the laid stone to the next point that is allowed in that direction. */
  nudge(columns: number, rows: number): void;
  takeBack(): void;
  refresh(): Promise<void>;
}

/** Chooses a move of go among those that the server allows and lays it. */
export function useGoDraft(
  game: () => { readonly id: string; readonly ply: number; readonly mine: boolean; readonly colour: StoneColour },
  start: () => GoStart,
): GoDraft {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const legal = shallowRef<readonly PlayableStone[] | null>(null);
  const laid = shallowRef<LaidGoMove | null>(null);
  const refusal = shallowRef<TypingRefusal | null>(null);
  const allowed = computed(() => legal.value && new Set(legal.value.flatMap(({ point }) => point ?? [])));
  const chosen = computed(() => laid.value?.notation ?? null);

  function takeBack(): void {
    laid.value = null;
    refusal.value = null;
  }
  function lay(notation: string): void {
    const move = legal.value?.find((one) => one.notation.toLowerCase() === notation.toLowerCase());
    if (!move) return;
    const { point, captured } = move;
    refusal.value = null;
    laid.value = {
      notation: move.notation,
      stone: point === null ? null : { point, captured, colour: game().colour },
    };
  }
  async function layTyped(text: string): Promise<void> {
    takeBack();
    lay(text);
    if (laid.value) return;
    const variables = { ...start(), moves: [text], dead: [], neutral: [] };
    const { data, error } = await client.query(ExploreGo, variables, { requestPolicy: 'network-only' }).toPromise();
    const answer = data?.rules.goPosition;
    const column = answer?.__typename === 'IllegalMove' ? answer.column : 1;
    const message =
      answer?.__typename === 'GoPosition'
        ? t('games.GO.mayNot')
        : (answer?.message ?? failureText(error, t('state.unsent')));
    refusal.value = { text, message, column };
  }
  function nudge(columns: number, rows: number): void {
    const here = laid.value?.stone?.point ?? '';
    const next = nextPoint(here, { size: start().size, columns, rows }, (point) => allowed.value?.has(point) ?? false);
    if (next !== null) lay(next);
  }
  async function refresh(): Promise<void> {
    takeBack();
    legal.value = null;
    const { id, ply, mine } = game();
    if (!mine) return;
    const { data } = await client.query(LegalGoMovesQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    const answer = data?.game;
    if (ply !== game().ply || !answer?.viewerCanMove || !('legalMoves' in answer)) return;
    legal.value = answer.legalMoves.filter(({ kind }) => kind === 'PLAY' || kind === 'PASS');
  }

  watch([() => game().id, () => game().ply, () => game().mine], refresh, { immediate: true });
  return { legal, allowed, chosen, laid, refusal, lay, layTyped, nudge, takeBack, refresh };
}
