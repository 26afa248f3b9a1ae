import type { Known } from './known-player.ts';

/** A way to pair everybody: each with his opponent, or null with the bye. */
export type Pairs = readonly (readonly [Known, Known | null])[];

/** All ways, without a thought about rules. */
export function* everyWay(players: readonly (Known | null)[]): Generator<Pairs> {
  const [one, ...others] = players;
  if (one == null) {
    yield [];
    return;
  }
  for (const other of others) {
    for (const rest of everyWay(others.filter((each) => each !== other))) yield [[one, other], ...rest];
  }
}

/** Compares what lists say in order; a list within is compared as a whole, one that ends sooner is the better. */
export type Verdict = readonly (number | readonly number[])[];
export function compare(a: Verdict, b: Verdict): number {
  for (const [index, one] of a.entries()) {
    const other = b[index]!;
    const [left, right] = [[one].flat(), [other].flat()];
    const at = left.findIndex((value, place) => value !== right[place]);
    if (at >= 0) return left[at]! - (right[at] ?? -1_000);
    if (left.length < right.length) return -1;
  }
  return 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const down = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => b - a);

/** Which colour is due, and how much: 3 absolute, 2 strong, 1 mild, 0 none. */
export function due({ colours }: Known): { readonly colour: number; readonly much: number } {
  const balance = sum(colours);
  const last = colours.at(-1) ?? 0;
  if (colours.length === 0) return { colour: 0, much: 0 };
  if (Math.abs(balance) > 1) return { colour: -Math.sign(balance), much: 3 };
  if (colours.length > 1 && colours.at(-2) === last) return { colour: -last, much: 3 };
  return balance === 0 ? { colour: -last, much: 1 } : { colour: -balance, much: 2 };
}

/** Everything by which one way is better than another, the least the best: the whole field, then bracket by bracket from the top. */
export function verdictOf(
  players: readonly Known[],
  pairs: Pairs,
  colourOf: (one: Known, other: Known) => number,
): Verdict {
  const clash = (a: Known, b: Known): boolean =>
    due(a).much === 3 && due(b).much === 3 && due(a).colour === due(b).colour && !a.top && !b.top;
  const bye = pairs.find(([, other]) => other === null)?.[0];
  const games = pairs.flatMap(([a, b]) => (b === null ? [] : [[a, b] as const]));
  const verdict: (number | readonly number[])[] = [
    sum(games.map(([a, b]) => a.met.filter((id) => id === b.id).length)),
    bye?.rested === true ? 1 : 0,
    games.filter(([a, b]) => clash(a, b)).length,
    bye?.points ?? 0,
  ];
  const scores = [...new Set(players.map(({ points }) => points))];
  let floaters: readonly Known[] = [];
  for (const [index, score] of scores.entries()) {
    const residents = players.filter(({ points }) => points === score);
    const here = new Set([...floaters, ...residents]);
    const inside = games.filter(([a, b]) => here.has(a) && here.has(b));
    const left = [...here].filter((each) => !inside.flat().includes(each));
    const next = new Set([...left, ...players.filter(({ points }) => points === scores[index + 1])]);
    const unpaired =
      index + 1 === scores.length
        ? []
        : [...next].filter((each) => !games.some(([a, b]) => next.has(a) && next.has(b) && [a, b].includes(each)));
    verdict.push(
      left.length,
      down(left.map(({ points }) => points)),
      unpaired.length,
      down(unpaired.map(({ points }) => points)),
    );
    verdict.push(bye !== undefined && left.includes(bye) ? bye.unplayed : 0);
    const seats = inside.flatMap(([a, b]) => [
      { player: a, colour: colourOf(a, b), top: a.top || b.top },
      { player: b, colour: -colourOf(a, b), top: a.top || b.top },
    ]);
    verdict.push(
      seats.filter(({ player, colour, top }) => top && Math.abs(sum(player.colours) + colour) > 2).length,
      seats.filter(
        ({ player: { colours }, colour, top }) => top && colours.at(-1) === colour && colours.at(-2) === colour,
      ).length,
      seats.filter(({ player, colour }) => due(player).much > 0 && due(player).colour !== colour).length,
      seats.filter(({ player, colour }) => due(player).much > 1 && due(player).colour !== colour).length,
    );
    const uneven = inside.filter(([a, b]) => a.points > b.points);
    for (const back of [0, 1]) {
      const again = [...left, ...uneven.map(([a]) => a)].filter(({ floats }) => floats[back] === 'down');
      verdict.push(again.length, uneven.filter(([, b]) => b.floats[back] === 'up').length);
    }
    for (const back of [0, 1]) {
      verdict.push(down(left.filter(({ floats }) => floats[back] === 'down').map(({ points }) => points)));
      verdict.push(down(uneven.filter(([, b]) => b.floats[back] === 'up').map(([a]) => a.points)));
    }
    verdict.push(...orderOf(floaters, residents, inside));
    floaters = left;
  }
  return verdict;
}

/** How late the pairs of a bracket come in the list of trials of FIDE C.04.3 B and D. */
function orderOf(
  floaters: readonly Known[],
  residents: readonly Known[],
  pairs: readonly (readonly [Known, Known])[],
): Verdict {
  const partner = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const ranked = [...residents, ...floaters];
  const higherOf = (player: Known): boolean => {
    const other = partner.get(player);
    return other !== undefined && (!floaters.includes(other) || floaters.indexOf(player) < floaters.indexOf(other));
  };
  const rest = residents.filter((each) => !partner.has(each) || residents.includes(partner.get(each)!));
  const place = (player: Known): number => rest.indexOf(player) + 1;
  const inRest = pairs.filter(([a, b]) => rest.includes(a) && rest.includes(b));
  const half = inRest.length;
  const upper = inRest.map(([a, b]) => Math.min(place(a), place(b))).toSorted((a, b) => a - b);
  const wentUp = upper.filter((each) => each > half);
  const wentDown = rest.map(place).filter((each) => each <= half && !upper.includes(each));
  return [
    floaters.map((each) => (partner.has(each) ? 0 : 1)),
    floaters.map((each) => (higherOf(each) ? ranked.indexOf(partner.get(each)!) : ranked.length)),
    wentUp.length,
    sum(wentUp) - sum(wentDown),
    wentDown.toReversed().map((each) => -each),
    wentUp,
    upper.map((each) => place(partner.get(rest[each - 1]!)!)),
  ];
}
