import type { EntryId } from '../../kernel/ids.ts';

/** A player of a table. */
export interface TablePlayer {
  readonly id: EntryId;
  readonly name: string;
}

/** A player of a pair table, with what the last tie-break needs. */
export interface PairPlayer extends TablePlayer {
  readonly elo: number;
  readonly matches: number;
}

/**
 * One game of a pair: `number` 1 or 2, `first` has the first move. `winner` means nothing while the game is open; null in a
 * decided game: nobody gets the point, or each half of it where it `isDrawn`. `isForfeited`: it counts as one that was not played. `key` is the caller's own name of the game, null if it has none.
 */
export interface PairGame {
  readonly key: string | null;
  readonly first: EntryId;
  readonly second: EntryId;
  readonly number: number;
  readonly decided: boolean;
  readonly winner: EntryId | null;
  readonly isDrawn?: boolean;
  readonly isForfeited?: boolean;
}

/** The games that a pair of a double round robin plays. Source: KIBA 5.3. */
export const GAMES_OF_A_PAIR = 2;
