import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { instant, type Instant } from '../../../kernel/time.ts';
import { RESULT_HOWS, type ResultHow } from '../../../rules/formats/format.ts';
import { howOnBoard } from '../../../rules/games/how-on-board.ts';
import type { ResultRecord } from '../../../store/reading/result.ts';
import type { RecordedResult, RecordProblem } from '../../read-record.ts';
import type { HeadField, RecordOfGame } from './record-text.ts';
import { message } from '../../texts/say.ts';

/** What follows from a record: a result to be recorded (null: none), and what of its head was passed over. */
export interface RecordVerdict {
  readonly result: RecordedResult | null;
  readonly decides: boolean;
  /** The rule of the board that ended the game; null for any other end. */
  readonly reason: string | null;
  /** The points that the game counts. */
  readonly value: number;
  /** When the game was decided; null where the head does not say. */
  readonly at: Instant | null;
  readonly warnings: readonly Message[];
}

/** What a record is held against. */
export interface ResultContext {
  readonly sides: readonly [first: string, second: string];
  /** The result that counts so far; undefined while the game is open. */
  readonly earlier: Pick<ResultRecord, 'winner' | 'how'> | undefined;
  readonly now: Instant;
}

/** What a head claims; `how` null: it does not say. */
interface Claim {
  readonly winner: Seat | null;
  readonly how: ResultHow | null;
}

/** Ends that only a ruling or a withdrawal brings about; a record can repeat them and not make them. */
const NOT_BY_RECORD: readonly ResultHow[] = ['ADJUDICATED', 'WITHDRAWAL'];

/**
 * The result that a record gives its game: the board's own where the game is over there, else what its head claims. Refuses
 * a head that says otherwise than the board, and either that says otherwise than what is recorded.
 */
export function recordResult(record: RecordOfGame, context: ResultContext): Result<RecordVerdict, RecordProblem> {
  const { outcome, fields } = record;
  const { sides, earlier, now } = context;
  const field = fields.get('RESULT');
  const claim = field === undefined ? null : readClaim(field.value, sides);
  const contradicts = (
    why: Message,
    at: Pick<HeadField, 'line' | 'column'> = field ?? { line: record.line, column: 1 },
  ) => err({ fault: 'CONTRADICTORY' as const, message: why, line: at.line, column: at.column, ply: null });
  const named = (winner: Seat | null) => (winner === null ? 'nobody' : sides[winner === 'first' ? 0 : 1]);

  const end = readEnd(fields.get('END'));
  if (end.at !== null && end.at > now) return contradicts(message('refused.record.future'), fields.get('END'));
  const warnings: Message[] = [...end.warnings];
  if (claim === 'unknown')
    warnings.push(message('refused.record.resultUnknown', { line: field?.line ?? 0, result: field?.value ?? '' }));
  const claimed = claim === 'unknown' || claim === 'open' ? null : claim;

  if (outcome !== null && claim === 'open')
    return contradicts(message('refused.record.openButWon', { winner: named(outcome.winner) }));
  if (outcome !== null && claimed !== null && claimed.winner !== outcome.winner) {
    return contradicts(
      message('refused.record.otherWinner', { claimed: named(claimed.winner), winner: named(outcome.winner) }),
    );
  }
  if (outcome === null && claimed !== null) {
    const problem = record.isAgreeing && isAgreed(claimed) ? null : offTheBoard(claimed, named(claimed.winner));
    if (problem !== null) return contradicts(problem);
  }
  const result = outcome === null ? resultOf(claimed) : { winner: outcome.winner, how: howOnBoard(outcome) };
  if (result !== null && earlier !== undefined && earlier.winner !== result.winner) {
    return contradicts(
      message('refused.record.decidedOtherwise', { winner: named(result.winner), earlier: named(earlier.winner) }),
    );
  }
  const decides = result !== null && earlier === undefined;
  if (decides && NOT_BY_RECORD.includes(result.how)) {
    return contradicts(message('refused.record.notByRecord'));
  }
  return ok({ result, decides, reason: outcome?.reason ?? null, value: outcome?.value ?? 1, at: end.at, warnings });
}

/** Whether a claim is one that both players may have agreed on, though the record does not say how they counted. */
function isAgreed({ winner, how }: Claim): boolean {
  return winner !== null && how === 'PLAYED';
}

/** Why a claim cannot be true of a game that goes on on its board; null: it can. */
function offTheBoard({ winner, how }: Claim, name: string): Message | null {
  if (how === null) return message('refused.record.howMissing', { winner: name });
  if (how === 'PLAYED') return message('refused.record.goesOn', { winner: name });
  if (how === 'DRAWN') return message('refused.record.notDrawn');
  if (winner === null && (how === 'RESIGNED' || how === 'TIME')) return message('refused.record.winnerMissing');
  return winner !== null && how === 'NO_RESULT' ? message('refused.record.winnerWithoutResult') : null;
}

function resultOf(claim: Claim | null): RecordedResult | null {
  return claim === null || claim.how === null ? null : { winner: claim.winner, how: claim.how };
}

/** Reads `South (played)`, `nobody (no result)`, `open`, or a side alone. */
function readClaim(text: string, sides: readonly [string, string]): Claim | 'open' | 'unknown' {
  const [, who = '', way] = /^(\S+)(?: \(([a-z ]+)\))?$/i.exec(text) ?? [];
  const side = who.toLowerCase();
  if (side === 'open' && way === undefined) return 'open';
  const how = way === undefined ? null : RESULT_HOWS.find((one) => one === way.toUpperCase().replaceAll(' ', '_'));
  if (how === undefined) return 'unknown';
  if (side === 'nobody') return { winner: null, how };
  if (side === sides[0].toLowerCase()) return { winner: 'first', how };
  return side === sides[1].toLowerCase() ? { winner: 'second', how } : 'unknown';
}

function readEnd(field: HeadField | undefined): { readonly at: Instant | null; readonly warnings: readonly Message[] } {
  if (field === undefined) return { at: null, warnings: [] };
  const at = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(field.value)
    ? Date.parse(field.value)
    : Number.NaN;
  if (Number.isFinite(at)) return { at: instant(at), warnings: [] };
  return {
    at: null,
    warnings: [message('refused.record.noInstant', { line: field.line, end: field.value })],
  };
}
