import { renderAsync } from '@resvg/resvg-js';
import { indexed, indexedPng, type Points } from './indexed-png.ts';

/** A drawing in SVG without text elements, so many points wide, as a PNG; drawn beside the thread. */
export async function pngOf(drawing: string, width: number): Promise<Uint8Array> {
  return indexedPng(indexed(await pointsOf(drawing, width)));
}

/** The same as points; `behind`: the colour that is seen where the drawing leaves something open. */
export async function pointsOf(drawing: string, width: number, behind?: string): Promise<Points> {
  const font = { loadSystemFonts: false };
  const background = behind === undefined ? {} : { background: behind };
  const drawn = await renderAsync(drawing, { font, fitTo: { mode: 'width', value: width }, ...background });
  return { width: drawn.width, height: drawn.height, pixels: drawn.pixels };
}
