/**
 * What a field of a knock-out comes to: matches and bye of round 1, how many go on, the lucky losers that fill them up to a power of two in round 2, the
 * rounds and all matches. `too-few`: there is nothing to play, every number 0.
 */
export interface KnockoutPlan {
  readonly kind: 'ok' | 'too-few';
  readonly firstRoundMatches: number;
  readonly hasBye: boolean;
  readonly goOn: number;
  readonly luckyLosers: number;
  readonly rounds: number;
  readonly allMatches: number;
}

const NOTHING = { firstRoundMatches: 0, hasBye: false, goOn: 0, luckyLosers: 0, rounds: 0, allMatches: 0 } as const;

/** The plan of a knock-out of so many. Source: Knock-out 2.2, 2.3, 6. */
export function knockoutPlan(players: number): KnockoutPlan {
  if (players < 2) return { kind: 'too-few', ...NOTHING };
  const goOn = Math.ceil(players / 2);
  const field = powerFrom(goOn);
  const firstRoundMatches = Math.floor(players / 2);
  return {
    kind: 'ok',
    firstRoundMatches,
    hasBye: players % 2 === 1,
    goOn,
    luckyLosers: field - goOn,
    rounds: 1 + Math.log2(field),
    allMatches: firstRoundMatches + field - 1,
  };
}

/** The least power of two that is not below this. */
export function powerFrom(count: number): number {
  let power = 1;
  while (power < count) power *= 2;
  return power;
}
