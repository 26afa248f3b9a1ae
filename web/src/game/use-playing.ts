import { useQuery } from '@urql/vue';
import { computed, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useShownName } from '../player/namesakes.ts';
import { confirmChoice } from './confirm-choice.ts';
import { PlayMove, WaitingGamesQuery } from './playing-documents.ts';
import { errand, useSending, type Errand, type SendState } from './use-sending.ts';

/** The game as the one who plays it sees it. */
export interface PlayedGame {
  readonly id: string;
  readonly ply: number;
  /** The viewer has a seat in it. */
  readonly seated: boolean;
}

/** What the sending of a move needs of the choosing of it. */
export interface SendableDraft {
  /** What has been touched first; it changes with the next touch. */
  readonly chosen: Readonly<ShallowRef<string | null>>;
  readonly laid: Readonly<ShallowRef<{ readonly notation: string } | null>>;
  takeBack(): void;
  /** Asks anew what may be played. */
  refresh(): Promise<void>;
}

export interface Playing {
  readonly sendState: Readonly<ShallowRef<SendState>>;
  /** The next of the viewer's games that waits for his move. */
  readonly next: ComputedRef<{ readonly id: string; readonly opponent: string } | null>;
  /** Sends the laid move. */
  send(): Promise<void>;
  /** Sends what is unanswered once more. */
  again(): void;
  /** Sends an act that is not laid first, such as a mark. */
  act(given: Errand): Promise<void>;
  /** A move has been laid, or the laid one was touched again: sends it where the reader wants no further word. */
  touched(isAgain: boolean): Promise<void>;
}

/** Sending what a draft has laid; `missed` is called when the page turns out to be behind the server. */
export function usePlaying(game: () => PlayedGame, draft: SendableDraft, missed: () => void): Playing {
  const sending = useSending();
  const shownName = useShownName();
  const waiting = useQuery({ query: WaitingGamesQuery, pause: () => !game().seated });
  const next = computed(() => {
    const other = waiting.data.value?.viewer?.games.find((one) => one.id !== game().id && one.viewerCanMove);
    const opponent = other?.seats.find((seat) => seat.seat !== other.viewerSeat)?.player;
    return other && opponent ? { id: other.id, opponent: shownName(opponent) } : null;
  });

  // A refusal has been read when the next move is begun.
  watch(draft.chosen, (touch) => {
    if (touch !== null && sending.state.value.kind === 'refused') sending.reset();
  });

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
    const { id: gameId, ply } = game();
    const move = draft.laid.value?.notation;
    if (move !== undefined) await act(errand(move, PlayMove, () => ({ gameId, ply, move })));
  }
  const act = async (given: Errand): Promise<void> => settle(await sending.send(given));
  async function touched(isAgain: boolean): Promise<void> {
    if (draft.laid.value === null) return;
    if (confirmChoice.value === 'off' || (isAgain && confirmChoice.value === 'twice')) await send();
  }

  return { sendState: sending.state, next, send, again: sending.again, act, touched };
}
