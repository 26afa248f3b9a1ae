import type { GoPositionView } from '../view.ts';
import {
  stampedPng,
  within,
  type StampArt,
  type StampedDrawing,
} from '../../../../application/mail/stamped-picture.ts';
import { stroked } from '../../../../application/mail/stroked-text.ts';

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const POINTS = 720;
const SIDE = 1_000;

const COLOURS = {
  wood: '#dcb06a',
  line: '#5a3d16',
  letter: '#4a3010',
  black: '#1c1c20',
  white: '#f6f3ea',
  edge: '#6e5a36',
} as const;

/** The size at which a mail shows the picture, which has half as many points again each way for fine screens. */
export const GO_PICTURE_SIZE = { width: 480, height: 480 } as const;

/** The board as a PNG 720 points wide and high; `last`: where the last stone was put. */
export function goBoardPicture(position: GoPositionView, last: string | null): Promise<Uint8Array> {
  return stampedPng(goBoardDrawing(position, last), POINTS);
}

/** The board without text elements, so that it is drawn alike everywhere: lines, star points, stones, the last one ringed. */
export function goBoardDrawing({ size, stones, ko }: GoPositionView, last: string | null): StampedDrawing {
  const step = SIDE / (size + 1.6);
  const at = (index: number) => Math.round(((SIDE - step * (size - 1)) / 2 + index * step) * 10) / 10;
  const place = (point: string) => ({ x: at(COLUMNS.indexOf(point[0] ?? '')), y: at(size - Number(point.slice(1))) });
  const ringed = last !== null && stones.black.includes(last) ? COLOURS.white : COLOURS.black;
  return {
    width: SIDE,
    height: SIDE,
    still: emptyBoard(size, step, at),
    stamps: [
      ...stones.black.map((point) => ({ ...place(point), art: stone(step, COLOURS.black) })),
      ...stones.white.map((point) => ({ ...place(point), art: stone(step, COLOURS.white) })),
      ...(last === null ? [] : [{ ...place(last), art: ring(step, ringed) }]),
      ...(ko === null ? [] : [{ ...place(ko), art: square(step) }]),
    ],
  };
}

function emptyBoard(size: number, step: number, at: (index: number) => number): string {
  const [first, end] = [at(0), at(size - 1)];
  const lines = Array.from({ length: size }, (_, n) => `M${at(n)} ${first}V${end}M${first} ${at(n)}H${end}`).join('');
  const sides = [first - step * 0.85, end + step * 0.85];
  const look = { height: step * 0.42, colour: COLOURS.letter };
  const letters = Array.from({ length: size }, (_, n) => [
    ...sides.map((y) => stroked(COLUMNS[n] ?? '', { x: at(n), y, ...look })),
    ...sides.map((x) => stroked(String(size - n), { x, y: at(n), ...look })),
  ]).flat();
  const stars = starLines(size).flatMap((x) => starLines(size).map((y) => ({ x: at(x), y: at(y) })));
  return [
    `<rect width="${SIDE}" height="${SIDE}" fill="${COLOURS.wood}"/>`,
    `<path d="${lines}" stroke="${COLOURS.line}" stroke-width="2.4" stroke-linecap="square"/>`,
    ...stars.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${step * 0.1}" fill="${COLOURS.line}"/>`),
    ...letters,
  ].join('');
}

const stone = (step: number, colour: string): StampArt =>
  within(step * 0.5, `<circle r="${step * 0.47}" fill="${colour}" stroke="${COLOURS.edge}" stroke-width="2"/>`);

const ring = (step: number, colour: string): StampArt =>
  within(step * 0.3, `<circle r="${step * 0.24}" fill="none" stroke="${colour}" stroke-width="${step * 0.07}"/>`);

function square(step: number): StampArt {
  const half = step * 0.2;
  const pen = `fill="none" stroke="${COLOURS.black}" stroke-width="${step * 0.07}"`;
  return within(half * 1.3, `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" ${pen}/>`);
}

/** The lines that cross on star points: the third or fourth from the edge and the middle; a small board has its middle only. */
function starLines(size: number): readonly number[] {
  if (size % 2 === 0) return [];
  const middle = (size - 1) / 2;
  if (size < 9) return [middle];
  const edge = size < 13 ? 2 : 3;
  return size < 15 ? [edge, size - 1 - edge] : [edge, middle, size - 1 - edge];
}
