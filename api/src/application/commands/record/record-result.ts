import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { instant, type Instant } from '../../../kernel/time.ts';
import { RESULT_HOWS, type ResultHow } from '../../../rules/formats/format.ts';
import { howOnBoard } from '../../../rules/games/how-on-board.ts';
import type { ResultRecord } from '../../../store/reading/result.ts';
import type { RecordedResult, RecordProblem } from '../../read-record.ts';
import type { HeadField, RecordOfGame } from './record-text.ts';

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
  readonly warnings: readonly string[];
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
    message: string,
    at: Pick<HeadField, 'line' | 'column'> = field ?? { line: record.line, column: 1 },
  ) => err({ fault: 'CONTRADICTORY' as const, message, line: at.line, column: at.column, ply: null });
  const named = (winner: Seat | null) => (winner === null ? 'nobody' : sides[winner === 'first' ? 0 : 1]);

  const end = readEnd(fields.get('END'));
  if (end.at !== null && end.at > now) return contradicts('The game ends in the future.', fields.get('END'));
  const warnings = [...end.warnings];
  if (claim === 'unknown')
    warnings.push(`Line ${field?.line}: the result "${field?.value}" is not understood and was passed over.`);
  const claimed = claim === 'unknown' || claim === 'open' ? null : claim;

  if (outcome !== null && claim === 'open')
    return contradicts(`The head calls the game open, but ${named(outcome.winner)} has won on the board.`);
  if (outcome !== null && claimed !== null && claimed.winner !== outcome.winner) {
    return contradicts(
      `The head gives the game to ${named(claimed.winner)}, but ${named(outcome.winner)} has won on the board.`,
    );
  }
  if (outcome === null && claimed !== null) {
    const problem = record.isAgreeing && isAgreed(claimed) ? null : offTheBoard(claimed, named(claimed.winner));
    if (problem !== null) return contradicts(problem);
  }
  const result = outcome === null ? resultOf(claimed) : { winner: outcome.winner, how: howOnBoard(outcome) };
  if (result !== null && earlier !== undefined && earlier.winner !== result.winner) {
    return contradicts(
      `The record gives the game to ${named(result.winner)}, but it is decided for ${named(earlier.winner)}; a ruling can change that.`,
    );
  }
  const decides = result !== null && earlier === undefined;
  if (decides && NOT_BY_RECORD.includes(result.how)) {
    return contradicts('A ruling or a withdrawal is not imported: make it here first.');
  }
  return ok({ result, decides, reason: outcome?.reason ?? null, value: outcome?.value ?? 1, at: end.at, warnings });
}

/** Whether a claim is one that both players may have agreed on, though the record does not say how they counted. */
function isAgreed({ winner, how }: Claim): boolean {
  return winner !== null && how === 'PLAYED';
}

/** Why a claim cannot be true of a game that goes on on its board; null: it can. */
function offTheBoard({ winner, how }: Claim, name: string): string | null {
  if (how === null)
    return `The head gives the game to ${name} and does not say how, but after the last move the game goes on.`;
  if (how === 'PLAYED')
    return `The head gives the game to ${name} on the board, but after the last move the game goes on.`;
  if (how === 'DRAWN') return 'The head says that the game is drawn, but after the last move it goes on.';
  if (winner === null && (how === 'RESIGNED' || how === 'TIME'))
    return 'A game that is resigned or lost on time has a winner.';
  return winner !== null && how === 'NO_RESULT' ? 'A game without a result has no winner.' : null;
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

function readEnd(field: HeadField | undefined): { readonly at: Instant | null; readonly warnings: readonly string[] } {
  if (field === undefined) return { at: null, warnings: [] };
  const at = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(field.value)
    ? Date.parse(field.value)
    : Number.NaN;
  if (Number.isFinite(at)) return { at: instant(at), warnings: [] };
  return {
    at: null,
    warnings: [
      `Line ${field.line}: the end "${field.value}" is no instant such as 2026-11-30T08:00Z and was passed over.`,
    ],
  };
}
