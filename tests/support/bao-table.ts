/** South or North. */
export type Side = 'S' | 'N';
/** A position of the second engine: seeds by the name of their pit, stores and houses by their owner. */
export interface Table {
  readonly variant: 'K' | 'J';
  readonly seeds: Map<string, number>;
  readonly store: Map<Side, number>;
  readonly houses: Set<Side>;
  readonly turn: Side;
  readonly blocked: string | null;
}

/** The numbers of the pits of a row. */
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The seeds in a pit. */
export function count(table: Table, pit: string): number {
  return table.seeds.get(pit) ?? 0;
}

/** The seeds that a player has not sown yet. */
export function storeOf(table: Table, side: Side): number {
  return table.store.get(side) ?? 0;
}

/** Bao 8, read without any checking. */
export function readTable(line: string): Table {
  const [variant, rows = '', stores = '', houses = '', turn, blocked = '-'] = line.split(' ');
  const seeds = new Map<string, number>();
  for (const [index, row] of rows.split('/').entries()) {
    const letter = ['A', 'B', 'a', 'b'][index] ?? '';
    let number = 1;
    for (const part of row.split(',')) {
      if (!part.startsWith('-')) seeds.set(`${letter}${number}`, Number(part));
      number += part.startsWith('-') ? Number(part.slice(1)) : 1;
    }
  }
  const [south, north] = stores.split(',').map(Number);
  const owners = new Set<Side>();
  if (houses.includes('A')) owners.add('S');
  if (houses.includes('a')) owners.add('N');
  return {
    variant: variant === 'J' ? 'J' : 'K',
    seeds,
    store: new Map<Side, number>([
      ['S', south ?? 0],
      ['N', north ?? 0],
    ]),
    houses: owners,
    turn: turn === 'N' ? 'N' : 'S',
    blocked: blocked === '-' ? null : blocked,
  };
}

/** Bao 8, as the engine writes it. */
export function writeTable(table: Table): string {
  const rows = ['A', 'B', 'a', 'b'].map((letter) => {
    const zeros = NUMBERS.map((n) => count(table, `${letter}${n}`)).join(',');
    return zeros.replaceAll(/(?<![0-9])0(?:,0)*(?![0-9])/g, (run) => `-${run.split(',').length}`);
  });
  const houses = `${table.houses.has('S') ? 'A' : ''}${table.houses.has('N') ? 'a' : ''}`;
  return [
    table.variant,
    rows.join('/'),
    `${storeOf(table, 'S')},${storeOf(table, 'N')}`,
    houses === '' ? '-' : houses,
    table.turn,
    table.blocked ?? '-',
  ].join(' ');
}
