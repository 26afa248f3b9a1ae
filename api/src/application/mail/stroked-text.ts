import { STROKES } from './board-strokes.ts';

/** Where figures and letters stand in a picture, around the middle of the text. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
}

/** A text as strokes, for a picture that needs no font. */
export function stroked(text: string, { x, y, height, colour }: Lettering): string {
  const scale = height / 16;
  const width = text.length * 10 + (text.length - 1) * 3;
  const strokes = Array.from(text, (sign, index) => {
    const left = x + (index * 13 - width / 2) * scale;
    return `<path transform="translate(${tenths(left)} ${tenths(y - height / 2)}) scale(${scale})" d="${STROKES[sign] ?? ''}"/>`;
  });
  const pen = `fill="none" stroke="${colour}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g ${pen}>${strokes.join('')}</g>`;
}

/** A number with one decimal, as drawings need no more. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
