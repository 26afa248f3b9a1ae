import { invariant } from '../../kernel/assert.ts';

/** Two players, by their place in the list of points, whose game is open. */
export type OpenGame = readonly [one: number, other: number];

/** The best and the worst rank that a player can still have; equal when his rank is certain. */
export interface PossibleRanks {
  readonly best: number;
  readonly worst: number;
}

/** The most players for whom ranks are worked out: the cost doubles with each. */
export const MOST_RANKED_PLAYERS = 12;

/**
 * The ranks that every player can still have, in the order given: `points` are the games won and what rulings give or take, one point goes to one of the two
 * of every open game. Exact on points: over all ways in which the open games can end, the fewest players with more points
 * than he has, and the most with at least as many, for a tie may fall either way. Ranks only narrow as open games are won.
 *
 * At his best a player wins all his open games. A set of the others can then all stay at or below his points exactly when no
 * part of it has more games among itself than room (Hall's theorem), so the largest such set leaves the fewest above him. At
 * his worst he loses them all, and a set can reach him exactly when no part of it needs more points than it has games. Both
 * are read off all subsets of the others, m · 2^m · m steps for m players: some 50,000 for ten.
 * Source: Kuksu 3.2, our own (kuksu/RULES.md).
 */
export function possibleRanks(points: readonly number[], games: readonly OpenGame[]): readonly PossibleRanks[] {
  const players = points.length;
  invariant(players <= MOST_RANKED_PLAYERS, `ranks are worked out for ${MOST_RANKED_PLAYERS} players at most`);
  return points.map((own, player) => {
    const others = points.map((_, index) => index).filter((index) => index !== player);
    const place = new Map(others.map((index, at) => [index, at]));
    const ofPlayer = games.filter((game) => game.includes(player));
    const between = games
      .filter((game) => !game.includes(player))
      .map(([one, other]) => (1 << (place.get(one) ?? 0)) | (1 << (place.get(other) ?? 0)));
    const room = others.map((index) => Math.floor(own + ofPlayer.length - (points[index] ?? 0)));
    const need = others.map((index) => {
      const won = ofPlayer.filter((game) => game.includes(index)).length;
      return Math.max(0, Math.ceil(own - (points[index] ?? 0)) - won);
    });
    const all = (1 << others.length) - 1;
    const among = gamesAmong(between, others.length);
    const inside = (set: number): number => among[set] ?? 0;
    const touching = (set: number): number => between.length - inside(all & ~set);
    const below = largestSet(room, (set, sum) => inside(set) <= sum);
    const reaching = largestSet(need, (set, sum) => sum <= touching(set));
    return { best: players - below, worst: 1 + reaching };
  });
}

/** How many of the pairs, given as bits, lie in each set of so many players. */
function gamesAmong(pairs: readonly number[], players: number): Int16Array {
  const among = new Int16Array(1 << players);
  for (const pair of pairs) among[pair] = (among[pair] ?? 0) + 1;
  for (let player = 0; player < players; player += 1) {
    const own = 1 << player;
    for (let set = own; set < among.length; set += 1) {
      if ((set & own) !== 0) among[set] = (among[set] ?? 0) + (among[set ^ own] ?? 0);
    }
  }
  return among;
}

/** The size of the largest set every part of which holds; `holds` is told the set, as bits, and the sum of its values. */
function largestSet(values: readonly number[], holds: (set: number, sum: number) => boolean): number {
  const sums = new Int32Array(1 << values.length);
  const sizes = new Int8Array(1 << values.length);
  let largest = 0;
  for (let set = 1; set < sums.length; set += 1) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (values[lowest] ?? 0);
    const size = (sizes[set & (set - 1)] ?? 0) + 1;
    const isGood = holds(set, sums[set] ?? 0) && everyPartIsGood(set, sizes);
    sizes[set] = isGood ? size : NOT_GOOD;
    if (isGood) largest = Math.max(largest, size);
  }
  return largest;
}

const NOT_GOOD = -100;

function everyPartIsGood(set: number, sizes: Int8Array): boolean {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    if ((sizes[set & ~(rest & -rest)] ?? NOT_GOOD) < 0) return false;
  }
  return true;
}
