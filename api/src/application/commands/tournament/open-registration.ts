import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';

export type OpenRegistrationError = CommonError | WrongStatus;

/** Opens the registration of a draft. */
export async function openRegistration(
  _context: AppContext,
  _input: TournamentInput,
): Promise<Result<TournamentDone, OpenRegistrationError>> {
  throw new Error('under construction');
}
