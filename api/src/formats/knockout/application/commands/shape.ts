import type { PairingId, TournamentId } from '../../../../kernel/ids.ts';
import type { CommandOptions, Effects } from '../../../../application/events.ts';

/** The match that a command is about, by its pairing. */
export interface MatchInput extends CommandOptions {
  readonly matchId: PairingId;
}

/** The match that a command has changed, and what that caused. */
export interface MatchDone {
  readonly tournamentId: TournamentId;
  readonly pairingId: PairingId;
  readonly effects: Effects;
}
