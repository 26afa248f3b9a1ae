import type { GameId, GroupId, PlayerId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import type { BoardFilter } from '../../store/reading/game-page.ts';
import type { EventFilter } from './event-filter.ts';
import type { WatchedEvent } from './watched-event.ts';

export const BOARD_CHANGES = ['SNAPSHOT', 'STARTED', 'MOVED', 'FINISHED', 'CLOCK', 'HEARTBEAT'] as const;

/** One board of many in one stream, without versions. `gameId` is null for a HEARTBEAT only. */
export interface BoardEvent {
  readonly at: Instant;
  readonly gameId: GameId | null;
  readonly change: (typeof BOARD_CHANGES)[number];
}

/** Which boards a wall shows, and how many at most. */
export interface BoardChoice extends BoardFilter {
  readonly first: number;
}

/** The `after` of a subscriber lies beyond the last version of its topic. */
export interface AfterUnknown {
  readonly kind: 'after-unknown';
  readonly message: string;
}

/** What a joiner is sent alone, in order, and the version that he has then. */
export interface Opening<Event> {
  readonly events: readonly Event[];
  readonly version: number;
}

/** An event on its way to listeners: with the version at which it stands, and whether a slow reader may go without it. */
export interface Delivery<Event> {
  readonly event: Event;
  readonly version: number;
  readonly skippable: boolean;
}

/**
 * What one subscription follows. Whoever joins listens first and opens then; of what he heard meanwhile he keeps the versions
 * above the opening's, so that none is skipped or repeated at the seam. Iterating does just that, for one reader alone.
 */
export interface Source<Event> extends AsyncIterable<Event> {
  /** Equal for sources of the same events; `after` is no part of it. */
  readonly key: string;
  /** The version that the joiner has; null: he has nothing yet, and opens with what there is now. */
  readonly after: number | null;
  /** Hands over every further event, synchronously and in order, until the answer is called. */
  listen(listener: (delivery: Delivery<Event>) => void): () => void;
  /** Ends when every further commit will be heard; `open` comes after that, so that nothing lies between. */
  ready(): Promise<unknown>;
  /** The snapshot, or what was missed since `after` (a Heartbeat when nothing was), read with this database handle. */
  open(db: Db): Promise<Opening<Event>>;
}

/** Watches what is called by an id, after a version or from now on; only the events that are wanted, or all. */
export type WatchTopic<Id> = (
  id: Id,
  after: number | null,
  filter?: EventFilter | null,
) => Promise<Result<Source<WatchedEvent>, AfterUnknown>>;

/** What can be watched. Whether the caller may watch it is decided before. */
export interface Feed {
  readonly watchGame: WatchTopic<GameId>;
  readonly watchTournament: WatchTopic<TournamentId>;
  readonly watchSeries: WatchTopic<SeriesId>;
  readonly watchChat: WatchTopic<GameId>;
  readonly watchDesk: WatchTopic<TournamentId>;
  readonly watchInbox: WatchTopic<PlayerId>;
  /** The tables of a tournament, of these groups or of all: a snapshot or what has changed since `after`, then every change. */
  watchTables(
    tournament: TournamentId,
    after: number | null,
    groups: ReadonlySet<GroupId> | null,
  ): Promise<Result<Source<WatchedEvent>, AfterUnknown>>;
  /**
   * The running games of the filter, at most `first` (1 to 200) boards, chosen when it is opened and kept full; null: all that happens on
   * them, else these changes alone, beside snapshots and heartbeats.
   */
  watchBoards(choice: BoardChoice, changes: ReadonlySet<BoardEvent['change']> | null): Source<BoardEvent>;
}
