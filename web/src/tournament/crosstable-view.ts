import { readFragment, type FragmentOf } from '../graphql/tada.ts';
import {
  crosstableRowsFragment,
  standingFragment,
  type CrosstableCell,
  type CrosstableGame,
  type StandingLine,
  type TieBreak,
} from './crosstable.ts';

/** A group's table as a component walks it: rows as the API ranks them, and each row's games by opponent. */
export interface CrosstableView {
  readonly name: string;
  readonly provisional: boolean;
  /** Every tie-break that some row has, in the order in which they are applied. */
  readonly tieBreaks: readonly TieBreak[];
  readonly rows: readonly {
    readonly standing: StandingLine;
    readonly cells: readonly CrosstableCell[];
    /** The games against the entry of that id, game 1 first; none when the two do not meet. */
    readonly games: (opponentId: string) => readonly CrosstableGame[];
  }[];
}

/** Unmasks a crosstable of the group of that name. */
export function crosstableView(name: string, masked: FragmentOf<typeof crosstableRowsFragment>): CrosstableView {
  const crosstable = readFragment(crosstableRowsFragment, masked);
  const rows = crosstable.rows.map((row) => {
    const byOpponent = new Map(row.cells.map((cell) => [cell.opponent.id, cell.games]));
    const standing = readFragment(standingFragment, row.standing);
    return {
      standing,
      cells: row.cells,
      games: (opponentId: string) => byOpponent.get(opponentId) ?? [],
    };
  });
  // Who brings nothing from an earlier tournament has no tie-breaks of it: the longest list names them all.
  const tieBreaks = rows.map(({ standing }) => standing.tieBreaks).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return { name, provisional: crosstable.provisional, tieBreaks, rows };
}
