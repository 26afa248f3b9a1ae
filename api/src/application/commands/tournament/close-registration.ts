import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, PlayerCount, WrongStatus } from '../../errors.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';

export type CloseRegistrationError = CommonError | WrongStatus | PlayerCount;

/** Closes the registration and takes the snapshot of every entry. */
export async function closeRegistration(
  _context: AppContext,
  _input: TournamentInput,
): Promise<Result<TournamentDone, CloseRegistrationError>> {
  throw new Error('under construction');
}
