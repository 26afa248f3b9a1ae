import type { EntryId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import type { Effects } from '../../events.ts';
import type { TournamentInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { AlreadyEntered, CommonError, TournamentFull, WrongStatus } from '../../errors.ts';

export interface EnterTournamentInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerId: PlayerId | null;
}

export interface EnterTournamentDone {
  readonly tournamentId: TournamentId;
  /** Empty in a dry run. */
  readonly entryIds: readonly EntryId[];
  readonly effects: Effects;
}

export type EnterTournamentError = CommonError | WrongStatus | TournamentFull | AlreadyEntered;

/** Enters the caller, or as the director anybody. */
export async function enterTournament(
  _context: AppContext,
  _input: EnterTournamentInput,
): Promise<Result<EnterTournamentDone, EnterTournamentError>> {
  throw new Error('under construction');
}
