import { afterThisTurn } from './timers.ts';

/** How much work is under way, so that a test can wait until the server has nothing left to do. */
export interface Activity {
  /** Runs one piece of work and counts it until it has ended. */
  working<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Ends when no work is under way and none was begun by what ended last. */
  settled(): Promise<void>;
  /** How many pieces of work were begun so far. */
  begun(): number;
}

/** Turns of the event loop without work after which nothing more is expected from what was done. */
const QUIET_TURNS = 3;

/** No work yet. */
export function createActivity(): Activity {
  let pieces = 0;
  let begun = 0;
  let quiet: Array<() => void> = [];
  return {
    async working(work) {
      pieces += 1;
      begun += 1;
      try {
        return await work();
      } finally {
        pieces -= 1;
        if (pieces === 0) {
          for (const wake of quiet) wake();
          quiet = [];
        }
      }
    },
    async settled() {
      for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
        if (pieces > 0) {
          await new Promise<void>((resolve) => quiet.push(resolve));
          turns = 0;
        }
        await new Promise<void>((resolve) => afterThisTurn(resolve));
      }
    },
    begun: () => begun,
  };
}
