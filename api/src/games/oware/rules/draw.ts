import { housesOf, seedsIn } from './houses.ts';
import type { OwarePosition } from './types.ts';

/** The board in lines of equal widths as South sees it, North's houses from the right; an empty house is a point. */
export function draw({ houses, stores }: OwarePosition): string {
  const row = (of: readonly number[]): string => of.map((house) => cell(seedsIn(houses, house))).join('');
  const letters = (text: string): string => [...text].map((letter) => letter.padStart(3)).join('');
  return [
    `       ${letters('fedcba')}`,
    `North  ${row(housesOf('second').toReversed())}   ${String(stores.second).padStart(2)}`,
    `South  ${row(housesOf('first'))}   ${String(stores.first).padStart(2)}`,
    `       ${letters('ABCDEF')}`,
  ].join('\n');
}

function cell(seeds: number): string {
  return (seeds === 0 ? '.' : String(seeds)).padStart(3);
}
