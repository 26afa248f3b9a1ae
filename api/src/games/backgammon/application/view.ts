import type { AnyPosition } from '../../../application/game-module.ts';
import { draw } from '../rules/draw.ts';
import type { Message } from '../../../kernel/message.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import { formatMove } from '../rules/act-text.ts';
import { menOff, menOn, pips, turned } from '../rules/board.ts';
import { formatPlay } from '../rules/format-play.ts';
import { boardOf, resignationOf } from '../rules/match.ts';
import { matchId } from '../rules/match-id.ts';
import { legalMoves, outcome } from '../rules/moves.ts';
import { legalPlays } from '../rules/plays.ts';
import { positionId } from '../rules/position-id.ts';
import { mover, toMove } from '../rules/turn.ts';
import { BAR, POINTS } from '../rules/types.ts';
import type {
  BackgammonPhase,
  BackgammonPosition,
  BackgammonTrace,
  FinishedGame,
  GameKind,
  Men,
  Step,
} from '../rules/types.ts';
import { TIMES } from '../rules/worth.ts';
import type { Crawford } from '../../../rules/match-score.ts';
import { backgammonLabel } from './label.ts';

/** What each side has of something. */
export interface BackgammonSidesView<Value> {
  readonly white: Value;
  readonly black: Value;
}

/** The men of a side, from its own side: on 24 points, on the bar, off; the pips that they have to go. */
export interface MenView {
  readonly points: readonly number[];
  readonly bar: number;
  readonly off: number;
  readonly pips: number;
}

/** What something is worth: by which kind of win, in points. */
export interface WorthView {
  readonly kind: GameKind;
  readonly points: number;
}

/** A match as a board draws it; the fields are those of `BackgammonPosition` in the API. */
export interface BackgammonPositionView extends AnyPosition {
  readonly positionId: string;
  readonly matchId: string;
  readonly length: number;
  readonly score: BackgammonSidesView<number>;
  readonly crawford: Crawford;
  readonly games: readonly FinishedGame[];
  readonly men: BackgammonSidesView<MenView>;
  readonly cube: { readonly value: number; readonly owner: Seat | null };
  readonly phase: BackgammonPhase['kind'];
  readonly dice: readonly number[] | null;
  readonly onRoll: Seat | null;
  readonly toMove: Seat | null;
  readonly outcome: { readonly winner: Seat | null; readonly reason: string; readonly value: number } | null;
  readonly resignation: BackgammonSidesView<WorthView | null>;
  readonly trace: BackgammonTrace | null;
  /** The value that the rules know. */
  readonly position: BackgammonPosition;
}

/** An act that is legal, the Position ID after it, and the steps of a play. */
export interface BackgammonMoveView {
  readonly notation: string;
  readonly seat: Seat;
  readonly label: Message;
  readonly positionId: string;
  readonly steps: readonly Step[];
}

/** A match with the trace of the act that led to it. */
export function viewBackgammonPosition(
  position: BackgammonPosition,
  trace: BackgammonTrace | null,
): BackgammonPositionView {
  const { config, score, crawford, games, men, cube, phase, turn } = position;
  const ids = { positionId: positionId(boardOf(position)), matchId: matchId(position) };
  const next = toMove(position);
  return {
    ...ids,
    encoding: `${ids.positionId}:${ids.matchId}`,
    get text() {
      return draw(position);
    },
    length: config.length,
    score: sidesOf(score),
    crawford,
    games,
    men: { white: viewMen(men.first), black: viewMen(men.second) },
    cube,
    phase: phase.kind,
    dice: phase.kind === 'play' ? phase.dice : null,
    onRoll: phase.kind === 'opening' || phase.kind === 'over' ? null : turn,
    toMove: next === 'chance' ? null : next,
    outcome: outcome(position),
    resignation: { white: worthOf(position, 'first'), black: worthOf(position, 'second') },
    trace,
    position,
  };
}

/** Every act that is legal but rolling and resigning: plays of the dice, doubling, taking and dropping; no move is an empty text. */
export function viewBackgammonMoves({
  position,
  positionId: id,
}: BackgammonPositionView): readonly BackgammonMoveView[] {
  const { phase, turn } = position;
  const named = (notation: string, seat: Seat) => ({ notation, seat, label: backgammonLabel(position, notation) });
  if (phase.kind !== 'play') {
    return legalMoves(position).map((move) => ({
      ...named(formatMove(position, move), mover(position, move)),
      positionId: id,
      steps: [],
    }));
  }
  return legalPlays(boardOf(position), phase.dice).map((play) => ({
    ...named(formatPlay(play), turn),
    positionId: positionId(turned(play.after)),
    steps: play.steps,
  }));
}

function worthOf(position: BackgammonPosition, seat: Seat): WorthView | null {
  const kind = position.phase.kind === 'over' ? null : resignationOf(position, seat);
  return kind === null ? null : { kind, points: position.cube.value * TIMES[kind] };
}

function sidesOf<Value>({ first, second }: BySeat<Value>): BackgammonSidesView<Value> {
  return { white: first, black: second };
}

function viewMen(men: Men): MenView {
  return { points: men.slice(0, POINTS), bar: menOn(men, BAR), off: menOff(men), pips: pips(men) };
}
