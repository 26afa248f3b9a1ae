import type { Message } from '../kernel/message.ts';
import type { EntryId, GameId, PlayerId, SeriesId, StageId, TournamentId } from '../kernel/ids.ts';
import type { PossibleRanks } from '../rules/standings/possible-ranks.ts';
import type { HalfPoints } from '../kernel/points.ts';
import type { DomainEvent } from './vocabulary/event.ts';
import type { Topic } from '../store/topic.ts';

/** The topic of a game: public. */
export function gameTopic(id: GameId): Topic {
  return `game:${id}`;
}

/** The topic of a tournament: public. */
export function tournamentTopic(id: TournamentId): Topic {
  return `tournament:${id}`;
}

/** The topic of a series: public. */
export function seriesTopic(id: SeriesId): Topic {
  return `series:${id}`;
}

/** What is said beside a game: public. */
export function chatTopic(id: GameId): Topic {
  return `chat:${id}`;
}

/** What is laid before the director of a tournament, tickets and requests to be entered: private to who directs it. */
export function deskTopic(id: TournamentId): Topic {
  return `desk:${id}`;
}

/** A player's inbox: private to him. */
export function inboxTopic(id: PlayerId): Topic {
  return `player:${id}`;
}

/** What becomes of the accounts of this server: private to its administrators. */
export const ACCOUNTS_TOPIC: Topic = 'accounts:all';

/** How what separates players of equal points moves in a row. */
export interface TieBreakChange {
  readonly code: string;
  readonly name: Message;
  readonly before: number;
  readonly after: number;
}

/** How a row of a table moves by a command; the points are half points. */
export interface StandingChange {
  readonly entry: EntryId;
  readonly pointsBefore: HalfPoints;
  readonly pointsAfter: HalfPoints;
  readonly rankBefore: number;
  readonly rankAfter: number;
  /** what separates him first from others of as many points; null: nothing does in this table */
  readonly tieBreak: TieBreakChange | null;
  /** the ranks that he can still have, worked out for a dry run alone; null: nobody works them out in this table */
  readonly reach: { readonly before: PossibleRanks; readonly after: PossibleRanks } | null;
}

/** What a correction means for a player whose place is now good for something else; what is arranged stays. */
export interface PlaceChange {
  readonly player: PlayerId;
  /** the stage whose table it is; null: the standings of a series */
  readonly stageId: StageId | null;
  /** the series that gives the place; null: a stage's */
  readonly seriesId: SeriesId | null;
  readonly goesOn: boolean;
  /** whether what follows is arranged, and so stays until the director changes it */
  readonly isArranged: boolean;
  readonly text: Message;
}

/** Events as sentences: one for each, in their order, and fewer for who reads them all at once. */
export interface ToldEvents {
  readonly texts: readonly Message[];
  readonly summary: readonly Message[];
}

/**
 * What a command did, or with `dryRun` would do: the events it appends, in order; the rows whose points or rank change; for
 * whom a correction makes a place good for something else; the games that it changes (in a dry run only those that exist already). `told` has the events in words as the undone
 * transaction of a dry run saw them; null: what they speak of is stored, and can be read when they are put in words. `mailed`: whom a dry
 * run would tell by mail, as far as whoever asks may know it; null: it is done. `undo`: how it is taken back, and how long, or that it cannot be; null: nothing is to be said of it.
 */
export interface Effects {
  readonly dryRun: boolean;
  readonly events: readonly DomainEvent[];
  readonly told: ToldEvents | null;
  readonly mailed: readonly PlayerId[] | null;
  readonly undo: Message | null;
  readonly standings: readonly StandingChange[];
  readonly places: readonly PlaceChange[];
  readonly games: readonly GameId[];
}

/** What a caller may ask of any command: to be told only, or to be done once under his own key. */
export interface CommandOptions {
  readonly dryRun?: boolean | undefined;
  readonly idempotencyKey?: string | null | undefined;
  /** Addresses of pages that a ruling rests on; null or left out: none. */
  readonly evidence?: readonly string[] | null | undefined;
}
