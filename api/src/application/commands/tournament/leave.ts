import type { PlayerId } from '../../../kernel/ids.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';

export interface LeaveTournamentInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerId: PlayerId | null;
}

export type LeaveTournamentError = CommonError | WrongStatus;

/** Takes an entry back while registration is open. */
export async function leaveTournament(
  _context: AppContext,
  _input: LeaveTournamentInput,
): Promise<Result<TournamentDone, LeaveTournamentError>> {
  throw new Error('under construction');
}
