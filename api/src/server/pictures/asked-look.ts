import { acceptedLocale } from '../accepted-locale.ts';
import type { PictureLook } from '../page/drawing-messages.ts';

/** How wide a picture is, in points. */
export interface Widths {
  /** Where nothing is asked for. */
  readonly usual: number;
  /** At most. */
  readonly most: number;
}

const LEAST = 100;
const THEMES = ['light', 'dark'] as const;

/** How a picture is to look, as its address says behind the question mark; a sentence where it asks for what cannot be. */
export function askedLook(url: string, { usual, most }: Widths): PictureLook | string {
  const { searchParams } = new URL(url.replace(/^\/+/, '/'), 'http://picture');
  const named = searchParams.get('theme') ?? 'light';
  const theme = THEMES.find((one) => one === named);
  if (theme === undefined) return 'A theme is light or dark.';
  const size = searchParams.get('size') ?? String(usual);
  if (!/^\d{3,4}$/.test(size) || Number(size) < LEAST || Number(size) > most)
    return `A size is a number of points from ${LEAST} to ${most}.`;
  const language = acceptedLocale(new Headers({ 'accept-language': searchParams.get('lang') ?? '' }));
  return { theme, width: Number(size), language };
}
