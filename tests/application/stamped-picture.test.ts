import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexed, indexedPng } from '../../api/src/application/mail/indexed-png.ts';
import { pngOf } from '../../api/src/application/mail/png-of.ts';
import { stampedPng, wholeDrawing, type StampedDrawing } from '../../api/src/application/mail/stamped-picture.ts';
import { boardDrawing } from '../../api/src/games/bao/application/mail/board-drawing.ts';
import { viewStoredBaoPosition } from '../../api/src/games/bao/application/view.ts';
import { goBoardDrawing } from '../../api/src/games/go/application/mail/board-picture.ts';
import { viewGoPosition } from '../../api/src/games/go/application/view.ts';
import { goAt } from '../support/go.ts';

const WIDTH = 720;

interface Read {
  readonly width: number;
  /** Red, green and blue of every point, in rows from the top. */
  readonly points: Uint8Array;
}

/** Reads a PNG whose points are places in a palette, in rows that are not filtered. Source: PNG (W3C) 5, 11. */
function read(png: Uint8Array): Read {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString('ascii', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [head, palette] = [chunks.get('IHDR')!, chunks.get('PLTE')!];
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT')!);
  expect(rows).toHaveLength((width + 1) * height);
  const points = new Uint8Array(width * height * 3);
  for (let point = 0; point < width * height; point += 1) {
    const place = rows[point + Math.floor(point / width) + 1] ?? 0;
    points.set(palette.subarray(place * 3, place * 3 + 3), point * 3);
  }
  return { width, points };
}

/** Which share of the points of two pictures differs by more than can be told side by side. */
function differing(one: Read, other: Read): number {
  expect([one.width, one.points.length]).toEqual([other.width, other.points.length]);
  let differ = 0;
  for (let at = 0; at < one.points.length; at += 3) {
    const apart = [0, 1, 2].map((part) => Math.abs((one.points[at + part] ?? 0) - (other.points[at + part] ?? 0)));
    if (Math.max(...apart) > 64) differ += 1;
  }
  return (differ * 3) / one.points.length;
}

const goOf = (line: string): StampedDrawing => goBoardDrawing(viewGoPosition(goAt(line), null, null), null);
const baoOf = (line: string): StampedDrawing =>
  boardDrawing({ position: viewStoredBaoPosition(line), reader: 'second' });

test.each<[string, StampedDrawing]>([
  ['an empty board of go', goOf('...../...../...../...../..... B - 0,0 0')],
  ['stones in its corners and beside each other', goOf('XO..X/X.XO./.XO../...../O...O W - 0,0 0')],
  ['bao with stores and a house that sleeps', baoOf('K -4,3,2,2,-1/1,2,-6/-4,6,2,2,-1/-8 22,22 A S -')],
  ['bao with a pit that is blocked and many seeds in one', baoOf('K 2,3,-6/4,-7/-5,2,2,-1/51,-7 0,0 - N a6')],
])('%s, put together of its things, looks as if it were drawn as a whole', async (_name, drawing) => {
  const stamped = read(await stampedPng(drawing, WIDTH));
  const whole = read(await pngOf(wholeDrawing(drawing), WIDTH));
  expect(differing(stamped, whole)).toBeLessThan(0.01);
  const bare = read(await stampedPng({ ...drawing, stamps: [] }, WIDTH));
  if (drawing.stamps.length > 0) expect(differing(bare, whole)).toBeGreaterThan(0.01);
});

test('a picture leaves nothing on the board that is kept for the next', async () => {
  const drawing = goOf('XO..X/X.XO./.XO../...../O...O W - 0,0 0');
  const empty = { ...drawing, stamps: [] };
  const before = await stampedPng(empty, WIDTH);
  await stampedPng(drawing, WIDTH);
  expect(Buffer.from(await stampedPng(empty, WIDTH)).equals(Buffer.from(before))).toBe(true);
});

test('more than 256 colours are shown as the nearest of the most frequent ones, fewer as they are', async () => {
  const pictureOf = (colours: number) => {
    const points = new Uint32Array(64 * 64).map((_, at) => (0xff000000 | ((at % colours) * 64)) >>> 0);
    return { width: 64, height: 64, pixels: new Uint8Array(points.buffer) };
  };
  const few = pictureOf(200);
  const shown = read(await indexedPng(indexed(few)));
  for (let point = 0; point < 64 * 64; point += 1)
    expect([...shown.points.subarray(point * 3, point * 3 + 3)]).toEqual([
      ...few.pixels.subarray(point * 4, point * 4 + 3),
    ]);
  const many = pictureOf(4_000);
  const near = read(await indexedPng(indexed(many)));
  const apart = [...near.points].map((part, at) =>
    Math.abs(part - (many.pixels[Math.floor(at / 3) * 4 + (at % 3)] ?? 0)),
  );
  expect(apart.some((distance) => distance > 0)).toBe(true);
  expect(apart.reduce((sum, distance) => sum + distance, 0) / apart.length).toBeLessThan(128);
});
