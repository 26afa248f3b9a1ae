import type { Message } from '../kernel/message.ts';
import type { GameId } from '../kernel/ids.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ResultHow } from '../rules/formats/format.ts';

/** Why a record cannot be imported, by what is wrong with it. */
export const RECORD_FAULTS = ['UNREADABLE', 'UNMATCHED', 'REPEATED', 'CONTRADICTORY'] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** What is wrong with a record, and where: line and column (from 1) in the whole text, `ply` (from 0) if a move is to blame. */
export interface RecordProblem {
  readonly fault: RecordFault;
  readonly message: Message;
  readonly line: number;
  readonly column: number;
  readonly ply: number | null;
}

/** How a record says that its game ended. `winner` null: nobody gets the point. */
export interface RecordedResult {
  readonly winner: Seat | null;
  readonly how: ResultHow;
}

/**
 * One record of a text as it was read: where it begins, whom it names, how many moves it has, the game that it is of (null:
 * none was found), the result that it gives (null: none), whether that is new, and what is odd or wrong about it.
 */
export interface ReadRecord {
  readonly line: number;
  readonly first: string;
  readonly second: string;
  readonly plies: number;
  readonly gameId: GameId | null;
  readonly result: RecordedResult | null;
  readonly decides: boolean;
  readonly warnings: readonly Message[];
  readonly problem: RecordProblem | null;
}
