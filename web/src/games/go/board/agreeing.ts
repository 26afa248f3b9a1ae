/** Whether both players of a game are agreeing the score: it is nobody's move then, though an answer is awaited first from one. */
export function isAgreeing(game: object): boolean {
  return 'phase' in game && game.phase === 'SCORING';
}
