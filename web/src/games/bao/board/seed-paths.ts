import type { BoardSeeds } from './board-seeds.ts';
import { FULL, type PitPlace } from './places.ts';
import { pitTurn, seedLayers, type SeedPoint } from '../../../boards/seed-pattern.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;
const dots = (points: readonly SeedPoint[]): string => points.map(({ x, y }) => `M${tenth(x)} ${tenth(y)}h0`).join('');

const STORE_FROM = 66;
const STORE_STEP = 17.6;
const STORE_GAP = 13;
/** Centres of the two stores from the top. */
export const STORE_ROWS = [53, 691] as const;

/** Centres of the seeds of a store, in fives from its owner's left. */
export const storePoints = (count: number, far: boolean): readonly SeedPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const along = STORE_FROM + index * STORE_STEP + Math.floor(index / 5) * STORE_GAP;
    return { x: far ? FULL.width - along : along, y: far ? STORE_ROWS[0] : STORE_ROWS[1] };
  });

const layersOf = (pit: PitPlace, count: number, scale: number): readonly (readonly SeedPoint[])[] =>
  seedLayers(count, pitTurn(pit.name)).map((layer) =>
    layer.map((point) => ({ x: pit.x + point.x * scale, y: pit.y + point.y * scale })),
  );

/**
 * One path of zero-length strokes a layer, the lowest first: all seeds of the board, drawn with round caps.
 * With `storesOf` the seat whose store lies above; without it no store is drawn.
 */
export const seedPaths = (
  pits: readonly PitPlace[],
  seeds: BoardSeeds,
  { scale = 1, farStore }: { readonly scale?: number; readonly farStore?: 'FIRST' | 'SECOND' } = {},
): readonly string[] => {
  const layers: SeedPoint[][] = [[], [], []];
  for (const pit of pits) {
    layersOf(pit, seeds.pits[pit.name] ?? 0, scale).forEach((points, layer) => layers[layer]?.push(...points));
  }
  if (farStore) {
    const nearStore = farStore === 'FIRST' ? 'SECOND' : 'FIRST';
    layers[0]?.push(...storePoints(seeds.stores[farStore], true), ...storePoints(seeds.stores[nearStore], false));
  }
  return layers.filter((points) => points.length > 0).map(dots);
};
