import { BAR, countAt, facing, OFF, stepped, type BoardMen, type ManStep } from './men.ts';
import { otherSeat, type Seat } from './position.ts';

/** A man on his way from one place of his side to another. */
export interface Travel {
  readonly seat: Seat;
  readonly from: number;
  /** His index at the place that he leaves, from 0. */
  readonly fromIndex: number;
  readonly to: number;
  readonly toIndex: number;
  /** How many others travel before him. */
  readonly turn: number;
}

/** The ways of the men in a play, one after the other; who is hit goes to the bar when he is. */
export function travelsOf(before: BoardMen, seat: Seat, steps: readonly ManStep[]): readonly Travel[] {
  const other = otherSeat(seat);
  const travels: Travel[] = [];
  let men = before;
  let turn = 0;
  for (const step of steps) {
    const hit = step.to !== OFF && countAt(men[other], facing(step.to)) > 0;
    const fromIndex = countAt(men[seat], step.from) - 1;
    const toIndex = countAt(men[seat], step.to);
    const goesOn = travels.findIndex((one) => one.seat === seat && one.to === step.from && one.toIndex === fromIndex);
    const started = travels[goesOn];
    if (started) travels[goesOn] = { ...started, to: step.to, toIndex };
    else travels.push({ seat, from: step.from, fromIndex, to: step.to, toIndex, turn: turn++ });
    if (hit) {
      const barIndex = men[other].bar;
      travels.push({ seat: other, from: facing(step.to), fromIndex: 0, to: BAR, toIndex: barIndex, turn });
    }
    men = stepped(men, seat, step);
  }
  return travels;
}

/** The men without those that travel: what lies still meanwhile. */
export function withoutTravellers(after: BoardMen, travels: readonly Travel[]): BoardMen {
  const still = (seat: Seat) => {
    const gone = (place: number): number => travels.filter((one) => one.seat === seat && one.to === place).length;
    const { points, bar, off } = after[seat];
    return {
      points: points.map((count, index) => Math.max(0, count - gone(index + 1))),
      bar: Math.max(0, bar - gone(BAR)),
      off: Math.max(0, off - gone(OFF)),
    };
  };
  return { FIRST: still('FIRST'), SECOND: still('SECOND') };
}
