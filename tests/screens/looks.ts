/** A screen, and the theme of whoever looks at it. */
export interface Look {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly scheme: 'light' | 'dark';
}

const look = (device: string, size: Look['size']): readonly Look[] =>
  (['light', 'dark'] as const).map((scheme) => ({ name: `${device}-${scheme}`, size, scheme }));

/** How every page is looked at: at a desk and on a phone, by day and by night. */
export const LOOKS: readonly Look[] = [...look('desktop', [1440, 900]), ...look('phone', [390, 844])];

/** How a wall is looked at. */
export const WALLS: readonly Look[] = look('wall', [1920, 1080]);
