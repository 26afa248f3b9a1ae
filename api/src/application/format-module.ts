import type { Message } from '../kernel/message.ts';
import type { EntryId, PairingId, SeriesId, TournamentId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';
import type { Tx } from '../store/client.ts';
import type { GameRecord } from '../store/reading/game.ts';
import type { TournamentRecord } from '../store/reading/tournament.ts';
import type { AppContext } from './context.ts';
import type { FormatEvent } from './format-event.ts';
import type { SeriesPart } from './state/series/series-part.ts';
import type { Title } from './state/series/won-title.ts';
import type { FoundMatch } from './running/reports/found-match.ts';
import type { Emitter } from './running/series/follower.ts';

/** Which match of which tournament. */
export interface MatchKey {
  readonly tournamentId: TournamentId;
  readonly pairingId: PairingId;
}

/** A match whose boards are reported: the points of both, who has won it, and who opens its game that is next. */
export interface MatchStanding {
  readonly players: readonly { readonly entry: EntryId; readonly points: number }[];
  readonly winner: EntryId | null;
  readonly opener: EntryId | null;
  readonly currentGame: Pick<GameRecord, 'status'> | null;
}

/** A tournament of a series. */
export interface InSeries {
  readonly seriesId: SeriesId;
  readonly tournamentId: TournamentId;
}

/** What a format brings to the application beside its rules. Whatever it leaves out is as in a plain tournament. */
export interface FormatModule {
  /** The title that a tournament of it gives in its series. */
  readonly title?: {
    /** Of one that was finished `at`; null: it gives none, or nobody has it. */
    of(part: SeriesPart, at: Instant): Title | null;
    /** The same of one that is over, where it can be told from less than all of it. */
    read?(context: AppContext, tournament: TournamentRecord): Promise<Title | null>;
    /** Tells what else its end gives, or, where `before` is the same one before a correction, what that changes. */
    tell?(emitter: Emitter, about: InSeries, part: SeriesPart, before: SeriesPart | null): void;
  };
  /** Why nobody makes such a tournament by itself; missing: directors do. */
  readonly onlyInSeries?: Message;
  /** An event that only some formats have as a sentence; null, or missing: it has no such event. */
  eventMessage?(context: AppContext, event: FormatEvent): Promise<Message | null>;
  /** How players report the boards of matches that are played elsewhere; missing: directors report results. */
  readonly reports?: {
    /** The match with this number, as the transaction sees it; null: the tournament has none. */
    match(tx: Tx, tournament: TournamentRecord, number: number): Promise<FoundMatch | null>;
    /** How a match stands. */
    standing(context: AppContext, match: MatchKey): Promise<MatchStanding>;
  };
}
