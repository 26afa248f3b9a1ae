import type { AnyPosition } from '../../../application/game-module.ts';
import { invariant } from '../../../kernel/assert.ts';
import { message, type Message } from '../../../kernel/message.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { Outcome } from '../../../rules/games/game.ts';
import { draw } from '../rules/draw.ts';
import { houseName, housesOf, seedsIn } from '../rules/houses.ts';
import { oware } from '../rules/index.ts';
import { taken } from '../rules/play.ts';
import type { OwarePosition, OwareStep } from '../rules/types.ts';
import { owareSummary } from './summary.ts';

/** One act of the hand: a house by its name, and the seeds that it moves. */
export interface OwareStepView {
  readonly kind: 'LIFT' | 'SOW' | 'CAPTURE' | 'GRAND_SLAM' | 'GATHER';
  readonly house: string;
  readonly seeds: number;
}

/** One player's side: the seeds of his six houses from his left, and what he has captured. */
export interface OwareSideView {
  readonly houses: readonly number[];
  readonly store: number;
}

/** A position as a board draws it. */
export interface OwarePositionView extends AnyPosition {
  readonly toMove: Seat | null;
  readonly sides: BySeat<OwareSideView>;
  readonly outcome: Outcome | null;
  /** The value that the rules know. */
  readonly position: OwarePosition;
}

/** A legal move, played: its text, what it captures, its sowing and the position after it. */
export interface OwareMoveView {
  readonly notation: string;
  readonly seat: Seat;
  readonly captured: number;
  readonly trace: readonly OwareStepView[];
  readonly result: OwarePositionView;
  readonly summary: Message;
  readonly label: Message;
}

/** A position as a board draws it. */
export function viewOwarePosition(position: OwarePosition): OwarePositionView {
  const side = (seat: Seat): OwareSideView => ({
    houses: housesOf(seat).map((house) => seedsIn(position.houses, house)),
    store: position.stores[seat],
  });
  return {
    encoding: oware.encode(position),
    get text() {
      return draw(position);
    },
    toMove: oware.toMove(position) === null ? null : position.turn,
    sides: { first: side('first'), second: side('second') },
    outcome: oware.outcome(position),
    position,
  };
}

/** Every legal move with what it does; none when the game is over. */
export function viewOwareMoves(position: OwarePosition): readonly OwareMoveView[] {
  return oware.legalMoves(position).map((move) => viewOwareMove(position, oware.formatMove(position, move)));
}

/** A move of a legal text, played. */
export function viewOwareMove(position: OwarePosition, text: string): OwareMoveView {
  const read = oware.parseMove(position, text);
  invariant(read.ok, 'a move that was legal can be read');
  const played = oware.play(position, read.value.move);
  invariant(played.ok, 'a move that was read can be played');
  const { position: after, trace } = played.value;
  const notation = oware.formatMove(position, read.value.move);
  return {
    notation,
    seat: position.turn,
    captured: taken(trace),
    trace: trace.map(viewStep),
    result: viewOwarePosition(after),
    summary: owareSummary(notation, after, trace),
    label: message('games.OWARE.label', {
      house: notation,
      sown: trace.filter(({ kind }) => kind === 'sow').length,
      n: taken(trace),
    }),
  };
}

const KINDS = {
  lift: 'LIFT',
  sow: 'SOW',
  capture: 'CAPTURE',
  'grand-slam': 'GRAND_SLAM',
  gather: 'GATHER',
} as const satisfies Readonly<Record<OwareStep['kind'], OwareStepView['kind']>>;

function viewStep(step: OwareStep): OwareStepView {
  const seeds = 'seeds' in step ? step.seeds : step.kind === 'sow' ? 1 : 0;
  return { kind: KINDS[step.kind], house: houseName(step.house), seeds };
}
