import { BAR, facing, OFF } from './men.ts';
import type { Seat } from './position.ts';

/** Which side sits below, and whether it bears off to the right. */
export interface BoardView {
  readonly bottom: Seat;
  readonly homeRight: boolean;
}

/** Width and height of the drawing. Source: look.md 6, Backgammon. */
export const WIDTH = 702;
/** In the same units. */
export const HEIGHT = 560;
/** A man’s width, and from one man to the next. */
export const MAN = 41;
/** The upper and the lower end of the points. */
export const EDGE = { top: 30, bottom: 530 } as const;
/** How high a point is. */
export const POINT_HEIGHT = 208;
/** How many men lie one above the other; further ones are told by a number. */
export const STACK = 5;

const POINT = 44;
const FIELDS = [18, 336] as const;
const BAR_X = 309;
const BAR_STACK = 3;
const TRAY_X = 654;
const MIDDLE = HEIGHT / 2;
const OFF_PITCH = 13.6;
/** Size of a man in the tray, seen from its edge. */
export const OFF_MAN = { width: 52, height: 11.4 } as const;

/** A place in the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** x as it is seen: mirrored where the side below bears off to the left. */
export const seenX = (x: number, { homeRight }: BoardView): number => (homeRight ? x : WIDTH - x);

/** The number that the side below gives to a point of a side. */
export const numberBelow = (seat: Seat, point: number, { bottom }: BoardView): number =>
  seat === bottom ? point : facing(point);

/** Where a point lies by the number that the side below gives it: its middle, and whether its base is above. */
export function pointSpot(number: number, view: BoardView): { readonly x: number; readonly above: boolean } {
  const above = number > 12;
  const column = above ? number - 13 : 12 - number;
  const x = column < 6 ? FIELDS[0] + POINT * (column + 0.5) : FIELDS[1] + POINT * (column - 5.5);
  return { x: seenX(x, view), above };
}

/** The middle of the bar. */
export const barX = (view: BoardView): number => seenX(BAR_X, view);

/** The middle of both trays. */
export const trayX = (view: BoardView): number => seenX(TRAY_X, view);

/** How many men of a place are drawn; the number of all stands on the last of them where there are more. */
export const drawnAt = (place: number, count: number): number => {
  if (place === OFF) return count;
  return Math.min(count, place === BAR ? BAR_STACK : STACK);
};

/** Where the man of an index, from 0, lies at a place of a side; beyond the drawn ones the last of them. */
export function manSpot(seat: Seat, place: number, index: number, view: BoardView): Spot {
  const isBelow = seat === view.bottom;
  if (place === BAR) {
    const step = MAN * Math.min(index, BAR_STACK - 1);
    return { x: barX(view), y: isBelow ? MIDDLE - 60 - step : MIDDLE + 60 + step };
  }
  if (place === OFF) {
    const step = 7.7 + OFF_PITCH * index;
    return { x: trayX(view), y: isBelow ? EDGE.bottom - step : EDGE.top + step };
  }
  const { x, above } = pointSpot(numberBelow(seat, place, view), view);
  const step = 21 + MAN * Math.min(index, STACK - 1);
  return { x, y: above ? EDGE.top + step : EDGE.bottom - step };
}

/** Where the tip of a point is, and where it looks: down from above, or up. */
export function tipSpot(seat: Seat, point: number, view: BoardView): Spot & { readonly above: boolean } {
  const { x, above } = pointSpot(numberBelow(seat, point, view), view);
  return { x, above, y: above ? EDGE.top + POINT_HEIGHT : EDGE.bottom - POINT_HEIGHT };
}

const diceX = (seat: Seat, { bottom }: BoardView): number => (seat === bottom ? 468 : 150);

/** The middle of the half of the board where a side rolls: the one below at its right, as the seat sees it. */
export const diceSpot = (seat: Seat, view: BoardView): Spot => ({ x: seenX(diceX(seat, view), view), y: MIDDLE });

/** Where the cube is laid before a side that is asked: beside the dice that this side has rolled. */
export const offeredSpot = (seat: Seat, view: BoardView): Spot => ({
  x: seenX(diceX(seat, view) + 84, view),
  y: MIDDLE,
});

/** Where the cube lies: between the trays while both may turn it, else on the bar at its owner’s end. */
export const cubeSpot = (owner: Seat | null, view: BoardView): Spot => {
  if (owner === null) return { x: trayX(view), y: MIDDLE };
  return { x: barX(view), y: owner === view.bottom ? EDGE.bottom - 24 : EDGE.top + 24 };
};

/** A place of a side, as that side counts. */
export interface PlaceOf {
  readonly seat: Seat;
  readonly place: number;
}

/** The part of the drawing that a place has: the whole point, half of the bar, or the tray. */
export function frameOf({ seat, place }: PlaceOf, view: BoardView) {
  if (place === OFF) {
    const y = seat === view.bottom ? EDGE.bottom - 208 : EDGE.top - 2;
    return { x: trayX(view) - 32, y, width: 64, height: 210 };
  }
  const { x, y } = manSpot(seat, place, 0, view);
  if (place === BAR) return { x: x - 26, y: y > MIDDLE ? 300 : 80, width: 52, height: 180 };
  return { x: x - 22, y: y > MIDDLE ? EDGE.bottom - 212 : EDGE.top - 2, width: 44, height: 214 };
}

/** One path of zero-length strokes: with round caps all men of a side. */
export const dots = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** One path of all points of a parity, as triangles. */
export const pointsPath = (isOdd: boolean, view: BoardView): string =>
  Array.from({ length: 24 }, (_, index) => index + 1)
    .filter((number) => (number % 2 === 1) === isOdd)
    .map((number) => {
      const { x, above } = pointSpot(number, view);
      return above
        ? `M${x - 21} ${EDGE.top}h42L${x} ${EDGE.top + POINT_HEIGHT}z`
        : `M${x - 21} ${EDGE.bottom}h42L${x} ${EDGE.bottom - POINT_HEIGHT}z`;
    })
    .join('');
