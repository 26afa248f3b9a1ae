import { pitTurn, seedLayers, type SeedPoint } from '../../../boards/seed-pattern.ts';
import type { BoardSeeds } from './board-seeds.ts';
import { TROUGH, type HousePlace, type StorePlace } from './places.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;
const dots = (points: readonly SeedPoint[]): string => points.map(({ x, y }) => `M${tenth(x)} ${tenth(y)}h0`).join('');

const ACROSS = 4;
const STEP = 17.2;
/** From the end of a trough to the centre of its first row of seeds. */
const INSET = 20;

/** Centres of captured seeds, in rows of four from the end of the trough that is nearest to its owner. */
const storePoints = ({ far, x }: StorePlace, count: number): readonly SeedPoint[] =>
  Array.from({ length: count }, (_, nth) => {
    const along = INSET + Math.floor(nth / ACROSS) * STEP;
    return {
      x: x + ((nth % ACROSS) - (ACROSS - 1) / 2) * STEP,
      y: far ? TROUGH.top + along : TROUGH.top + TROUGH.height - along,
    };
  });

/** One path of zero-length strokes a layer, the lowest first: all seeds of the board, drawn with round caps. */
export const seedPaths = (
  houses: readonly HousePlace[],
  seeds: BoardSeeds,
  { scale = 1, stores = [] }: { readonly scale?: number; readonly stores?: readonly StorePlace[] } = {},
): readonly string[] => {
  const layers: SeedPoint[][] = [[...stores.flatMap((store) => storePoints(store, seeds.stores[store.seat]))], [], []];
  for (const { name, index, x, y } of houses) {
    seedLayers(seeds.houses[name] ?? 0, pitTurn(`${name}${index}`)).forEach((points, layer) =>
      layers[layer]?.push(...points.map((point) => ({ x: x + point.x * scale, y: y + point.y * scale }))),
    );
  }
  return layers.filter((points) => points.length > 0).map(dots);
};
