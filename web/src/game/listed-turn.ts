/** One entry of a list of moves: what it says, whose it is, and how many plies have been played after it. */
export interface ListedTurn {
  readonly notation: string;
  readonly seat: 'FIRST' | 'SECOND' | null;
  readonly after: number;
}
