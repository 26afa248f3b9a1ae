import { letBy } from '../timers.ts';

/** What one connection has under way: every operation counts until its last answer is sent, also when its client has given it up. */
export interface OperationCount {
  /** Counts one, until the answer is called. */
  begin(): () => void;
  /**
   * How many there are with one that has begun, if that is more than the connection may have; null: it has room. Whether
   * others are just ending is waited for before that is said, but not for longer than this turn of the event loop.
   */
  surplus(): Promise<number | null>;
}

/** Nothing yet, of at most so many. */
export function createOperationCount(most: number): OperationCount {
  let begun = 0;
  let undecided = 0;
  const surplusNow = (): number | null => (begun - undecided > most ? begun - undecided : null);
  return {
    begin() {
      begun += 1;
      return () => (begun -= 1);
    },
    async surplus() {
      if (surplusNow() === null) return null;
      undecided += 1;
      await letBy();
      undecided -= 1;
      return surplusNow();
    },
  };
}
