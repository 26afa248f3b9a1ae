import type { GoPositionView } from '../view.ts';
import { pngOf } from '../../../../application/mail/png-of.ts';
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

/** The board as a PNG 720 points wide and high. */
export function goBoardPicture(position: GoPositionView): Promise<Uint8Array> {
  return pngOf(goBoardDrawing(position), POINTS);
}

/** The board as SVG without text elements, so that it is drawn alike everywhere: lines, star points, stones, the last one ringed. */
export function goBoardDrawing({ size, stones, trace, ko }: GoPositionView): string {
  const step = SIDE / (size + 1.6);
  const first = (SIDE - step * (size - 1)) / 2;
  const at = (index: number) => Math.round((first + index * step) * 10) / 10;
  const place = (point: string) => ({ x: at(COLUMNS.indexOf(point[0] ?? '')), y: at(size - Number(point.slice(1))) });
  const end = at(size - 1);
  const lines = Array.from({ length: size }, (_, n) => `M${at(n)} ${first}V${end}M${first} ${at(n)}H${end}`).join('');
  const height = step * 0.42;
  const letters = Array.from({ length: size }, (_, n) => [
    ...[first - step * 0.85, end + step * 0.85].map((y) =>
      stroked(COLUMNS[n] ?? '', { x: at(n), y, height, colour: COLOURS.letter }),
    ),
    ...[first - step * 0.85, end + step * 0.85].map((x) =>
      stroked(String(size - n), { x, y: at(n), height, colour: COLOURS.letter }),
    ),
  ]).flat();
  const stars = starLines(size).flatMap((x) => starLines(size).map((y) => ({ x: at(x), y: at(y) })));
  const stone = (point: string, colour: string) => {
    const { x, y } = place(point);
    return `<circle cx="${x}" cy="${y}" r="${step * 0.47}" fill="${colour}" stroke="${COLOURS.edge}" stroke-width="2"/>`;
  };
  const last = trace?.point ?? null;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${COLOURS.wood}"/>`,
    `<path d="${lines}" stroke="${COLOURS.line}" stroke-width="2.4" stroke-linecap="square"/>`,
    ...stars.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${step * 0.1}" fill="${COLOURS.line}"/>`),
    ...letters,
    ...stones.black.map((point) => stone(point, COLOURS.black)),
    ...stones.white.map((point) => stone(point, COLOURS.white)),
    last === null ? '' : ring(place(last), step, stones.black.includes(last) ? COLOURS.white : COLOURS.black),
    ko === null ? '' : square(place(ko), step),
    '</svg>',
  ].join('');
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function ring({ x, y }: Place, step: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${step * 0.24}" fill="none" stroke="${colour}" stroke-width="${step * 0.07}"/>`;
}

function square({ x, y }: Place, step: number): string {
  const half = step * 0.2;
  return `<rect x="${x - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" fill="none" stroke="${COLOURS.black}" stroke-width="${step * 0.07}"/>`;
}

/** The lines that cross on star points: the third or fourth from the edge and the middle; a small board has its middle only. */
function starLines(size: number): readonly number[] {
  if (size % 2 === 0) return [];
  const middle = (size - 1) / 2;
  if (size < 9) return [middle];
  const edge = size < 13 ? 2 : 3;
  return size < 15 ? [edge, size - 1 - edge] : [edge, middle, size - 1 - edge];
}
