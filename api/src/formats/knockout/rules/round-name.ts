/** What a round is: one of the last three, in which eight, four or two meet, or one before. */
export const ROUND_KINDS = {
  ROUND: { about: 'One before the last three; see its number.' },
  QUARTER_FINAL: { about: 'Eight players, four matches.' },
  SEMI_FINAL: { about: 'Four players, two matches.' },
  FINAL: { about: 'The last two play for the tournament.' },
} as const;
export type RoundName = keyof typeof ROUND_KINDS;

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
