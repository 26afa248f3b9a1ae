import { isWhole, seenOf, type Indexed } from './indexed-png.ts';
import { MOST_COLOURS, nearest } from './palette.ts';

/** A picture on which things are put. */
export interface Stamped extends Indexed {
  /** A thing to be put on it. What is not seen through has its own colours as long as there is room; so all are to be inked before one is put. */
  ink(thing: Indexed): Ink;
}

/** A thing that can be put on a picture. */
export interface Ink {
  /** Puts it there with its middle at these points, to the nearest; what goes beyond the edges is left out. Linear in its points. */
  put(x: number, y: number): void;
}

const UNKNOWN = -1;

/** A copy of a picture to put things on. */
export function stampedOn({ width, height, ...board }: Indexed): Stamped {
  const places = new Uint8Array(board.places);
  const colours = [...board.colours];
  const known = new Map(colours.map((colour, place) => [colour, place]));

  /** Where a colour stands, or the nearest to it where there is no more room. */
  function placeOf(colour: number): number {
    const before = known.get(colour);
    if (before !== undefined) return before;
    const place = colours.length < MOST_COLOURS ? colours.push(colour) - 1 : nearest(colours, colour);
    known.set(colour, place);
    return place;
  }

  return {
    ...{ width, height, places, colours },
    ink(thing) {
      for (const colour of thing.colours) if (isWhole(colour)) placeOf(colour);
      // What each colour of the thing makes of each that is under it, worked out when they first meet.
      const inks = thing.places;
      const mixed = new Int16Array(MOST_COLOURS * thing.colours.length).fill(UNKNOWN);
      function mix(met: number): number {
        const colour = thing.colours[Math.floor(met / MOST_COLOURS)] ?? 0;
        const under = met % MOST_COLOURS;
        const seen = seenOf(colour);
        if (seen === 0) return under;
        return placeOf(seen === 255 ? colour : (colour + dimmed(colours[under] ?? 0, 255 - seen)) | 0);
      }
      return {
        put(x, y) {
          const [left, top] = [Math.round(x - thing.width / 2), Math.round(y - thing.height / 2)];
          const [firstRow, endRow] = [Math.max(0, -top), Math.min(thing.height, height - top)];
          const [firstColumn, endColumn] = [Math.max(0, -left), Math.min(thing.width, width - left)];
          for (let row = firstRow; row < endRow; row += 1) {
            let from = row * thing.width + firstColumn;
            const end = (top + row) * width + left + endColumn;
            for (let at = (top + row) * width + left + firstColumn; at < end; at += 1, from += 1) {
              const met = (inks[from] ?? 0) * MOST_COLOURS + (places[at] ?? 0);
              const known = mixed[met] ?? UNKNOWN;
              places[at] = known === UNKNOWN ? (mixed[met] = mix(met)) : known;
            }
          }
        },
      };
    },
  };
}

/** A colour of which only so much of 255 is seen through what is put on it. */
function dimmed(colour: number, share: number): number {
  const part = (shift: number): number => Math.floor((((colour >>> shift) & 255) * share) / 255) << shift;
  return part(0) | part(8) | part(16) | part(24);
}
