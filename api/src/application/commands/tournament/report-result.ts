import type { GameId, TournamentId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { ResultHow } from '../../../rules/formats/format.ts';
import type { Effects } from '../../events.ts';
import type { TournamentInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { AlreadyDecided, CommonError, InvalidResult, WrongStatus } from '../../errors.ts';

export interface ReportedResult {
  readonly gameId: GameId;
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly address: string | null;
  readonly boardNumber: string | null;
  /** When it was decided; null: now. */
  readonly at: Instant | null;
}

export interface ReportResultInput extends TournamentInput {
  readonly results: readonly ReportedResult[];
}

export interface ReportResultDone {
  readonly tournamentId: TournamentId;
  readonly gameIds: readonly GameId[];
  readonly effects: Effects;
}

export type ReportResultError = CommonError | InvalidResult | WrongStatus | AlreadyDecided;

/** Records results of games played elsewhere; all or none. */
export async function reportResult(
  _context: AppContext,
  _input: ReportResultInput,
): Promise<Result<ReportResultDone, ReportResultError>> {
  throw new Error('under construction');
}
