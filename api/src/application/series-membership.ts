import type { SeriesRoleKey } from '#formats/rules';
import type { Message } from '../kernel/message.ts';
import type { Result } from '../kernel/result.ts';
import type { TournamentRecord } from '../store/reading/tournament.ts';

import type { InvalidInput, SeriesFull, WrongStatus } from './errors.ts';

/** The number in a series that is asked for a tournament (null: the next), and what is there, nothing cancelled. */
export interface Joining {
  readonly wanted: number | null;
  readonly others: readonly TournamentRecord[];
}

/** Every way in which a kind of series refuses a tournament. */
export type JoinRefusal = InvalidInput | WrongStatus | SeriesFull;

/** What a tournament becomes in its series. */
export interface JoinedAs {
  readonly role: SeriesRoleKey;
  readonly number: number;
}

/** How tournaments join a series of a kind. `only`: what refuses those of other formats. */
export interface SeriesMembership {
  readonly only: Message;
  as(joining: Joining): Result<JoinedAs, JoinRefusal>;
}
