import type { Brand } from './ids.ts';

/** Points counted in halves, so that a drawn pair stays an integer: 1 point is 2. */
export type HalfPoints = Brand<number, 'HalfPoints'>;

/** Brands a whole number of half points. */
export function halfPoints(halves: number): HalfPoints {
  return halves as HalfPoints;
}

/** Points as people read them: 15 halves are 7.5. */
export function asPoints(halves: HalfPoints): number {
  return halves / 2;
}

/** The same as it is printed: 7.5 is `7½`. */
export function pointsText(points: number): string {
  const sign = points < 0 ? '−' : '';
  const size = Math.abs(points);
  const whole = Math.floor(size);
  if (size - whole !== 0.5) return `${sign}${size}`;
  return `${sign}${whole === 0 ? '' : whole}½`;
}
