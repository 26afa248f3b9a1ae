import type { AnyPosition } from '../../../application/game-module.ts';
import { draw } from '../rules/draw.ts';
import { invariant } from '../../../kernel/assert.ts';
import { message, type Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { encodeBoard } from '../rules/encode.ts';
import { go } from '../rules/index.ts';
import { pointName, pointNames } from '../rules/point-text.ts';
import { score, scoreText } from '../rules/score.ts';
import { pointsOf } from '../rules/stones.ts';
import type { GoMove, GoPosition, GoProposal, GoRuleSet, GoTrace, KoRule, Point, StoneRows } from '../rules/types.ts';

/** What each player has of something. */
export interface GoSidesView<Value> {
  readonly black: Value;
  readonly white: Value;
}

/** What a move did: the point of its stone (null: a pass) and the stones it took, by name. */
export interface GoTraceView {
  readonly point: string | null;
  readonly captured: readonly string[];
}

/** The count of a board: points of both, White's with komi; what was taken for dead; the territory of both; the result as records write it. */
export interface GoScoreView extends GoSidesView<number> {
  readonly result: string;
  readonly dead: readonly string[];
  readonly territory: GoSidesView<readonly string[]>;
}

/** A position as a board draws it; points are names such as Q16, from the top left. */
export interface GoPositionView extends AnyPosition {
  readonly size: number;
  readonly komi: number;
  readonly rules: GoRuleSet;
  readonly koRule: KoRule;
  readonly toMove: Seat | null;
  readonly stones: GoSidesView<readonly string[]>;
  readonly ko: string | null;
  readonly captures: GoSidesView<number>;
  readonly passes: number;
  readonly outcome: { readonly winner: Seat | null; readonly reason: string } | null;
  readonly trace: GoTraceView | null;
  readonly score: GoScoreView | null;
  /** The value that the rules know. */
  readonly position: GoPosition;
}

/** A stone, a pass or an act that is legal, who makes it, and what it would take. */
export interface GoMoveView extends GoTraceView {
  readonly kind: GoMove['kind'];
  readonly notation: string;
  readonly seat: Seat;
  readonly label: Message;
}

/** A position with the trace of the move that led to it and the marks to count it with; null where there are none. */
export function viewGoPosition(
  position: GoPosition,
  trace: GoTrace | null,
  marks: Pick<GoProposal, 'dead' | 'neutral'> | null,
): GoPositionView {
  const { settings, stones, turn, ko, captures, passes, phase } = position;
  const { size, komi, rules, koRule } = settings;
  return {
    encoding: encodeBoard(position),
    get text() {
      return draw(position);
    },
    size,
    komi: komi / 2,
    rules,
    koRule,
    toMove: phase.kind === 'play' ? turn : null,
    stones: { black: stoneNames(stones.first), white: stoneNames(stones.second) },
    ko: ko === null ? null : pointName(size, ko),
    captures: { black: captures.first, white: captures.second },
    passes,
    outcome: go.outcome(position),
    trace: trace === null ? null : viewTrace(size, trace),
    score: marks === null ? null : viewScore(position, marks),
    position,
  };
}

/** Every stone and the pass that are legal, in the order of the rules; none after two passes. Costs a play for each. */
export function viewGoMoves({ position }: GoPositionView): readonly GoMoveView[] {
  return go.legalMoves(position).flatMap((move) => (isOnBoard(move) ? [viewMove(position, move)] : []));
}

/** The same with the acts of both players beside: to agree on the score after two passes, or to end a game that repeats itself. */
export function viewGoActs({ position }: GoPositionView): readonly GoMoveView[] {
  return go.legalMoves(position).map((move) => viewMove(position, move));
}

function isOnBoard({ kind }: Pick<GoMove, 'kind'>): boolean {
  return kind === 'play' || kind === 'pass';
}

function viewMove(position: GoPosition, move: GoMove): GoMoveView {
  const { size } = position.settings;
  const trace = viewTrace(size, move.kind === 'play' ? traceOf(position, move) : NOTHING_MOVED);
  const [notation, seat] = [go.formatMove(position, move), go.mover(position, move)];
  return { kind: move.kind, notation, seat, label: labelOf(size, move, trace), ...trace };
}

const NOTHING_MOVED: GoTrace = { point: null, captured: [] };

function traceOf(position: GoPosition, move: GoMove): GoTrace {
  const played = go.play(position, move);
  invariant(played.ok, 'a legal move can be played');
  return played.value.trace;
}

function labelOf(size: number, move: GoMove, { point, captured }: GoTraceView): Message {
  switch (move.kind) {
    case 'play':
      return message('games.GO.label.play', { point: point ?? '', n: captured.length });
    case 'mark':
      return message(`games.GO.label.${move.mark}`, { points: pointNames(size, move.points) });
    case 'pass':
    case 'accept':
    case 'resume':
    case 'dispute':
    case 'no-result':
      return message(`games.GO.label.${move.kind}`);
  }
}

function viewTrace(size: number, { point, captured }: GoTrace): GoTraceView {
  return { point: point === null ? null : pointName(size, point), captured: namesOf(size, captured) };
}

/** The count of a board with these marks. */
export function viewScore(position: GoPosition, marks: Pick<GoProposal, 'dead' | 'neutral'>): GoScoreView {
  const { size } = position.settings;
  const counted = score(position, marks);
  const { first, second } = counted.sides;
  return {
    black: first.total / 2,
    white: second.total / 2,
    result: scoreText(counted),
    dead: namesOf(size, marks.dead),
    territory: { black: namesOf(size, first.territory), white: namesOf(size, second.territory) },
  };
}

function stoneNames(rows: StoneRows): readonly string[] {
  return namesOf(rows.length, pointsOf(rows, rows.length));
}

/** Points by their names, in the order given. */
export function namesOf(size: number, points: readonly Point[]): readonly string[] {
  return points.map((point) => pointName(size, point));
}
