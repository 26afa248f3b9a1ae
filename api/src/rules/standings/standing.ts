import type { Message } from '../../kernel/message.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { HalfPoints } from '../../kernel/points.ts';
import type { Citation } from '../citation.ts';

/** One summand of a tie-break, in words and as a number in the tie-break's own unit. */
export interface TieBreakTerm {
  readonly text: Message;
  readonly value: number;
  readonly opponent: EntryId | null;
}

/** A tie-break as shown: its code (SB, SOS …) and name, its value as people read it, the terms that add up to it, and the rules that tell of it. */
export interface TieBreak {
  readonly code: string;
  readonly name: Message;
  readonly value: number;
  /** Less of it is better, as of places; missing: more is. */
  readonly isLessBetter?: true;
  readonly terms: readonly TieBreakTerm[];
  readonly rules: Citation;
}

/** One row of a table. `rank` is shared by rows that nothing separates (`shared` says so). */
export interface Standing {
  readonly rank: number;
  readonly shared: boolean;
  readonly entry: EntryId;
  readonly points: HalfPoints;
  readonly played: number;
  readonly games: number;
  readonly tieBreaks: readonly TieBreak[];
  readonly zone: string | null;
}
