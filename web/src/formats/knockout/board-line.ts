/** What a player tells of a board: it has started, it ended drawn, or somebody, by his handle, has won it by so many points. */
export type BoardTold = 'started' | 'drawn' | { readonly winner: string; readonly points: number };

/** The line by which a board of this match is reported, as it would stand in the subject of a mail. */
export function boardLine(match: number, board: string, told: BoardTold): string {
  const said = typeof told === 'string' ? told : `won by *${told.winner}* by ${told.points} points`;
  return `match ${match}: board ${board.trim()} ${said}`;
}
