import { SIDE } from './houses.ts';
import type { Houses } from './types.ts';

/** The seeds of the houses A to F, a stroke, and those of a to f: `4,4,4,4,4,4/4,4,4,4,4,4`. Source: Oware 6.3. */
export function boardText(houses: Houses): string {
  return `${houses.slice(0, SIDE).join(',')}/${houses.slice(SIDE).join(',')}`;
}
