import type { PitPlace } from './places.ts';
import type { SowingStep } from './sowing.ts';

/** What the marks of the last move show: where the hand last lifted, the pits it then passed, and where it stopped. */
export interface LastLap {
  readonly from: string | null;
  readonly passed: readonly string[];
  readonly to: string | null;
}

const ROUND = 16;
const OUTSIDE = 60;

/** The last lap of a sowing: from the last lift or capture to the stop; once round the ring at most. */
export const lastLap = (trace: readonly SowingStep[]): LastLap => {
  const start = trace.findLastIndex((step) => step.kind === 'LIFT' || step.kind === 'CAPTURE');
  const lifted = trace[start];
  const sown = trace.slice(start + 1).filter((step) => step.kind === 'SOW');
  const passed = [...(lifted?.kind === 'LIFT' ? [lifted.pit] : []), ...sown.map((step) => step.pit)];
  return {
    from: lifted?.pit ?? null,
    passed: passed.slice(-ROUND - 1),
    to: trace.findLast((step) => step.kind === 'STOP' || step.kind === 'SOW' || step.kind === 'PLACE')?.pit ?? null,
  };
};

/** An svg path through the pits' centres, round the ends outside the pits. */
export const lapPath = (passed: readonly string[], pits: ReadonlyMap<string, PitPlace>): string => {
  const places = passed.flatMap((name) => pits.get(name) ?? []);
  return places
    .flatMap((pit, index) => {
      const before = places[index - 1];
      if (!before) return [`M${pit.x} ${pit.y}`];
      if (before.y === pit.y) return [`L${pit.x} ${pit.y}`];
      const outside = pit.x < 500 ? pit.x - OUTSIDE : pit.x + OUTSIDE;
      return [`L${outside} ${before.y}L${outside} ${pit.y}L${pit.x} ${pit.y}`];
    })
    .join('');
};
