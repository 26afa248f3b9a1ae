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
