import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../../graphql/failure-text.ts';
import type { baoBoardPosition, BoardMove, BoardPosition } from './board/position.ts';
import type { FragmentOf } from '../../graphql/tada.ts';
import type { TypingRefusal } from '../../game/typing-refusal.ts';
import { LegalBaoMovesQuery, TypedMoveQuery, type PlayableMove } from './bao-documents.ts';

/** A move that is laid on the board and not sent, with the board after it. */
export interface LaidMove {
  readonly notation: string;
  readonly result: FragmentOf<typeof baoBoardPosition>;
  /** It ends the game. */
  readonly wins: boolean;
  /** The same start and direction with the house played, or not played; null where there is no such choice. */
  readonly other: PlayableMove | null;
  readonly playsHouse: boolean;
}

export interface BaoDraft {
  /** What may be played now; null when it is not the viewer's move. */
  readonly legal: Readonly<ShallowRef<readonly PlayableMove[] | null>>;
  readonly chosen: Readonly<ShallowRef<string | null>>;
  /** The moves that start from the chosen pit. */
  readonly options: ComputedRef<readonly PlayableMove[]>;
  readonly laid: Readonly<ShallowRef<LaidMove | null>>;
  readonly refusal: Readonly<ShallowRef<TypingRefusal | null>>;
  choose(pit: string | null): void;
  lay(move: BoardMove): void;
  layTyped(text: string): Promise<void>;
  takeBack(): void;
  refresh(): Promise<void>;
}

/** Chooses a move among those that the server allows and lays it; `ply` and `isMine` say when to ask what is allowed. */
export function useBaoDraft(
  id: () => string,
  ply: () => number,
  isMine: () => boolean,
  position: () => Pick<BoardPosition, 'variant' | 'encoding'>,
): BaoDraft {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const legal = shallowRef<readonly PlayableMove[] | null>(null);
  const chosen = shallowRef<string | null>(null);
  const laid = shallowRef<LaidMove | null>(null);
  const refusal = shallowRef<TypingRefusal | null>(null);
  // In the order in which the two arrows stand at the pit.
  const options = computed(() =>
    (['LEFT', 'RIGHT'] as const).flatMap((side) =>
      (legal.value ?? []).filter((move) => move.from === chosen.value && move.direction === side),
    ),
  );

  function takeBack(): void {
    chosen.value = null;
    laid.value = null;
    refusal.value = null;
  }
  function lay({ from, direction, playsHouse }: BoardMove): void {
    const alike = (legal.value ?? []).filter((move) => move.from === from && move.direction === direction);
    const move = alike.find((other) => other.playsHouse === playsHouse);
    if (!move) return;
    refusal.value = null;
    chosen.value = from;
    laid.value = {
      notation: move.notation,
      result: move.result,
      wins: move.result.outcome !== null,
      other: alike.find((other) => other.playsHouse !== playsHouse) ?? null,
      playsHouse,
    };
  }
  function choose(pit: string | null): void {
    takeBack();
    chosen.value = pit;
    const [only, ...others] = options.value;
    if (only && others.length === 0) lay(only);
  }
  async function layTyped(text: string): Promise<void> {
    const { variant, encoding } = position();
    const { data, error } = await client
      .query(TypedMoveQuery, { variant, position: encoding, move: text }, { requestPolicy: 'network-only' })
      .toPromise();
    takeBack();
    const answer = data?.rules.baoPosition;
    if (answer?.__typename === 'BaoPosition') {
      laid.value = { notation: text, result: answer, wins: answer.outcome !== null, other: null, playsHouse: false };
    } else {
      refusal.value = {
        text,
        message: answer?.message ?? failureText(error, t('state.unsent')),
        column: answer?.column ?? 1,
      };
    }
  }
  async function refresh(): Promise<void> {
    takeBack();
    legal.value = null;
    if (!isMine()) return;
    const asked = ply();
    const { data } = await client
      .query(LegalBaoMovesQuery, { id: id() }, { requestPolicy: 'network-only' })
      .toPromise();
    const game = data?.game;
    if (asked !== ply() || !game?.viewerCanMove || !('legalMoves' in game)) return;
    legal.value = game.legalMoves ?? null;
  }

  watch([id, ply, isMine], () => void refresh(), { immediate: true });
  return { legal, chosen, options, laid, refusal, choose, lay, layTyped, takeBack, refresh };
}
