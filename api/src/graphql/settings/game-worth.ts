/** What the settings of a table say of its points and tie-breaks, read and given. */
export const TABLE_READ = {
  tieBreaks: 'What separates players with equal points, in this order; empty: nothing.',
  pointsOfWin: 'The points of a game won.',
  pointsOfDraw: 'The points of a game drawn.',
  pointsOfLoss: 'The points of a game lost that was played.',
} as const;

/** The same as it is given. */
export const TABLE_GIVEN = {
  tieBreaks: 'What separates players with equal points, in this order, each once; empty: nothing.',
  pointsOfWin: 'The points of a game won, 1 to 10 in half points; usually 1.',
  pointsOfDraw: 'The points of a game drawn, in half points and less than a game won; usually 0.5.',
  pointsOfLoss:
    'The points of a game lost, in half points and less than a game drawn; usually 0. Who forfeits or has withdrawn gets none.',
} as const satisfies Readonly<Record<keyof typeof TABLE_READ, string>>;
