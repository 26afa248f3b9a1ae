import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import { byScore, type SwissPlayer } from './player.ts';

/** How much a player ought to have a seat: not at all, mildly, strongly, absolutely. */
export const STRENGTHS = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;

/** The seat that a player ought to have. `seat` null: either. */
export interface Preference {
  readonly seat: Seat | null;
  readonly strength: number;
}

/** Two players and their seats. */
export interface Seated {
  readonly first: SwissPlayer;
  readonly second: SwissPlayer;
}

/** How many more games he has begun than not. */
export function seatDifference({ seats }: SwissPlayer): number {
  return seats.reduce((sum, seat) => sum + (seat === 'first' ? 1 : -1), 0);
}

/** The seat that his games leave him. Source: Swiss 4.1. */
export function preferenceOf(player: SwissPlayer): Preference {
  const difference = seatDifference(player);
  const [last, before] = player.seats.toReversed();
  if (last === undefined) return { seat: null, strength: STRENGTHS.none };
  const balance: Seat = difference === 0 ? otherSeat(last) : difference > 0 ? 'second' : 'first';
  if (Math.abs(difference) > 1) return { seat: balance, strength: STRENGTHS.absolute };
  if (last === before) return { seat: otherSeat(last), strength: STRENGTHS.absolute };
  return { seat: balance, strength: difference === 0 ? STRENGTHS.mild : STRENGTHS.strong };
}

/** Who of two has which seat. Source: Swiss 4.3. */
export function seated(one: SwissPlayer, other: SwissPlayer): Seated {
  const [higher, lower] = byScore(one, other) <= 0 ? [one, other] : [other, one];
  const seat = seatOfHigher(higher, lower);
  return seat === 'first' ? { first: higher, second: lower } : { first: lower, second: higher };
}

function seatOfHigher(higher: SwissPlayer, lower: SwissPlayer): Seat {
  const [own, others] = [preferenceOf(higher), preferenceOf(lower)];
  if (own.seat === null && others.seat === null) return higher.number % 2 === 1 ? 'first' : 'second';
  if (own.seat === null) return otherSeat(others.seat ?? 'second');
  if (others.seat === null || others.seat !== own.seat) return own.seat;
  if (own.strength !== others.strength) return own.strength > others.strength ? own.seat : otherSeat(own.seat);
  const wider = Math.abs(seatDifference(higher)) - Math.abs(seatDifference(lower));
  if (own.strength === STRENGTHS.absolute && wider !== 0) return wider > 0 ? own.seat : otherSeat(own.seat);
  return alternated(higher, lower) ?? own.seat;
}

/** The seat against that of the latest game in which the two had different ones; null: there is none. */
function alternated(higher: SwissPlayer, lower: SwissPlayer): Seat | null {
  const others = lower.seats.toReversed();
  const different = higher.seats.toReversed().find((seat, back) => (others[back] ?? seat) !== seat);
  return different === undefined ? null : otherSeat(different);
}
