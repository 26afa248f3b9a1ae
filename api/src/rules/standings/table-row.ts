import type { PairCell } from './crosstable.ts';
import type { Standing } from './standing.ts';

/** A ranked row of a table and what it says of every opponent, in the order of the table. */
export interface TableRow {
  readonly standing: Standing;
  readonly cells: readonly PairCell[];
}
