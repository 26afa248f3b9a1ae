import type { SowingStep } from './board/sowing.ts';

/** A part of a sowing: how the hand was filled, and the pits it then passed. */
export interface SowingLap {
  readonly kind: 'PLACE' | 'LIFT' | 'CAPTURE' | 'STOP';
  readonly pit: string;
  readonly seeds: number;
  readonly sown: readonly string[];
}

/** The acts of a sowing gathered into its laps, in order: each begins where seeds are taken up; the stop is the last. */
export const sowingLaps = (trace: readonly SowingStep[]): readonly SowingLap[] => {
  const laps: { kind: SowingLap['kind']; pit: string; seeds: number; sown: string[] }[] = [];
  for (const { kind, pit, seeds } of trace) {
    if (kind === 'SOW') laps.at(-1)?.sown.push(pit);
    else laps.push({ kind, pit, seeds, sown: [] });
  }
  return laps;
};
