import { useShownName } from '../player/namesakes.ts';
import type { GameKey } from '../ui/game-key.ts';
import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { readFragment, type FragmentOf, type ResultOf } from '../graphql/tada.ts';
import { gameClock, gameMove, gameResult, gameSeat, gameState } from './game-fragments.ts';
import type { PlayedGamePage } from './game-queries.ts';
import { seatStrip, type SeatStrip } from './seat-strip.ts';
import { useGameEvents, type GameEventsDocument, type GameHappening, type GameWatch } from './use-game-events.ts';
import { useGameMoves, type GameMoves } from './use-game-moves.ts';
import { useShownPly, type ShownPly } from './use-shown-ply.ts';

type Seat = 'FIRST' | 'SECOND';

/** A player's strip with who sits there. */
export interface SeatedStrip extends SeatStrip {
  readonly game: GameKey;
  readonly seat: Seat;
  readonly player: FragmentOf<typeof gameSeat>;
}

/** What the page of any game played here is made of, whatever its board. */
export interface GamePageParts extends ShownPly {
  readonly state: ComputedRef<ResultOf<typeof gameState>>;
  readonly title: ComputedRef<string>;
  readonly nameOf: (seat: Seat) => string;
  /** The far seat, then the near one: the viewer's own is near, else the one who moved first. */
  readonly sides: ComputedRef<readonly [Seat, Seat]>;
  readonly moves: GameMoves;
  readonly watching: GameWatch;
  /** The strips of `sides`, for the position that is looked at, in which this seat is to move. */
  strips(toMove: Seat | null): readonly SeatedStrip[];
  /** What is looked at when it is not the present, in words. */
  readonly past: ComputedRef<string | null>;
  /** The viewer has a seat and the game goes on. */
  readonly isOpen: ComputedRef<boolean>;
  /** It is his move, and no pause stops the game. */
  readonly mayMove: ComputedRef<boolean>;
}

/** What a game's own board wants of its page. */
export interface GamePageWishes<Event> {
  /** Is called with each move as it is played. */
  readonly played?: (event: Event) => void;
  /** What is said of a move; its notation where this is missing. */
  readonly wordsOf?: (notation: string) => string;
}

/** Follows a game's seats, moves, clocks and events, which its own document tells. */
export function useGamePage<Event extends GameHappening>(
  game: () => PlayedGamePage,
  events: GameEventsDocument<Event>,
  { played, wordsOf = (notation) => notation }: GamePageWishes<Event> = {},
): GamePageParts {
  const { t } = useI18n();
  const shownName = useShownName();
  const state = computed(() => readFragment(gameState, game()));
  const seats = computed(() => ({
    FIRST: game().seats.find((seat) => readFragment(gameSeat, seat).seat === 'FIRST'),
    SECOND: game().seats.find((seat) => readFragment(gameSeat, seat).seat === 'SECOND'),
  }));
  const nameOf = (seat: Seat): string => {
    const taken = seats.value[seat];
    return taken ? shownName(readFragment(gameSeat, taken).player) : '';
  };
  const title = computed(() =>
    t('gamePage.title', { south: nameOf('FIRST'), north: nameOf('SECOND'), n: game().number }),
  );
  const sides = computed(() =>
    game().viewerSeat === 'SECOND' ? (['FIRST', 'SECOND'] as const) : (['SECOND', 'FIRST'] as const),
  );

  const id = (): string => game().id;
  const moves = useGameMoves(id);
  const { pinned, shown, look } = useShownPly(() => state.value.ply);
  const watching = useGameEvents(events, id, (event) => {
    if (!event.move) return;
    played?.(event);
    moves.add(readFragment(gameMove, event.move));
  });

  const shownMove = computed(() => moves.moves.value[shown.value - 1]);
  const strips = (toMove: Seat | null): readonly SeatedStrip[] => {
    const isPast = pinned.value !== null;
    const source = {
      clock: state.value.clock ?? null,
      result: readFragment(gameResult, state.value.result ?? null),
      toMove: isPast ? toMove : (state.value.toMove ?? null),
      viewerSeat: game().viewerSeat ?? null,
      past: isPast,
      remaining: shownMove.value?.remaining ?? null,
    };
    return sides.value.flatMap((seat) => {
      const player = seats.value[seat];
      return player ? [{ seat, player, game: game().tournament.game, ...seatStrip(seat, source) }] : [];
    });
  };
  const past = computed(() => {
    if (pinned.value === null) return null;
    const move = shownMove.value;
    return move ? t('gamePage.pastMove', { ply: shown.value, move: wordsOf(move.notation) }) : t('gamePage.pastStart');
  });
  const isOpen = computed(() => game().viewerSeat !== null && state.value.status === 'RUNNING');
  const mayMove = computed(() => {
    const { toMove, clock } = state.value;
    const isPaused = readFragment(gameClock, clock ?? null)?.pausedUntil != null;
    return isOpen.value && toMove === game().viewerSeat && !isPaused;
  });
  return { state, title, nameOf, sides, moves, watching, pinned, shown, look, strips, past, isOpen, mayMove };
}
