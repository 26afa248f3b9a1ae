import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { RecordRefusal, TextRefusal } from '../../../rules/games/game.ts';
import { bao } from '../rules/index.ts';
import type { BaoVariant } from '../rules/types.ts';
import { baoSteps, type BaoStepView } from './steps.ts';
import { viewBaoPosition, type BaoPositionView } from './view.ts';
import type { IllegalMove } from '../../../application/errors.ts';
import { illegalMove } from '../../../application/illegal-move.ts';

/** A position to analyse: its text (null: the opening of the variant), then moves in order. */
export interface BaoLine {
  readonly variant: BaoVariant;
  readonly position: string | null;
  readonly moves: readonly string[];
}

/** Why a line cannot be analysed; `index` of the move from 0, `column` from 1 in the position's or the move's text. */
export type BaoLineRefusal =
  | (TextRefusal & { readonly kind: 'invalid-position' })
  | (IllegalMove & { readonly index: number });

/** The position that a line leads to, with the trace of its last move. */
export function analyseBao({ variant, position: text, moves }: BaoLine): Result<BaoPositionView, BaoLineRefusal> {
  const start = text === null ? ok(bao.initial({ variant })) : bao.decode(text);
  if (!start.ok) return err({ kind: 'invalid-position', ...start.error });
  let position = start.value;
  let steps: readonly BaoStepView[] = [];
  for (const [index, move] of moves.entries()) {
    const read = bao.parseMove(position, move);
    if (!read.ok) return err({ ...illegalMove(bao, read.error), index });
    const played = bao.play(position, read.value.move);
    if (!played.ok) return err({ ...illegalMove(bao, { ...played.error, column: 1 }), index });
    steps = baoSteps(position.turn, played.value.trace);
    position = played.value.position;
  }
  return ok(viewBaoPosition(position, steps));
}

/** A transcript as read: the players as it names them, its head, its moves in canonical notation, its last position. */
export interface BaoRecordView {
  readonly south: string;
  readonly north: string;
  readonly head: ReadonlyArray<{ readonly key: string; readonly value: string }>;
  readonly moves: readonly string[];
  readonly position: BaoPositionView;
  readonly warnings: readonly Message[];
  /** The same game as it would be written. */
  readonly transcript: string;
}

/** Reads and replays a transcript. */
export function readBaoRecord(text: string): Result<BaoRecordView, RecordRefusal> {
  const record = bao.importRecord(text);
  if (!record.ok) return record;
  const { head, moves, position, warnings } = record.value;
  const transcript = bao.exportRecord({ variant: position.variant }, head, moves);
  if (!transcript.ok) return transcript;
  return ok({
    south: head.first,
    north: head.second,
    head: head.fields.map(([key, value]) => ({ key, value })),
    moves,
    position: viewBaoPosition(position),
    warnings,
    transcript: transcript.value,
  });
}
