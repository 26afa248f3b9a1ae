import type { BoardSeeds } from './board-seeds.ts';

/** One act of the hand as the API serves it. */
export interface SowingStep {
  readonly kind: 'PLACE' | 'LIFT' | 'SOW' | 'CAPTURE' | 'STOP';
  readonly pit: string;
  readonly seeds: number;
}

/** The board after one act: what lies where, and where the hand is with how many seeds in it. */
export interface SowingFrame {
  readonly seeds: BoardSeeds;
  readonly hand: { readonly pit: string; readonly seeds: number };
  readonly step: SowingStep['kind'];
}

/** The seat that owns a pit: capitals are South's. */
export const ownerOf = (pit: string): 'FIRST' | 'SECOND' =>
  pit.charAt(0) === pit.charAt(0).toUpperCase() ? 'FIRST' : 'SECOND';

const changed = (seeds: BoardSeeds, pit: string, by: number): BoardSeeds => ({
  ...seeds,
  pits: { ...seeds.pits, [pit]: (seeds.pits[pit] ?? 0) + by },
});

const after = (frame: Omit<SowingFrame, 'step'>, { kind, pit, seeds }: SowingStep): Omit<SowingFrame, 'step'> => {
  const held = frame.hand.seeds;
  switch (kind) {
    case 'PLACE': {
      const seat = ownerOf(pit);
      const stores = { ...frame.seeds.stores, [seat]: frame.seeds.stores[seat] - 1 };
      return { seeds: { ...changed(frame.seeds, pit, 1), stores }, hand: { pit, seeds: held } };
    }
    case 'LIFT':
    case 'CAPTURE':
      return { seeds: changed(frame.seeds, pit, -seeds), hand: { pit, seeds: held + seeds } };
    case 'SOW':
      return { seeds: changed(frame.seeds, pit, 1), hand: { pit, seeds: held - 1 } };
    case 'STOP':
      return { seeds: frame.seeds, hand: { pit, seeds: held } };
  }
};

/** A frame for every act of a sowing, in order; the last one is the board after the move. */
export const sowingFrames = (before: BoardSeeds, trace: readonly SowingStep[]): readonly SowingFrame[] => {
  let frame: Omit<SowingFrame, 'step'> = { seeds: before, hand: { pit: trace[0]?.pit ?? '', seeds: 0 } };
  return trace.map((step) => {
    frame = after(frame, step);
    return { ...frame, step: step.kind };
  });
};
