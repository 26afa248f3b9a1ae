import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, PlayerCount, WrongStatus } from '../../errors.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';

export type StartTournamentError = CommonError | WrongStatus | PlayerCount;

/** Starts a tournament whose registration is closed. */
export async function startTournament(
  _context: AppContext,
  _input: TournamentInput,
): Promise<Result<TournamentDone, StartTournamentError>> {
  throw new Error('under construction');
}
