import type { Seat } from '../../../kernel/seat.ts';
import type { Bracket } from './bracket.ts';
import type { Float, SwissPlayer } from './player.ts';
import { preferenceOf, seatDifference, seated, STRENGTHS } from './seats.ts';

/** One of a possible pair; null: nobody, the other has the bye. */
export type Side = SwissPlayer | null;

/**
 * What a pair costs, the weightiest first; of all ways to pair a field that is best whose sums are the smallest, compared in this order. The first four
 * count wherever the pair is, so that what is decided in a bracket leaves the rest of the field room. `higher` has at least the points of `lower`.
 * Source: Swiss 3, after FIDE C.04.3 C.
 */
export function costsOf(bracket: Bracket, higher: SwissPlayer, lower: Side): readonly number[] {
  return [...everywhere(higher, lower), ...floaters(bracket, higher, lower), ...inside(bracket, higher, lower)];
}

/** A pair again, a bye again, two who must have one seat, the points of who has the bye. Source: Swiss 3.1 to 3.4. */
function everywhere(higher: SwissPlayer, lower: Side): readonly number[] {
  if (lower === null) return [0, higher.hasRested ? 1 : 0, 0, higher.points];
  return [higher.met.get(lower.entry) ?? 0, 0, mustShareASeat(higher, lower) ? 1 : 0, 0];
}

/** Whether both must have the same seat, and may not meet for it. Source: Swiss 3.3. */
export function mustShareASeat(one: SwissPlayer, other: SwissPlayer): boolean {
  const [a, b] = [preferenceOf(one), preferenceOf(other)];
  const isAbsolute = a.strength === STRENGTHS.absolute && b.strength === STRENGTHS.absolute;
  return isAbsolute && a.seat === b.seat && !one.isTopscorer && !other.isTopscorer;
}

/** Who floats down from this bracket, how many and with which points, and then from the next. Source: Swiss 3.5 to 3.8. */
function floaters({ players, next, scores }: Bracket, higher: SwissPlayer, lower: Side): readonly number[] {
  const isHere = players.has(higher);
  const floats = isHere && (lower === null || !players.has(lower)) ? [higher] : [];
  const isNext = (player: Side): boolean => player !== null && next.has(player);
  const goes = isNext(higher) || isHere ? [higher] : [];
  const floatsOn = next.size > 0 && (floats.length > 0 || !isHere) && !isNext(lower) ? goes : [];
  const rest = lower === null && isHere ? higher.unplayed : 0;
  return [...countsOf(floats, scores), ...countsOf(floatsOn, scores), rest];
}

/** How many there are, and how many with each number of points. */
function countsOf(players: readonly SwissPlayer[], scores: readonly number[]): readonly number[] {
  return [players.length, ...scores.map((score) => players.filter(({ points }) => points === score).length)];
}

/** Seats and floats of the bracket. Source: Swiss 3.9 to 3.12. */
function inside(bracket: Bracket, higher: SwissPlayer, lower: Side): readonly number[] {
  const isHere = bracket.players.has(higher);
  const isPair = isHere && lower !== null && bracket.players.has(lower);
  const seats = isPair ? seatCosts(higher, lower) : [0, 0, 0, 0];
  const isDown = isHere && (!isPair || lower.points < higher.points);
  const up = isPair && lower.points < higher.points ? lower : null;
  const repeats = [0, 1].flatMap((back) => [
    isDown && floatOf(higher, back) === 'down' ? 1 : 0,
    up !== null && floatOf(up, back) === 'up' ? 1 : 0,
  ]);
  const differences = [0, 1].flatMap((back) => [
    ...bracket.scores.map((score) =>
      !isPair && isHere && score === higher.points && floatOf(higher, back) === 'down' ? 1 : 0,
    ),
    ...bracket.scores.map((score) => (up !== null && score === higher.points && floatOf(up, back) === 'up' ? 1 : 0)),
  ]);
  return [...seats, ...repeats, ...differences];
}

function floatOf({ floats }: SwissPlayer, back: number): Float {
  return floats[back] ?? null;
}

/** Topscorers' pairs whose seats are out of balance or the same a third time, preferences and strong ones that are not met. */
function seatCosts(one: SwissPlayer, other: SwissPlayer): readonly number[] {
  const { first, second } = seated(one, other);
  const both: readonly (readonly [SwissPlayer, Seat])[] = [
    [first, 'first'],
    [second, 'second'],
  ];
  const isTop = one.isTopscorer || other.isTopscorer;
  const count = (holds: (player: SwissPlayer, seat: Seat) => boolean): number =>
    both.filter(([player, seat]) => holds(player, seat)).length;
  const isDenied = (player: SwissPlayer, seat: Seat, least: number): boolean => {
    const preference = preferenceOf(player);
    return preference.seat !== null && preference.seat !== seat && preference.strength >= least;
  };
  return [
    isTop ? count((player, seat) => Math.abs(seatDifference(player) + (seat === 'first' ? 1 : -1)) > 2) : 0,
    isTop ? count((player, seat) => player.seats.length > 1 && player.seats.slice(-2).every((had) => had === seat)) : 0,
    count((player, seat) => isDenied(player, seat, STRENGTHS.mild)),
    count((player, seat) => isDenied(player, seat, STRENGTHS.strong)),
  ];
}
