import type { EntryId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import type { Effects } from '../../events.ts';
import type { TournamentInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';

export interface WithdrawInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerId: PlayerId | null;
}

export interface WithdrawDone {
  readonly entryId: EntryId;
  readonly tournamentId: TournamentId;
  readonly effects: Effects;
}

export type WithdrawError = CommonError | WrongStatus;

/** Withdraws a player from a running tournament. */
export async function withdraw(
  _context: AppContext,
  _input: WithdrawInput,
): Promise<Result<WithdrawDone, WithdrawError>> {
  throw new Error('under construction');
}
