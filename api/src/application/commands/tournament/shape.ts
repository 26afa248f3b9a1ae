import type { TournamentId } from '../../../kernel/ids.ts';
import type { CommandOptions, Effects } from '../../events.ts';

/** The tournament that a command is about. */
export interface TournamentInput extends CommandOptions {
  readonly tournamentId: TournamentId;
}

/** The tournament that a command has changed, and what that caused. */
export interface TournamentDone {
  readonly tournamentId: TournamentId;
  readonly effects: Effects;
}
