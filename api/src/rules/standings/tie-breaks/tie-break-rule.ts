import type { Message } from '../../../kernel/message.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { HalfPoints } from '../../../kernel/points.ts';
import type { Citation } from '../../citation.ts';
import type { CrosstableRow } from '../crosstable.ts';
import type { PairPlayer, TablePlayer } from '../pair-game.ts';
import type { TieBreakTerm } from '../standing.ts';

/** What a tie-break may look at: the row, and the name and points of every player of the table. */
export interface TieBreakTable<Player extends TablePlayer = PairPlayer> {
  readonly row: CrosstableRow<Player>;
  readonly players: ReadonlyMap<EntryId, Player>;
  readonly points: ReadonlyMap<EntryId, HalfPoints>;
}

/** A tie-break of one row: `order` is exact and compared (higher is better), `value` is shown, `terms` add up to it. */
export interface TieBreakScore {
  readonly order: number;
  readonly value: number;
  readonly terms: readonly TieBreakTerm[];
}

/** A tie-break: its code in tables, its name, the rules that tell of it, and the function. */
export interface TieBreakRule<Player extends TablePlayer = PairPlayer> {
  readonly code: string;
  readonly name: Message;
  readonly rules: Citation;
  readonly score: (table: TieBreakTable<Player>) => TieBreakScore;
}
