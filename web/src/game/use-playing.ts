import { useQuery } from '@urql/vue';
import { computed, onScopeDispose, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRouter } from 'vue-router';
import { usePageKeys } from '../keys/page-keys.ts';
import { useShownName } from '../player/namesakes.ts';
import { showToast } from '../ui/toast.ts';
import { confirmChoice } from './confirm-choice.ts';
import { nextChoice } from './next-choice.ts';
import { PlayMove, WaitingGamesQuery } from './playing-documents.ts';
import { errand, useSending, type Errand, type SendState } from './use-sending.ts';

/** The game as the one who plays it sees it. */
export interface PlayedGame {
  readonly id: string;
  readonly pagePath: string;
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
  readonly next: ComputedRef<{ readonly page: string; readonly opponent: string } | null>;
  /** Sends the laid move. */
  send(): Promise<void>;
  /** Sends what is unanswered once more. */
  again(): void;
  /** Sends an act that is not laid first, such as a mark. */
  act(given: Errand): Promise<void>;
  /** A move has been laid, or the laid one was touched again: sends it where the reader wants no further word. */
  touched(isAgain: boolean): Promise<void>;
}

/**
 * Sending what a draft has laid; `missed` is called when the page turns out to be behind the server. Where the reader wants it, the next
 * game that waits for him is opened when his turn has been sent, and a word leads back; a game that is over stays open.
 */
export function usePlaying(game: () => PlayedGame, draft: SendableDraft, missed: () => void): Playing {
  const { t } = useI18n();
  const router = useRouter();
  const sending = useSending();
  const shownName = useShownName();
  const waiting = useQuery({ query: WaitingGamesQuery, pause: () => !game().seated });
  const next = computed(() => {
    const other = waiting.data.value?.viewer?.games.find((one) => one.id !== game().id && one.viewerCanMove);
    const opponent = other?.seats.find((seat) => seat.seat !== other.viewerSeat)?.player;
    return other && opponent ? { page: other.pagePath, opponent: shownName(opponent) } : null;
  });

  // A refusal has been read when the next move is begun.
  watch(draft.chosen, (touch) => {
    if (touch !== null && sending.state.value.kind === 'refused') sending.reset();
  });

  const open = (page: string): void => void router.push(page);
  usePageKeys(() => {
    const to = next.value;
    return to ? [{ key: 'n', says: 'keys.nextGame', press: () => open(to.page) }] : [];
  });
  let gone = false;
  onScopeDispose(() => (gone = true));

  async function goOn({ id, pagePath }: PlayedGame, move: string): Promise<void> {
    const { data } = await waiting.executeQuery({ requestPolicy: 'network-only' });
    const mine = data.value?.viewer?.games.find((one) => one.id === id);
    const to = next.value;
    if (gone || nextChoice.value !== 'open' || !to || mine?.viewerCanMove !== false) return;
    open(to.page);
    const back = { label: t('gamePage.backToGame'), path: pagePath };
    showToast({ text: t('gamePage.wentOn', { move, name: to.opponent }), to: back });
  }

  async function settle(arrived: boolean, name: string): Promise<void> {
    if (arrived) {
      const played = game();
      const { state } = sending;
      draft.takeBack();
      await goOn(played, state.value.kind === 'sent' ? state.value.name : name);
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
  const act = async (given: Errand): Promise<void> => settle(await sending.send(given), given.name);
  async function touched(isAgain: boolean): Promise<void> {
    if (draft.laid.value === null) return;
    if (confirmChoice.value === 'off' || (isAgain && confirmChoice.value === 'twice')) await send();
  }

  return { sendState: sending.state, next, send, again: sending.again, act, touched };
}
