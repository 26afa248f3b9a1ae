import type { SeriesId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../store/client.ts';
import type { DomainEvent } from '../../vocabulary/event.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { PlaceChange } from '../../events.ts';

/** Where events are noted. */
export interface Emitter {
  emit(event: DomainEvent): void;
}

/** Where it is noted what a command means for a series. */
export interface Follower extends Emitter {
  readonly tx: Tx;
  /** Notes for whom a correction makes a place good for something else. */
  movePlace(change: PlaceChange): void;
}

/** A tournament of a series. */
export type Member = TournamentRecord & { readonly seriesId: SeriesId };
