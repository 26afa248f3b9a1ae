/** What a round is: one of the last three, in which eight, four or two meet, or one before. */
export const ROUND_NAMES = ['ROUND', 'QUARTER_FINAL', 'SEMI_FINAL', 'FINAL'] as const;
export type RoundName = (typeof ROUND_NAMES)[number];

/** What a round of so many players is. */
export function roundName(players: number): RoundName {
  if (players === 2) return 'FINAL';
  if (players === 4) return 'SEMI_FINAL';
  return players === 8 ? 'QUARTER_FINAL' : 'ROUND';
}

/** The round in words, such as `Round 2` or `Semi-finals`. */
export function roundTitle(number: number, players: number): string {
  switch (roundName(players)) {
    case 'FINAL':
      return 'Final';
    case 'SEMI_FINAL':
      return 'Semi-finals';
    case 'QUARTER_FINAL':
      return 'Quarter-finals';
    case 'ROUND':
      return `Round ${number}`;
  }
}
