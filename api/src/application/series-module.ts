import type { Message } from '../kernel/message.ts';
import type { PlayerId, TournamentId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { Tx } from '../store/client.ts';
import type { DomainEvent } from './vocabulary/event.ts';
import type { SeriesRecord } from '../store/reading/series.ts';
import type { AppContext } from './context.ts';
import type { AlreadyOpened, NotFound, WrongStatus } from './errors.ts';
import type { SeriesMembership } from './series-membership.ts';
import type { Correction } from './running/series/correction.ts';
import type { Emitter, Follower, Member } from './running/series/follower.ts';

/** Every way in which a series keeps a tournament. */
export type LeaveRefusal = NotFound | WrongStatus | AlreadyOpened;

/** Players whom nothing separates over a place that decides who goes on, and since when. */
export interface SeriesTie {
  readonly tied: readonly PlayerId[];
  readonly since: Instant | null;
}

/** What a kind of series brings to the application beside its rules. */
export interface SeriesModule extends SeriesMembership {
  /** The number of a tournament of it that may leave it. */
  leave(tx: Tx, series: SeriesRecord, id: TournamentId): Promise<Result<number, LeaveRefusal>>;
  /** Tells that the points of a finished tournament of it are others; missing: it counts none. */
  tellCounted?(emitter: Emitter, tournament: Pick<Member, 'id' | 'seriesId'>): void;
  /** What a correction of a tournament whose points count means beside that. */
  corrected?(follower: Follower, series: SeriesRecord, correction: Correction): Promise<void>;
  /** The tie that its director has to settle now; null, or missing: there is none. */
  tie?(context: AppContext, series: SeriesRecord): Promise<SeriesTie | null>;
  /** An event that only this kind has as a sentence; null: it is none. */
  eventMessage?(context: AppContext, event: DomainEvent): Promise<Message | null>;
}
