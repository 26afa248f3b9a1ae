import { indexedPng, wholePoints, type Points } from './indexed-png.ts';
import { pointsOf } from './png-of.ts';

/** A drawing of things that recur, put where they stand on what never changes. In SVG without text elements, in units of its own. */
export interface StampedDrawing {
  readonly width: number;
  readonly height: number;
  /** What never changes. */
  readonly still: string;
  /** What is put on it, one after the other. */
  readonly stamps: readonly Stamp[];
}

/** A thing with its middle at a place of a drawing. */
export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly art: StampArt;
}

/** How a thing looks, around its middle at 0 0. */
export interface StampArt {
  readonly drawing: string;
  /** It goes so far from its middle to each side, up and down at the most. */
  readonly reach: { readonly x: number; readonly y: number };
}

/** A thing that goes so far from its middle on every side. */
export const within = (reach: number, drawing: string): StampArt => ({ drawing, reach: { x: reach, y: reach } });

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** The whole as one SVG. */
export function wholeDrawing({ width, height, still, stamps }: StampedDrawing): string {
  const put = stamps.map(({ x, y, art }) => `<g transform="translate(${x} ${y})">${art.drawing}</g>`);
  return `<svg ${NAMESPACE} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${still}${put.join('')}</svg>`;
}

/**
 * The whole as a PNG so many points wide. Each thing is drawn once, and kept; then it is only put in its place, to the nearest point.
 * Linear in the points of the picture.
 */
export async function stampedPng(drawing: StampedDrawing, width: number): Promise<Uint8Array> {
  const scale = width / drawing.width;
  const board = await keptPoints(wholeDrawing({ ...drawing, stamps: [] }), width);
  const picture: Points = { ...board, pixels: new Uint8Array(board.pixels) };
  for (const { x, y, art } of drawing.stamps) {
    const thing = await keptPoints(alone(art), Math.ceil(2 * art.reach.x * scale));
    put(picture, thing, Math.round(x * scale - thing.width / 2), Math.round(y * scale - thing.height / 2));
  }
  return indexedPng(picture);
}

const alone = ({ drawing, reach: { x, y } }: StampArt): string =>
  `<svg ${NAMESPACE} viewBox="${-x} ${-y} ${2 * x} ${2 * y}" width="${2 * x}" height="${2 * y}">${drawing}</svg>`;

/** So many things are kept at once, some 20 kB each and a board some 2 MB; those that were asked for longest ago go first. */
const MOST_KEPT = 300;
const kept = new Map<string, Promise<Points>>();

function keptPoints(drawing: string, width: number): Promise<Points> {
  const key = `${width} ${drawing}`;
  const points = kept.get(key) ?? pointsOf(drawing, width);
  kept.delete(key);
  kept.set(key, points);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return points;
}

/** Puts a thing on a picture, its upper left corner there; what goes beyond the edges is left out. */
function put(picture: Points, thing: Points, left: number, top: number): void {
  const [on, from] = [wholePoints(picture), wholePoints(thing)];
  const [firstRow, endRow] = [Math.max(0, -top), Math.min(thing.height, picture.height - top)];
  const [firstColumn, endColumn] = [Math.max(0, -left), Math.min(thing.width, picture.width - left)];
  for (let row = firstRow; row < endRow; row += 1) {
    const start = (top + row) * picture.width + left;
    for (let column = firstColumn; column < endColumn; column += 1) {
      const colour = from[row * thing.width + column] ?? 0;
      const seen = colour >>> 24;
      if (seen === 255) on[start + column] = colour;
      else if (seen > 0) on[start + column] = colour + dimmed(on[start + column] ?? 0, 255 - seen);
    }
  }
}

/** A colour of which only so much of 255 is seen through what is put on it. */
function dimmed(colour: number, share: number): number {
  const part = (shift: number): number => Math.floor((((colour >>> shift) & 255) * share) / 255) << shift;
  return part(0) | part(8) | part(16) | part(24);
}
