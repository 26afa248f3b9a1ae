import { bracketOf } from './bracket.ts';
import type { SwissPair } from './bracket-search.ts';
import { naturalPairs } from './natural-pairs.ts';
import { pairsOfBracket } from './pair-bracket.ts';
import { byScore, type SwissPlayer } from './player.ts';

/**
 * The pairs of a round, the one of the best player first, the bye last: bracket after bracket from the most points down, who finds nobody there
 * floating down to the next. Everybody is in one; an odd field has a bye. Some n³ steps a bracket that takes a search, half a second a
 * round for a hundred players; the first round takes none, and some milliseconds.
 * Source: Swiss 2, 3, after FIDE C.04.3.
 */
export function pairsOfRound(players: readonly SwissPlayer[]): readonly SwissPair[] {
  const hasBye = players.length % 2 === 1;
  const pairs: SwissPair[] = [];
  let others = players;
  let floaters: readonly SwissPlayer[] = [];
  while (others.length > 0) {
    const bracket = bracketOf(floaters, others);
    const found = naturalPairs(bracket) ?? pairsOfBracket(bracket, hasBye);
    const paired = new Set(found.flatMap(({ higher, lower }) => [higher, lower]));
    pairs.push(...found.map(inOrder));
    floaters = [...bracket.players].filter((player) => !paired.has(player));
    others = bracket.below;
  }
  const resting = floaters.map((higher): SwissPair => ({ higher, lower: null }));
  return [...pairs.toSorted(byBoard), ...resting];
}

function inOrder({ higher, lower }: SwissPair): SwissPair {
  return lower !== null && byScore(lower, higher) < 0 ? { higher: lower, lower: higher } : { higher, lower };
}

/** The pair with the better player first; then that whose points are more together, then the player list. Source: FIDE C.04.2. */
function byBoard(a: SwissPair, b: SwissPair): number {
  return (
    b.higher.points - a.higher.points ||
    (b.lower?.points ?? 0) - (a.lower?.points ?? 0) ||
    a.higher.number - b.higher.number
  );
}
