import type { EntryId, GameId, PlayerId, TournamentId } from '../kernel/ids.ts';
import type { HalfPoints } from '../kernel/points.ts';
import type { DomainEvent, Topic } from '../store/codecs/event-payload.ts';

/** The topic of a game: public. */
export function gameTopic(id: GameId): Topic {
  return `game:${id}`;
}

/** The topic of a tournament: public. */
export function tournamentTopic(id: TournamentId): Topic {
  return `tournament:${id}`;
}

/** A player's inbox: private to him. */
export function inboxTopic(id: PlayerId): Topic {
  return `player:${id}`;
}

/** How a row of a table moves by a command; the points are half points. */
export interface StandingChange {
  readonly entry: EntryId;
  readonly pointsBefore: HalfPoints;
  readonly pointsAfter: HalfPoints;
  readonly rankBefore: number;
  readonly rankAfter: number;
}

/**
 * What a command did, or with `dryRun` would do: the events it appends, in order; the rows whose points or rank change;
 * the games that it changes (in a dry run only those that exist already).
 */
export interface Effects {
  readonly dryRun: boolean;
  readonly events: readonly DomainEvent[];
  readonly standings: readonly StandingChange[];
  readonly games: readonly GameId[];
}

/** What a caller may ask of any command: to be told only, or to be done once under his own key. */
export interface CommandOptions {
  readonly dryRun?: boolean | undefined;
  readonly idempotencyKey?: string | null | undefined;
}
