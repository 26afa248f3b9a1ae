import { otherSeat, type BackgammonBoardPosition, type Seat } from './position.ts';

/** The men of one side, counted from its own side. */
export interface SideMen {
  /** How many stand on its points 1 to 24, its home first. */
  readonly points: readonly number[];
  readonly bar: number;
  readonly off: number;
}

/** The men of both sides. */
export type BoardMen = Readonly<Record<Seat, SideMen>>;

/** A place as its owner counts: 1 to 24, the bar, or off the board. */
export const BAR = 25;
/** Where men are borne off to. */
export const OFF = 0;

/** One man moved, as the API tells it: from 1 to 24 or 25, the bar; to 1 to 24 or 0, off. */
export interface ManStep {
  readonly from: number;
  readonly to: number;
}

/** The men of a position. */
export const menOf = ({ men }: Pick<BackgammonBoardPosition, 'men'>): BoardMen => ({
  FIRST: men.white,
  SECOND: men.black,
});

/** How many men of a side are at a place. */
export const countAt = (men: SideMen, place: number): number => {
  if (place === BAR) return men.bar;
  return place === OFF ? men.off : (men.points[place - 1] ?? 0);
};

/** The place of the other side that is the same point of the board; only points are shared. */
export const facing = (place: number): number => 25 - place;

const add = (men: SideMen, place: number, by: number): SideMen => {
  if (place === BAR) return { ...men, bar: men.bar + by };
  if (place === OFF) return { ...men, off: men.off + by };
  return { ...men, points: men.points.map((count, index) => (index === place - 1 ? count + by : count)) };
};

/** The men after a step that the server serves; who stands alone where it ends is on the bar. */
export function stepped(men: BoardMen, seat: Seat, { from, to }: ManStep): BoardMen {
  const other = otherSeat(seat);
  const isHit = to !== OFF && countAt(men[other], facing(to)) > 0;
  const met = isHit ? add(add(men[other], facing(to), -1), BAR, 1) : men[other];
  const mine = add(add(men[seat], from, -1), to, 1);
  return seat === 'FIRST' ? { FIRST: mine, SECOND: met } : { FIRST: met, SECOND: mine };
}

/** The men after these steps, one after the other. */
export const afterSteps = (men: BoardMen, seat: Seat, steps: readonly ManStep[]): BoardMen =>
  steps.reduce((now, step) => stepped(now, seat, step), men);

/** How far a side has to go with these men. */
export const pipsOf = (men: SideMen): number =>
  men.points.reduce((sum, count, index) => sum + count * (index + 1), men.bar * BAR);
