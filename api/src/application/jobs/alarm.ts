import type { Instant } from '../../kernel/time.ts';
import type { JobWorld } from './job.ts';

/** What a job waits with: until its next appointment, or until it is rung. */
export interface Alarm {
  /** Ends a wait that is under way, or the next one at once. */
  ring(): void;
  /** Ends at the instant, when rung, or when the job is to stop. */
  waitUntil(at: Instant): Promise<void>;
}

/** An alarm that nobody has rung. */
export function createAlarm({ sleepUntil, signal }: Pick<JobWorld, 'sleepUntil' | 'signal'>): Alarm {
  let bell = new AbortController();
  signal.addEventListener('abort', () => bell.abort(), { once: true });
  return {
    ring: () => bell.abort(),
    async waitUntil(at) {
      await sleepUntil(at, bell.signal);
      if (!signal.aborted) bell = new AbortController();
    },
  };
}
