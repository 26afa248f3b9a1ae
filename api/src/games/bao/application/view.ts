import { invariant } from '../../../kernel/assert.ts';
import type { LetterMessage, Message } from '../../../kernel/message.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { AnyPosition } from '../../../application/game-module.ts';
import { draw } from '../rules/draw.ts';
import { writeMove } from '../rules/format-move.ts';
import { handSign } from '../rules/hand-sign.ts';
import { isWorking } from '../rules/house.ts';
import { bao } from '../rules/index.ts';
import { FRONT, RING, pitName, seedsIn } from '../rules/layout.ts';
import type { BaoMove, BaoPosition, BaoTrace, BaoVariant } from '../rules/types.ts';
import { baoLabel } from './label.ts';
import { baoSteps, type BaoStepView } from './steps.ts';
import { baoSummary } from './summary.ts';

export const BAO_STAGES = ['KUNAMUA', 'MTAJI'] as const;
export type BaoStage = (typeof BAO_STAGES)[number];

/** One player's half of the board; pits 1 to 8 of each row from its owner's left. */
export interface BaoSideView {
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly store: number;
  readonly ownsHouse: boolean;
  /** The house is owned and holds six seeds or more. */
  readonly houseAwake: boolean;
}

/** How a game ended on the board; `hand` counts harvested seeds that were not sown. */
export interface BaoOutcomeView {
  readonly winner: Seat;
  readonly reason: string;
  readonly hand: number;
}

/** A position as a board draws it; `trace` is the sowing that led to it, empty if it is not known. */
export interface BaoPositionView extends AnyPosition {
  readonly variant: BaoVariant;
  readonly stage: BaoStage;
  readonly toMove: Seat | null;
  readonly sides: BySeat<BaoSideView>;
  readonly blocked: string | null;
  readonly outcome: BaoOutcomeView | null;
  readonly trace: readonly BaoStepView[];
  /** The value that the rules know. */
  readonly position: BaoPosition;
}

/** A legal move with what it makes of the position. */
export interface BaoMoveView {
  readonly notation: string;
  readonly seat: Seat;
  readonly label: Message;
  readonly from: string;
  readonly direction: 'LEFT' | 'RIGHT';
  readonly playsHouse: boolean;
  readonly kind: 'HARVEST' | 'TAKATA';
  readonly result: BaoPositionView;
}

/** A played move: its canonical text, the position after it, and its sowing as one sentence. */
export interface BaoPlayView {
  readonly notation: string;
  readonly result: BaoPositionView;
  readonly summary: LetterMessage;
}

/** A position as a board draws it, with the trace that led to it. */
export function viewBaoPosition(position: BaoPosition, trace: readonly BaoStepView[] = []): BaoPositionView {
  return {
    encoding: bao.encode(position),
    get text() {
      return draw(position);
    },
    variant: position.variant,
    stage: position.store[position.turn] > 0 ? 'KUNAMUA' : 'MTAJI',
    toMove: position.result === null ? position.turn : null,
    sides: { first: sideOf(position, 'first'), second: sideOf(position, 'second') },
    blocked: position.blocked === null ? null : pitName(position.turn, position.blocked),
    outcome: position.result,
    trace,
    position,
  };
}

/** The view of a position that the store holds. */
export function viewStoredBaoPosition(encoded: string): BaoPositionView {
  const position = bao.decode(encoded);
  invariant(position.ok, `a stored bao position is readable: ${encoded}`);
  return viewBaoPosition(position.value);
}

/** Every legal move with its result, in the order of the rules; none when the game is over. Costs a sowing for each. */
export function viewBaoMoves({ position }: BaoPositionView): readonly BaoMoveView[] {
  return bao.legalMoves(position).map((move) => viewMove(position, move));
}

/** The move that a text means, played; null if it is no legal move there. */
export function viewBaoPlay(position: BaoPosition, text: string): BaoPlayView | null {
  const read = bao.parseMove(position, text);
  if (!read.ok) return null;
  const { notation, after, trace } = played(position, read.value.move);
  return {
    notation,
    result: viewBaoPosition(after, baoSteps(position.turn, trace)),
    summary: baoSummary({ notation, before: position, after, trace }),
  };
}

function viewMove(position: BaoPosition, move: BaoMove): BaoMoveView {
  const { notation, after, trace } = played(position, move);
  return {
    notation,
    seat: position.turn,
    label: baoLabel(position, move, trace),
    from: pitName(position.turn, move.pit),
    direction: handSign(position, move) === '<' ? 'LEFT' : 'RIGHT',
    playsHouse: move.playsHouse,
    kind: move.kind === 'harvest' ? 'HARVEST' : 'TAKATA',
    result: viewBaoPosition(after, baoSteps(position.turn, trace)),
  };
}

interface Move {
  readonly notation: string;
  readonly after: BaoPosition;
  readonly trace: BaoTrace;
}

function played(position: BaoPosition, move: BaoMove): Move {
  const result = bao.play(position, move);
  invariant(result.ok, 'a move that the rules gave out can be played');
  const { position: after, trace } = result.value;
  return { notation: writeMove(position, move, after), after, trace };
}

function sideOf(position: BaoPosition, seat: Seat): BaoSideView {
  const ring = position.pits[seat];
  return {
    front: ring.slice(0, FRONT),
    back: Array.from({ length: FRONT }, (_, index) => seedsIn(ring, RING - 1 - index)),
    store: position.store[seat],
    ownsHouse: position.house[seat],
    houseAwake: isWorking(ring, position.house[seat]),
  };
}
