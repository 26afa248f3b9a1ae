import { MINUTE, millis, plus, SECOND, type Instant } from '../../kernel/time.ts';
import type { TopicKind } from '../../store/topic.ts';
import type { JobWorld } from './job.ts';

/** Work that is due at known instants. */
export interface DueWork {
  /** The kinds of topics whose changes may bring the next instant forward; looked at anew at each change. */
  readonly topics: readonly (TopicKind | 'mail' | 'webhook')[];
  /** What else may bring it forward: calls the listener each time, until the answer is called. */
  readonly onOccasion?: (listener: () => void) => () => void;
  /** Does what is due now and answers when to come again; null: when something changes. */
  work(): Promise<Instant | null>;
}

/** With nothing due and without any change, work is looked for again after this time. */
const LONGEST_SLEEP = millis(10 * MINUTE);

/** Works, sleeps until the next instant or the next change, and works again, until the server stops. */
export async function workWhenDue(world: JobWorld, due: DueWork): Promise<void> {
  const { onOccasion, work } = due;
  const { now, signal, working, report, sleepUntil } = world;
  let bell = new AbortController();
  const ring = (): void => bell.abort();
  signal.addEventListener('abort', ring);
  const stopHearing = world.onChanges((changes) => {
    if (changes.some(({ topic }) => due.topics.some((kind) => topic.startsWith(`${kind}:`)))) ring();
  });
  const stopReconnecting = world.onReconnect(ring);
  const stopOccasions = onOccasion?.(ring);
  while (!signal.aborted) {
    // A bell that rings while the work is under way cuts the next sleep short.
    bell = new AbortController();
    const next = await working(work).catch((failure: unknown) => {
      report(failure);
      return plus(now(), SECOND);
    });
    if (signal.aborted) break;
    if (next === null) await sleepUntil(plus(now(), LONGEST_SLEEP), bell.signal, { soft: true });
    else await sleepUntil(next, bell.signal);
  }
  stopHearing();
  stopReconnecting();
  stopOccasions?.();
  signal.removeEventListener('abort', ring);
}
