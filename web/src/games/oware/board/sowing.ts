import type { BoardSeeds } from './board-seeds.ts';
import type { SowingStep } from './position.ts';

/** The board after one act: what lies where, and where the hand is with how many seeds in it. */
export interface SowingFrame {
  readonly seeds: BoardSeeds;
  readonly hand: { readonly house: string; readonly seeds: number };
}

/** What the marks of the last move show: the house that was sown, where the last seed fell, and what was captured. */
export interface LastMove {
  readonly from: string | null;
  readonly to: string | null;
  readonly taken: readonly string[];
}

/** The seat that owns a house: capitals are South's. */
const ownerOf = (house: string): 'FIRST' | 'SECOND' => (house === house.toUpperCase() ? 'FIRST' : 'SECOND');

const changed = ({ houses, stores }: BoardSeeds, house: string, by: number): BoardSeeds => ({
  houses: { ...houses, [house]: (houses[house] ?? 0) + by },
  stores,
});

const stored = (seeds: BoardSeeds, seat: 'FIRST' | 'SECOND', count: number): BoardSeeds => ({
  ...seeds,
  stores: { ...seeds.stores, [seat]: seeds.stores[seat] + count },
});

const after = ({ seeds: lying, hand }: SowingFrame, { act, house, seeds }: SowingStep, mover: string): SowingFrame => {
  switch (act) {
    case 'LIFT':
      return { seeds: changed(lying, house, -seeds), hand: { house, seeds } };
    case 'SOW':
      return { seeds: changed(lying, house, 1), hand: { house, seeds: hand.seeds - 1 } };
    case 'CAPTURE':
      return { seeds: stored(changed(lying, house, -seeds), ownerOf(mover), seeds), hand: { house, seeds: 0 } };
    case 'GATHER':
      return { seeds: stored(changed(lying, house, -seeds), ownerOf(house), seeds), hand: { house, seeds: 0 } };
    case 'GRAND_SLAM':
      return { seeds: lying, hand: { house, seeds: 0 } };
  }
};

/** A frame for every act of a sowing, in order; the last one is the board after the move. */
export const sowingFrames = (before: BoardSeeds, trace: readonly SowingStep[]): readonly SowingFrame[] => {
  const mover = trace[0]?.house ?? '';
  let frame: SowingFrame = { seeds: before, hand: { house: mover, seeds: 0 } };
  return trace.map((step) => {
    frame = after(frame, step, mover);
    return frame;
  });
};

/** What a sowing is marked by after it. */
export const lastMove = (trace: readonly SowingStep[]): LastMove => ({
  from: trace.find(({ act }) => act === 'LIFT')?.house ?? null,
  to: trace.findLast(({ act }) => act === 'SOW')?.house ?? null,
  taken: trace.filter(({ act }) => act === 'CAPTURE').map(({ house }) => house),
});
