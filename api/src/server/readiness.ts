import type { Instant } from '../kernel/time.ts';
import type { Db } from '../store/client.ts';
import { tryWriting } from '../store/readiness.ts';
import { withinRealSeconds } from './timers.ts';

interface ReadinessParts {
  readonly db: Db;
  readonly now: () => Instant;
  readonly report: (failure: unknown) => void;
}

/** Seconds after which an attempt is not waited for any longer. */
const LONGEST_ATTEMPT = 1.5;

/**
 * Whether the server can do its work, answered within two seconds: whether something can be written. All who ask at the same
 * time share one attempt. The embedded database serves one after the other, so that an attempt that still waits for its turn says
 * nothing; then the one before counts.
 */
export function createReadiness({ db, now, report }: ReadinessParts): () => Promise<boolean> {
  let attempt: Promise<boolean> | null = null;
  let before = true;

  async function tried(): Promise<boolean> {
    try {
      await tryWriting(db, now());
      before = true;
    } catch (failure) {
      report(failure);
      before = false;
    }
    attempt = null;
    return before;
  }

  return () => {
    attempt ??= tried();
    return withinRealSeconds(LONGEST_ATTEMPT, attempt, () => db.address === null && before);
  };
}
