import { useQuery } from '@urql/vue';
import { computed, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { BoardPosition } from '../boards/bao/position.ts';
import { WaitingGamesQuery } from './playing-documents.ts';
import { useMoveDraft, type MoveDraft } from './use-move-draft.ts';
import { useSending, type SendState } from './use-sending.ts';

/** The game as the one who plays it sees it. */
export interface PlayedGame {
  readonly id: string;
  readonly ply: number;
  readonly mine: boolean;
  /** The viewer has a seat in it. */
  readonly seated: boolean;
  readonly position: Pick<BoardPosition, 'variant' | 'encoding'>;
}

export interface Playing {
  readonly draft: MoveDraft;
  readonly sendState: Readonly<ShallowRef<SendState>>;
  /** The next of the viewer's games that waits for his move. */
  readonly next: ComputedRef<{ readonly id: string; readonly opponent: string } | null>;
  /** Sends the laid move. */
  send(): Promise<void>;
  /** Sends the unanswered move once more. */
  again(): Promise<void>;
}

/** Choosing, laying and sending a move; `missed` is called when the page turns out to be behind the server. */
export function usePlaying(game: () => PlayedGame, missed: () => void): Playing {
  const draft = useMoveDraft(
    () => game().id,
    () => game().ply,
    () => game().mine,
    () => game().position,
  );
  const sending = useSending();
  const waiting = useQuery({ query: WaitingGamesQuery, pause: () => !game().seated });
  const next = computed(() => {
    const other = waiting.data.value?.viewer?.games.find((one) => one.id !== game().id && one.viewerCanMove);
    const opponent = other?.seats.find((seat) => seat.seat !== other.viewerSeat)?.player.name;
    return other && opponent ? { id: other.id, opponent } : null;
  });

  // A refusal has been read when the next pit is chosen.
  watch(
    () => draft.chosen.value,
    (pit) => {
      if (pit !== null && sending.state.value.kind === 'refused') sending.reset();
    },
  );

  async function settle(arrived: boolean): Promise<void> {
    if (arrived) {
      draft.takeBack();
      void waiting.executeQuery({ requestPolicy: 'network-only' });
    } else if (sending.state.value.kind === 'refused') {
      missed();
      await draft.refresh();
    }
  }
  async function send(): Promise<void> {
    const { id, ply } = game();
    if (draft.laid.value) await settle(await sending.send(id, ply, draft.laid.value.notation));
  }
  const again = async (): Promise<void> => settle(await sending.again());

  return { draft, sendState: sending.state, next, send, again };
}
