import { acceptedLocale } from '../accepted-locale.ts';
import type { PictureLook } from '../page/drawing-messages.ts';

/** How wide a picture may be asked for, in points. */
const WIDTHS = { least: 100, most: 1_600 } as const;
const THEMES = ['light', 'dark'] as const;

/** How a picture is to look, as its address says behind the question mark; a sentence where it asks for what cannot be. */
export function askedLook(url: string, width: number): PictureLook | string {
  const { searchParams } = new URL(url.replace(/^\/+/, '/'), 'http://picture');
  const named = searchParams.get('theme') ?? 'light';
  const theme = THEMES.find((one) => one === named);
  if (theme === undefined) return 'A theme is light or dark.';
  const size = searchParams.get('size') ?? String(width);
  if (!/^\d{3,4}$/.test(size) || Number(size) < WIDTHS.least || Number(size) > WIDTHS.most)
    return `A size is a number of points from ${WIDTHS.least} to ${WIDTHS.most}.`;
  const language = acceptedLocale(new Headers({ 'accept-language': searchParams.get('lang') ?? '' }));
  return { theme, width: Number(size), language };
}
