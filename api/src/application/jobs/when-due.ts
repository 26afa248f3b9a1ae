import { between, LAST_INSTANT, MINUTE, millis, plus, SECOND, type Instant, type Millis } from '../../kernel/time.ts';
import type { TopicChange } from '../../store/notification.ts';
import type { Topic, TopicKind } from '../../store/topic.ts';
import type { JobWorld } from './job.ts';

/** Work that is due at known instants. */
export interface DueWork {
  /** The kinds of topics whose changes may bring the next instant forward; looked at anew at each change. */
  readonly topics: readonly (TopicKind | 'mail' | 'push' | 'webhook')[];
  /**
   * How long after it is due something is worked on. With it, a change that says when something is due there wakes nobody before that
   * instant.
   */
  readonly lateness?: (topic: Topic) => Millis;
  /** What else may bring it forward: calls the listener each time, until the answer is called. */
  readonly onOccasion?: (listener: () => void) => () => void;
  /** When the first of it is due; null: nothing is. With it nothing is looked for before then; left out: each change is worked on. */
  first?(): Promise<Instant | null>;
  /** Does what is due now and answers when to come again; null: when something changes. */
  work(): Promise<Instant | null>;
}

/** Why a bell rings is asked by nobody, and an error made for each would cost more than the bell. */
const RUNG = Symbol('rung');

/** With nothing due and without any change, work is looked for again after this time. */
const LONGEST_SLEEP = millis(10 * MINUTE);

/**
 * Works, sleeps until the next instant or the next change, and works again, until the server stops. The first change after a
 * pause is looked at at once; those that follow gather until the world's pace lets them be looked at together.
 */
export async function workWhenDue(world: JobWorld, due: DueWork): Promise<void> {
  const { onOccasion } = due;
  const { now, signal, working, report, sleepUntil } = world;
  let bell = new AbortController();
  let passes = 0;
  /** Whether this pass's bell has rung, or will when what comes meanwhile has gathered; and whether it has. */
  let isToRing = false;
  let hasRung = false;
  let gathered: Promise<void> | null = null;
  /** When the first is due of what was found, or heard since it began. */
  let soonest = LAST_INSTANT;
  const wake = (): void => bell.abort(RUNG);
  const ring = (): void => {
    if (isToRing) return;
    isToRing = true;
    const own = passes;
    const rung = (): void => {
      if (own !== passes) return;
      hasRung = true;
      wake();
    };
    if (gathered === null) rung();
    else void gathered.then(rung);
  };
  const hear = ({ topic, due: at }: TopicChange): void => {
    if (!due.topics.some((kind) => topic.startsWith(`${kind}:`))) return;
    const wanted = due.lateness === undefined || at === undefined ? now() : plus(at, due.lateness(topic));
    if (wanted <= now()) return ring();
    if (wanted >= soonest) return;
    soonest = wanted;
    // Whoever sleeps sleeps on, and less long.
    wake();
  };
  signal.addEventListener('abort', wake);
  const stopHearing = world.onChanges((changes) => changes.forEach(hear));
  const stopReconnecting = world.onReconnect(ring);
  const stopOccasions = onOccasion?.(ring);
  while (!signal.aborted) {
    passes += 1;
    isToRing = false;
    hasRung = false;
    soonest = LAST_INSTANT;
    gathered = world.pace?.() ?? null;
    const next = await working(() => workedOff(due, now)).catch((failure: unknown) => {
      report(failure);
      return plus(now(), SECOND);
    });
    const planned = next ?? plus(now(), LONGEST_SLEEP);
    if (planned < soonest) soonest = planned;
    do {
      bell = new AbortController();
      if (signal.aborted || hasRung) wake();
      await sleepUntil(soonest, bell.signal, { soft: next === null && soonest === planned });
    } while (bell.signal.aborted && !signal.aborted && !hasRung);
    if (next !== null && !signal.aborted && next <= now()) world.began?.(between(next, now()));
  }
  stopHearing();
  stopReconnecting();
  stopOccasions?.();
  signal.removeEventListener('abort', wake);
}

/** Does what is due, if anything is, and answers when to come again. */
async function workedOff(due: DueWork, now: () => Instant): Promise<Instant | null> {
  const first = await due.first?.();
  return first === null || (first !== undefined && first > now()) ? first : due.work();
}
