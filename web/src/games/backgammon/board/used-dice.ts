import { OFF, type ManStep } from './men.ts';

/** A die of a roll, and whether a step has used it. */
export interface RolledDie {
  readonly die: number;
  readonly isUsed: boolean;
}

/** The dice of a roll, a doublet four times, with those that these steps have used: each the die as long as it, off the board else the next longer. */
export function usedDice(dice: readonly number[], steps: readonly ManStep[]): readonly RolledDie[] {
  const [first, second] = dice;
  const rolled = first !== undefined && first === second ? [first, first, first, first] : dice;
  const used = new Set<number>();
  for (const { from, to } of steps) {
    const length = from - to;
    const free = rolled.map((die, index) => ({ die, index })).filter(({ index }) => !used.has(index));
    const longer = free.filter(({ die }) => to === OFF && die > length).sort((one, other) => one.die - other.die);
    const spent = free.find(({ die }) => die === length) ?? longer[0];
    if (spent) used.add(spent.index);
  }
  return rolled.map((die, index) => ({ die, isUsed: used.has(index) }));
}
