import { crc32, deflateSync } from 'node:zlib';

/** Points of a picture in rows from the top, four bytes each: red, green, blue, and one that does not count. */
export interface Points {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
const DEPTH = 8;
const INDEXED = 3;

/**
 * A PNG of at most 256 colours, which for flat drawings is less than half the size of one with all: the most frequent ones,
 * every other shown as the nearest of these. Written here, since the package `fast-png` leaves the choice of the colours to its
 * caller, and is slower than zlib. Source: PNG (W3C) 5, 11.
 */
export function indexedPng({ width, height, pixels }: Points): Uint8Array {
  const palette = paletteOf(pixels);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(pixels, (y * width + x) * 4);
      const place = places.get(colour) ?? nearest(palette, colour);
      places.set(colour, place);
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([DEPTH, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function paletteOf(pixels: Uint8Array): readonly number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = colourAt(pixels, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a);
  return byCount.slice(0, MOST_COLOURS).map(([colour]) => colour);
}

function colourAt(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

function partsOf(colour: number): readonly number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function nearest(palette: readonly number[], colour: number): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour);
  const distances = palette.map((other) => {
    const [r = 0, g = 0, b = 0] = partsOf(other);
    return Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue);
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(name, 'ascii'), content]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
