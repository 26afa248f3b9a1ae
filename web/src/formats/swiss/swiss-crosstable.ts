import { readFragment, type FragmentOf } from '../../graphql/tada.ts';
import type { useNameOf } from '../../player/namesakes.ts';
import {
  standingFragment,
  type CrosstableGame,
  type StandingLine,
  type TieBreak,
} from '../../tournament/crosstable.ts';
import type { RoundView, SideView } from './swiss-rounds.ts';

/** Tells players by their names, namesakes apart. */
type NameOf = ReturnType<typeof useNameOf>;

/** What a round was for the player of a row: a game against somebody, a bye, or nothing. */
export type RoundCell =
  | {
      readonly kind: 'game';
      readonly game: CrosstableGame;
      readonly seat: 'FIRST' | 'SECOND';
      readonly opponent: string;
      /** The rank that the opponent has now; null: he is not in the table. */
      readonly rank: number | null;
    }
  | { readonly kind: 'bye'; readonly worth: number }
  | { readonly kind: 'unpaired' };

/** A Swiss as its crosstable shows it: rows by rank, and in each a cell for every round that is drawn. */
export interface SwissTable {
  readonly provisional: boolean;
  readonly rounds: readonly number[];
  readonly tieBreaks: readonly TieBreak[];
  readonly rows: readonly { readonly standing: StandingLine; readonly cells: readonly RoundCell[] }[];
}

/** The crosstable of these standings and rounds. */
export function swissTable(
  masked: readonly FragmentOf<typeof standingFragment>[],
  rounds: readonly RoundView[],
  nameOf: NameOf,
): SwissTable {
  const standings = masked.map((standing) => readFragment(standingFragment, standing));
  const ranks = new Map(standings.map(({ entry, rank }) => [entry.id, rank]));
  const columns = rounds.map((round) => cellsOf(round, ranks, nameOf));
  return {
    provisional: standings.some(({ played, gamesTotal }) => played < gamesTotal),
    rounds: rounds.map(({ number }) => number),
    tieBreaks: standings[0]?.tieBreaks ?? [],
    rows: standings.map((standing) => ({
      standing,
      cells: columns.map((cells) => cells.get(standing.entry.id) ?? { kind: 'unpaired' }),
    })),
  };
}

function cellsOf(
  { boards, bye }: RoundView,
  ranks: ReadonlyMap<string, number>,
  nameOf: NameOf,
): ReadonlyMap<string, RoundCell> {
  const cells = new Map<string, RoundCell>();
  const add = (own: SideView, other: SideView, seat: 'FIRST' | 'SECOND'): void => {
    const opponent = nameOf(other.entry.player);
    cells.set(own.entry.id, { kind: 'game', game: own.game, seat, opponent, rank: ranks.get(other.entry.id) ?? null });
  };
  for (const { first, second } of boards) {
    add(first, second, 'FIRST');
    add(second, first, 'SECOND');
  }
  if (bye !== null) cells.set(bye.entry.id, { kind: 'bye', worth: bye.worth });
  return cells;
}
