/** Who lost a match of round 1, and how it was decided: played out, by one who did not play, by the rules after the last week, by the director. */
export interface FirstRoundLoss {
  readonly loser: string;
  readonly how: 'points' | 'forfeit' | 'ruled' | 'director';
}

/** Who comes back, in the order drawn, and for how many places the director has to find somebody. */
export interface LuckyLosers {
  readonly drawn: readonly string[];
  readonly missing: number;
}

/**
 * The lucky losers of round 2: drawn from those who lost a match that was played out, during the last week too; where they are too few, from those who
 * were ruled to have lost. Never one who did not play. `order` draws an order by lot. Source: formats.md D.2.3, D.2.5, D.2.6, KO-ELIGIBLE, KO-SHORT.
 */
export function luckyLosers(
  needed: number,
  losses: readonly FirstRoundLoss[],
  order: (lot: string, ids: readonly string[]) => readonly string[],
): LuckyLosers {
  const losersBy = (how: FirstRoundLoss['how']): readonly string[] =>
    losses.filter((loss) => loss.how === how).map(({ loser }) => loser);
  const eligible = order('round-2-losers', losersBy('points')).slice(0, needed);
  const ruled = order('round-2-ruled', losersBy('ruled')).slice(0, needed - eligible.length);
  const drawn = [...eligible, ...ruled];
  return { drawn, missing: needed - drawn.length };
}
