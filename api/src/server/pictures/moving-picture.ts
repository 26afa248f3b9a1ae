import gifenc from 'gifenc';
import { pointsOf } from '../../application/mail/png-of.ts';
import { spread } from './spread.ts';

/** What a picture that moves shows. */
interface Moving {
  readonly theme: 'light' | 'dark';
  /** In points. */
  readonly width: number;
  /** How many frames there are, at least one. */
  readonly count: number;
  /** One of them as SVG, by its number from 0; null: there is none. */
  readonly frame: (number: number) => Promise<string | null>;
}

/** Milliseconds that a frame is seen, and the last of them. */
const SEEN = 600;
const LAST_SEEN = 3_000;
/** From so many frames the colours of all are taken. */
const SAMPLES = 4;
/** Where in the palette there is no colour, but what was before is seen. */
const AS_BEFORE = 255;
/** What is seen where a drawing leaves something open. */
const BEHIND = { light: 'white', dark: 'black' } as const;

/**
 * A GIF of these frames that begins again for ever, all of the size of the first. Each but the first has only the points that are others
 * than before. A frame is drawn when it is its turn, so that only some are held at once. Null: one of them is not there.
 */
export async function movingPicture({ theme, width, count, frame }: Moving): Promise<Uint8Array | null> {
  const draw = async (number: number) => {
    const drawing = await frame(number);
    return drawing === null ? null : pointsOf(drawing, width, BEHIND[theme]);
  };
  const first = await draw(0);
  if (first === null) return null;
  const { height } = first;
  const known = new Map([[0, sized(first.pixels, width * height)]]);
  const pointsAt = async (number: number): Promise<Uint8Array | null> => {
    const kept = known.get(number);
    if (kept !== undefined) return kept;
    const drawn = await draw(number);
    return drawn && sized(drawn.pixels, width * height);
  };
  for (const number of spread(count, SAMPLES)) {
    const points = await pointsAt(number);
    if (points === null) return null;
    known.set(number, points);
  }
  const palette = gifenc.quantize(Buffer.concat([...known.values()]), AS_BEFORE);
  const picture = gifenc.GIFEncoder();
  let before: Uint8Array | null = null;
  for (let number = 0; number < count; number += 1) {
    const points = await pointsAt(number);
    if (points === null) return null;
    const places = gifenc.applyPalette(points, palette);
    picture.writeFrame(before === null ? places : changed(before, places), width, height, {
      palette: before === null ? wholePalette(palette) : undefined,
      delay: number === count - 1 ? LAST_SEEN : SEEN,
      dispose: 1,
      transparent: before !== null,
      transparentIndex: AS_BEFORE,
    });
    before = places;
  }
  picture.finish();
  return picture.bytes();
}

/** Points in a buffer of their own, as many as there are to be. */
function sized(pixels: Uint8Array, count: number): Uint8Array {
  const points = new Uint8Array(count * 4);
  points.set(pixels.subarray(0, points.length));
  return points;
}

function changed(before: Uint8Array, places: Uint8Array): Uint8Array {
  return places.map((place, at) => (place === before[at] ? AS_BEFORE : place));
}

/** With a colour at every place. */
function wholePalette(palette: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return Array.from({ length: AS_BEFORE + 1 }, (_, place) => palette[place] ?? [0, 0, 0]);
}
