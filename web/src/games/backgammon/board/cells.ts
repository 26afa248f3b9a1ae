import { BAR, facing, OFF } from './men.ts';
import { barX, EDGE, HEIGHT, pointSpot, trayX, WIDTH, type BoardView } from './places.ts';
import { otherSeat, type Seat } from './position.ts';

/** A place of the board as it lies there, whoever moves. */
export interface BoardPlace {
  /** `p` with the number that the side below gives to a point; or which bar or tray, by the side that it belongs to. */
  readonly name: string;
  /** The point as the side below numbers it; null: the bar or a tray. */
  readonly point: number | null;
  readonly kind: 'point' | 'bar' | 'off';
  /** Whose bar or tray it is. */
  readonly owner: Seat | null;
  /** Where it lies over the drawing, in percent of it. */
  readonly box: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const box = (x: number, width: number, isAbove: boolean) => ({
  left: percent(x - width / 2, WIDTH),
  top: percent(isAbove ? EDGE.top : HEIGHT / 2, HEIGHT),
  width: percent(width, WIDTH),
  height: percent(HEIGHT / 2 - EDGE.top, HEIGHT),
});

/** The upper half, then the lower one, each from the left: points, bar, tray. Men of the side below wait on the upper bar. */
export function cellRows(view: BoardView): readonly (readonly BoardPlace[])[] {
  const row = (isAbove: boolean): readonly BoardPlace[] => {
    const points = Array.from({ length: 12 }, (_, index): BoardPlace & { x: number } => {
      const point = isAbove ? 13 + index : 12 - index;
      const { x } = pointSpot(point, view);
      return { name: `p${point}`, point, kind: 'point', owner: null, x, box: box(x, 44, isAbove) };
    });
    const barOwner = isAbove ? view.bottom : otherSeat(view.bottom);
    const trayOwner = isAbove ? otherSeat(view.bottom) : view.bottom;
    const bar = { x: barX(view), name: `bar ${barOwner}`, kind: 'bar', owner: barOwner } as const;
    const tray = { x: trayX(view), name: `off ${trayOwner}`, kind: 'off', owner: trayOwner } as const;
    return [
      ...points,
      { ...bar, point: null, box: box(bar.x, 54, isAbove) },
      { ...tray, point: null, box: box(tray.x, 60, isAbove) },
    ].sort((one, other) => one.x - other.x);
  };
  return [row(true), row(false)];
}

/** The place of a cell as the mover counts, and whose it is: a point is always his own. */
export function placeOfCell(
  { kind, point, owner }: BoardPlace,
  mover: Seat,
  { bottom }: BoardView,
): { readonly owner: Seat; readonly place: number } {
  if (kind === 'point' && point !== null) return { owner: mover, place: mover === bottom ? point : facing(point) };
  return { owner: owner ?? mover, place: kind === 'bar' ? BAR : OFF };
}
