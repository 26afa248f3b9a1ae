import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';

export type CancelTournamentError = CommonError | WrongStatus;

/** Cancels a tournament that has not finished. */
export async function cancelTournament(
  _context: AppContext,
  _input: TournamentInput,
): Promise<Result<TournamentDone, CancelTournamentError>> {
  throw new Error('under construction');
}
