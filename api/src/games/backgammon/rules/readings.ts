import type { Item } from './read-items.ts';
import { BAR, OFF, POINTS } from './types.ts';
import type { Board, Dice, Step } from './types.ts';

/** A way to make ways of men with the dice: steps, each with the item that it is part of. */
export type Reading = ReadonlyArray<Step & { readonly item: Item }>;

/**
 * Every way in which dice can make these items, whether legal or not: ways are cut into steps of single dice, and not all dice need be
 * used. A step hits where one man of the opponent stands and nobody came before; onto two it is taken too.
 */
export function readingsOf(board: Board, items: readonly Item[], [one, two]: Dice): readonly Reading[] {
  const legs = items.flatMap((item) => Array.from({ length: item.count }, () => legsOf(item)).flat());
  const found: Reading[] = [];
  const steps: Array<{ readonly from: number; readonly to: number; readonly item: Item }> = [];
  const go = (leg: number, from: number, dice: readonly number[]): void => {
    const current = legs[leg];
    if (current === undefined) {
      found.push(withHits(board, steps));
      return;
    }
    for (const die of new Set(dice)) {
      const to = Math.max(OFF, from - die);
      if (to < current.to) continue;
      const left = [...dice];
      left.splice(left.indexOf(die), 1);
      steps.push({ from, to, item: current.item });
      if (to > current.to) go(leg, to, left);
      else go(leg + 1, legs[leg + 1]?.from ?? BAR, left);
      steps.pop();
    }
  };
  go(0, legs[0]?.from ?? BAR, one === two ? [one, one, one, one] : [one, two]);
  return found;
}

function legsOf(item: Item): ReadonlyArray<{ readonly from: number; readonly to: number; readonly item: Item }> {
  return item.places.slice(1).map((to, index) => ({ from: item.places[index] ?? BAR, to, item }));
}

function withHits({ other }: Board, steps: ReadonlyArray<Omit<Reading[number], 'hit'>>): Reading {
  return steps.map((step, index) => {
    const isFirst = steps.findIndex(({ to }) => to === step.to) === index;
    return { ...step, hit: step.to !== OFF && isFirst && other[POINTS - step.to] === 1 };
  });
}
