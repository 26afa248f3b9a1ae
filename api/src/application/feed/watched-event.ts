import type { GameId, PlayerId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Topic } from '../../store/topic.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import type { TableNews } from './tables/table-changes.ts';

/** An event that is not stored and takes no version: it carries the version that its topic has. */
interface Passing<Kind extends string, Payload> {
  readonly topic: Topic;
  readonly version: number;
  readonly at: Instant;
  readonly kind: Kind;
  readonly payload: Payload;
}

/** The first message to somebody who has nothing yet: what there is now, true at its version. */
export type Snapshot =
  | Passing<'GameSnapshot', { readonly gameId: GameId }>
  | Passing<'TournamentSnapshot', { readonly tournamentId: TournamentId }>
  | Passing<'SeriesSnapshot', { readonly seriesId: SeriesId }>
  | Passing<'ChatSnapshot', { readonly gameId: GameId }>
  | Passing<'DeskSnapshot', { readonly tournamentId: TournamentId }>
  | Passing<'InboxSnapshot', { readonly playerId: PlayerId }>
  | Passing<'TablesSnapshot', TablesTold>;

/** What is told of the tables of a tournament. */
interface TablesTold extends TableNews {
  readonly tournamentId: TournamentId;
}

/** What has changed in the tables of a tournament since they were told last; true at its version. */
export type TablesChanged = Passing<'TablesChanged', TablesTold>;

/** Sent every 5 seconds, so that silence means a lost connection. */
export type Heartbeat = Passing<'Heartbeat', Record<never, never>>;

/** The running clock of a game, at a pace that fits what is left. */
export type ClockTicked = Passing<'ClockTicked', { readonly gameId: GameId }>;

/** Whatever a subscriber of a topic is given. Only a Heartbeat or a ClockTicked may be left out for a slow reader. */
export type WatchedEvent = StoredEvent | Snapshot | TablesChanged | Heartbeat | ClockTicked;
