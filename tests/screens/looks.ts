import type { View } from './toured.ts';

/** A screen, and the theme of whoever looks at it. */
export interface Look {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly scheme: 'light' | 'dark';
}

const look = (device: string, size: Look['size']): readonly Look[] =>
  (['light', 'dark'] as const).map((scheme) => ({ name: `${device}-${scheme}`, size, scheme }));

/** How every page is looked at: at a desk and on a phone, by day and by night. */
const LOOKS: readonly Look[] = [...look('desktop', [1440, 900]), ...look('phone', [390, 844])];

/** How a wall is looked at. */
const WALLS: readonly Look[] = look('wall', [1920, 1080]);

/** Everything that somebody looks with. */
export const ALL_LOOKS: readonly Look[] = [...LOOKS, ...WALLS];

/** How a view is looked at: a wall as walls are; a picture, which is the same to everybody, once. */
export function looksOf({ isWall, isPicture }: Pick<View, 'isWall' | 'isPicture'>): readonly Look[] {
  if (isWall) return WALLS;
  return isPicture ? LOOKS.slice(0, 1) : LOOKS;
}
