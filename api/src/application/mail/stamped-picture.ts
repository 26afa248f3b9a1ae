import { indexed, indexedPng, type Indexed } from './indexed-png.ts';
import { pointsOf } from './png-of.ts';
import { stampedOn, type Ink } from './stamped-on.ts';

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
 * Linear in the points of what is put.
 */
export async function stampedPng(drawing: StampedDrawing, width: number): Promise<Uint8Array> {
  const scale = width / drawing.width;
  const board = await keptPicture(wholeDrawing({ ...drawing, stamps: [] }), width);
  const picture = stampedOn(board);
  const arts = new Map(drawing.stamps.map(({ art }) => [alone(art), art]));
  const inked = new Map<string, Ink>();
  for (const [look, { reach }] of arts)
    inked.set(look, picture.ink(await keptPicture(look, Math.ceil(2 * reach.x * scale))));
  for (const { x, y, art } of drawing.stamps) inked.get(alone(art))?.put(x * scale, y * scale);
  return indexedPng(picture);
}

const alone = ({ drawing, reach: { x, y } }: StampArt): string =>
  `<svg ${NAMESPACE} viewBox="${-x} ${-y} ${2 * x} ${2 * y}" width="${2 * x}" height="${2 * y}">${drawing}</svg>`;

/** So many things are kept at once, some 2 kB each and a board some 500; those that were asked for longest ago go first. */
const MOST_KEPT = 300;
const kept = new Map<string, Promise<Indexed>>();

function keptPicture(drawing: string, width: number): Promise<Indexed> {
  const key = `${width} ${drawing}`;
  const picture = kept.get(key) ?? pointsOf(drawing, width).then(indexed);
  kept.delete(key);
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
}
