import type { PlayerId } from '../../../kernel/ids.ts';
import type { NewPlayer } from '../player/create.ts';
import type { EnterTournamentDone } from './enter.ts';
import type { TournamentInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { AlreadyEntered, CommonError, TournamentFull, WrongStatus } from '../../errors.ts';

export interface EnterPlayersInput extends TournamentInput {
  readonly playerIds: readonly PlayerId[];
  readonly newPlayers: readonly NewPlayer[];
}

export type EnterPlayersError = CommonError | WrongStatus | TournamentFull | AlreadyEntered;

/** Enters many players at once, known or new; all or none. */
export async function enterPlayers(
  _context: AppContext,
  _input: EnterPlayersInput,
): Promise<Result<EnterTournamentDone, EnterPlayersError>> {
  throw new Error('under construction');
}
