import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import type { TournamentInput } from '../tournament/shape.ts';

/** Who helps, or no longer helps, the director of a tournament. */
export interface OfficialInput extends TournamentInput {
  readonly playerId: PlayerId;
}

/** Whose help has changed, and what that caused. */
export interface OfficialDone {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly effects: Effects;
}

/** Every way in which a command about those who help the director says no. */
export type OfficialError = CommonError | WrongStatus;
