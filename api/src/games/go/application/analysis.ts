import { message, type Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { RecordRefusal, TextRefusal } from '../../../rules/games/game.ts';
import { chainOf } from '../rules/agreement.ts';
import { decode } from '../rules/decode.ts';
import { go } from '../rules/index.ts';
import { readPoint } from '../rules/point-text.ts';
import { readGame } from '../rules/sgf/game.ts';
import { writeTree } from '../rules/sgf/write-tree.ts';
import { hasStone } from '../rules/stones.ts';
import type { GoPosition, GoProposal, GoTrace, Point } from '../rules/types.ts';
import { viewGoPosition, type GoPositionView } from './view.ts';
import type { IllegalMove } from '../../../application/errors.ts';
import { illegalMove } from '../../../application/illegal-move.ts';

/** A position to analyse: settings; its text or a record (both null: an empty board); moves in order; marks to count with. */
export interface GoLine {
  readonly settings: Readonly<Record<'size' | 'komi' | 'rules' | 'koRule', unknown>>;
  readonly position: string | null;
  readonly sgf: string | null;
  readonly moves: readonly string[];
  readonly dead: readonly string[];
  readonly neutral: readonly string[];
}

/** Why a line cannot be analysed; `index` of the move from 0, `column` from 1 in the text that is to blame. */
export type GoLineRefusal =
  | (TextRefusal & { readonly kind: 'invalid-position' })
  | (IllegalMove & { readonly index: number });

/** The position that a line leads to, with the trace of its last move; counted where there are marks or both have passed. */
export function analyseGo(line: GoLine): Result<GoPositionView, GoLineRefusal> {
  const start = startOf(line);
  if (!start.ok) return err({ kind: 'invalid-position', ...start.error });
  let position = start.value;
  let trace: GoTrace | null = null;
  for (const [index, move] of line.moves.entries()) {
    const played = playText(position, move);
    if (!played.ok) return err({ ...illegalMove(go, played.error), index });
    ({ position, trace } = played.value);
  }
  const marks = marksOf(position, line);
  return marks.ok
    ? ok(viewGoPosition(position, trace, marks.value))
    : err({ kind: 'invalid-position', ...marks.error });
}

/** A record as read: its players, head and settings, its main line in canonical notation, its last position. */
export interface GoRecordView {
  readonly black: string;
  readonly white: string;
  readonly head: ReadonlyArray<{ readonly key: string; readonly value: string }>;
  /** The board before the first move. */
  readonly start: GoPositionView;
  readonly moves: readonly string[];
  readonly position: GoPositionView;
  readonly warnings: readonly Message[];
  /** The first game of the text written anew, every variation kept. */
  readonly sgf: string;
}

/** Reads an SGF text and replays its main line. */
export function readGoRecord(text: string): Result<GoRecordView, RecordRefusal> {
  const game = readGame(text);
  if (!game.ok) return game;
  const { config, head, moves, position, warnings, tree } = game.value;
  const { phase } = position;
  return ok({
    black: head.first,
    white: head.second,
    head: head.fields.map(([key, value]) => ({ key, value })),
    start: viewGoPosition(go.initial(config), null, null),
    moves,
    position: viewGoPosition(
      position,
      null,
      phase.kind === 'scoring' || phase.kind === 'agreed' ? phase.proposal : null,
    ),
    warnings,
    sgf: writeTree(tree),
  });
}

function startOf({ settings, position, sgf }: GoLine): Result<GoPosition, TextRefusal> {
  if (sgf !== null) {
    const game = readGame(sgf);
    if (game.ok) return ok(game.value.position);
    return err({
      message: message('games.GO.line.record', { line: game.error.line, why: game.error.message }),
      column: game.error.column,
    });
  }
  const config = go.parseConfig(settings);
  if (!config.ok) return err({ message: config.error.message, column: 1 });
  return position === null ? ok(go.initial(config.value)) : decode(position, go.initial(config.value).settings);
}

function playText(
  position: GoPosition,
  text: string,
): Result<{ readonly position: GoPosition; readonly trace: GoTrace }, TextRefusal> {
  if (position.phase.kind !== 'play')
    return err({ message: message('games.GO.line.playIsOver'), column: 1, rule: 'not-in-play' });
  const read = go.parseMove(position, text);
  if (!read.ok) return read;
  const played = go.play(position, read.value.move);
  return played.ok ? played : err({ message: played.error.message, column: 1 });
}

function marksOf(
  position: GoPosition,
  { dead, neutral }: GoLine,
): Result<Pick<GoProposal, 'dead' | 'neutral'> | null, TextRefusal> {
  const { phase, passes } = position;
  if (dead.length === 0 && neutral.length === 0) {
    if (phase.kind === 'scoring' || phase.kind === 'agreed') return ok(phase.proposal);
    return ok(passes === 2 ? { dead: [], neutral: [] } : null);
  }
  const marked = pointsOf(position, 'dead', dead);
  if (!marked.ok) return marked;
  const chains = marked.value.map((point) => chainOf(position, point));
  const wrong = chains.find((chain) => !chain.ok);
  if (wrong !== undefined && !wrong.ok)
    return err({ message: message('games.GO.line.points', { field: 'dead', why: wrong.error.message }), column: 1 });
  const nobodys = pointsOf(position, 'neutral', neutral);
  if (!nobodys.ok) return nobodys;
  const { stones, settings } = position;
  const filled = nobodys.value.some((point) =>
    [stones.first, stones.second].some((rows) => hasStone(rows, settings.size, point)),
  );
  if (filled) return err({ message: message('games.GO.line.neutral'), column: 1 });
  const whole = new Set(chains.flatMap((chain) => (chain.ok ? chain.value : [])));
  return ok({ dead: [...whole].sort((one, other) => one - other), neutral: nobodys.value });
}

function pointsOf(
  { settings }: GoPosition,
  what: string,
  texts: readonly string[],
): Result<readonly Point[], TextRefusal> {
  const points: Point[] = [];
  for (const text of texts) {
    const point = readPoint(settings.size, text);
    if (typeof point !== 'number')
      return err({
        message: message('games.GO.line.points', { field: what, why: point.message }),
        column: point.column,
      });
    points.push(point);
  }
  return ok(points);
}
