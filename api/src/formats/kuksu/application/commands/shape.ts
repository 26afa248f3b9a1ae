import type { EntryId, TournamentId } from '../../../../kernel/ids.ts';
import type { LastCycle } from '../../rules/last-cycle.ts';
import type { CommonError, WrongStatus } from '../../../../application/errors.ts';
import type { Effects } from '../../../../application/events.ts';

/** A player of the cycle and what he brings from the last one. */
export interface LastCycleMatch {
  readonly entryId: EntryId;
  readonly previous: LastCycle;
}

/** What a cycle has taken over from the last one; with dryRun what it would. */
export interface LastCycleDone {
  readonly tournamentId: TournamentId;
  /** in the order of the entries */
  readonly matched: readonly LastCycleMatch[];
  /** the names of those of the last cycle who are not in this one, or not one alone, in their order */
  readonly unmatched: readonly string[];
  /** the entries who were not in the last cycle */
  readonly newcomers: readonly EntryId[];
  readonly effects: Effects;
}

/** Every way in which a last cycle cannot be taken over. */
export type LastCycleError = CommonError | WrongStatus;
