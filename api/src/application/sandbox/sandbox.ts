import type { AccountId, PlayerId, SandboxId, TournamentId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { NotFound, TooManyForks, WrongStatus } from '../errors.ts';
import type { CopiedOf } from '../grant.ts';
import type { ComparedPlayer } from './comparison.ts';
import type { Once } from './once.ts';

/** Why the time of a sandbox stands. */
export type SandboxStop = 'FORKED' | 'UNTIL' | 'ROUND' | 'ENDED' | 'YOUR_TURN' | 'NOTHING_DUE' | 'STOPPED' | 'FAILED';

/** A copy of a tournament in a world of its own, which its owner alone can enter. */
export interface Sandbox {
  readonly id: SandboxId;
  readonly ownerId: AccountId;
  readonly tournamentId: TournamentId;
  readonly forkedAt: Instant;
  /** What its clock showed at first. */
  readonly beganAt: Instant;
  /** By its own clock. */
  readonly now: Instant;
  /** When it is thrown away if it is not used before. */
  readonly expiresAt: Instant;
  /** Why its time stands; null: it goes on. */
  readonly stop: SandboxStop | null;
  /** How many times faster than outside its time goes, or last went; null: it jumps. */
  readonly speed: number | null;
  /** Who of its players are played by its owner himself. */
  readonly own: readonly PlayerId[];
  /** Games of the tournament that are decided, and all that there are so far. */
  readonly games: { readonly finished: number; readonly all: number };
  /** Beside what nobody has touched; null: it was not compared. */
  readonly comparison: Comparison | null;
}

/** A sandbox beside a second copy of the same beginning and chance, in which nobody does anything. */
export interface Comparison {
  /** What the clock of the sandbox showed then. */
  readonly at: Instant;
  /** Why the time of the second copy stands; null: it is played still. */
  readonly stop: SandboxStop | null;
  /** How far the second copy is. */
  readonly games: Sandbox['games'];
  /** By their places in the sandbox, then who is in the second copy alone; empty until that stands. */
  readonly players: readonly ComparedPlayer[];
}

/** Whose a sandbox is. */
export interface SandboxOwner {
  readonly id: AccountId;
  readonly name: string;
}

/** What is forked, for whom, and who of its players are to be played by himself. */
export interface Fork {
  readonly owner: SandboxOwner;
  readonly tournament: TournamentRecord;
  readonly own: readonly PlayerId[];
  /** As it was then; null: as it is. */
  readonly at: Instant | null;
}

/** How far the time of a sandbox is to go. */
export interface PlayWanted {
  /** null: to the end of the tournament. */
  readonly until: Instant | null;
  /** Until the round is decided that is played now. */
  readonly round: boolean;
  /** So many times faster than outside; null: it jumps from one thing that is due to the next. */
  readonly speed: number | null;
  readonly pastOwnTurns: boolean;
}

/** The sandboxes of this server. */
export interface Sandboxes extends CopiedOf {
  readonly once: Once;
  /** One a person, so many in an hour, and so many in all. */
  fork(fork: Fork): Promise<Result<Sandbox, WrongStatus | TooManyForks>>;
  /** Somebody's own; null: he has none. */
  of(owner: AccountId): Promise<Sandbox | null>;
  play(owner: AccountId, id: SandboxId, wanted: PlayWanted): Promise<Result<Sandbox, NotFound | WrongStatus>>;
  /** Lets time stand, as soon as what is under way is done. */
  stop(owner: AccountId, id: SandboxId): Promise<Result<Sandbox, NotFound>>;
  /** Begins to compare it, as it stands, with a second copy in which nobody does anything; that takes the place of one sandbox more meanwhile. */
  compare(owner: AccountId, id: SandboxId): Promise<Result<Sandbox, NotFound | WrongStatus>>;
  /** Throws it away. */
  remove(owner: AccountId, id: SandboxId): Promise<Result<{ readonly id: SandboxId }, NotFound>>;
}
