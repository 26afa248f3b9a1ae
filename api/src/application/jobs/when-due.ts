import {
  between,
  instant,
  LAST_INSTANT,
  MINUTE,
  millis,
  plus,
  SECOND,
  type Instant,
  type Millis,
} from '../../kernel/time.ts';
import type { TopicChange } from '../../store/notification.ts';
import type { TopicKind } from '../../store/topic.ts';
import type { JobWorld } from './job.ts';

/** Work that is due at known instants. */
export interface DueWork {
  /** The kinds of topics whose changes may bring the next instant forward; looked at anew at each change. */
  readonly topics: readonly (TopicKind | 'mail' | 'webhook')[];
  /**
   * How long after it is due something is worked on. With it, a change that says when something is due there is passed over unless
   * it would be worked on before the next instant.
   */
  readonly lateness?: Millis;
  /** What else may bring it forward: calls the listener each time, until the answer is called. */
  readonly onOccasion?: (listener: () => void) => () => void;
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
  const { onOccasion, work } = due;
  const { now, signal, working, report, sleepUntil } = world;
  let bell = new AbortController();
  /** Whether this bell has rung, or will when what comes meanwhile has gathered. */
  let isToRing = false;
  let gathered: Promise<void> | null = null;
  /** null: it is under way. */
  let planned: Instant | null = null;
  /** When the first is due of what was heard since it began. */
  let soonest = LAST_INSTANT;
  const stop = (): void => bell.abort(RUNG);
  const ring = (): void => {
    const rung = bell;
    if (gathered === null) rung.abort(RUNG);
    else if (!isToRing) void gathered.then(() => rung.abort(RUNG));
    isToRing = true;
  };
  const hear = ({ topic, due: at }: TopicChange): void => {
    if (!due.topics.some((kind) => topic.startsWith(`${kind}:`))) return;
    if (due.lateness === undefined || at === undefined) return ring();
    soonest = instant(Math.min(soonest, plus(at, due.lateness)));
    if (planned !== null && soonest < planned) ring();
  };
  signal.addEventListener('abort', stop);
  const stopHearing = world.onChanges((changes) => changes.forEach(hear));
  const stopReconnecting = world.onReconnect(ring);
  const stopOccasions = onOccasion?.(ring);
  while (!signal.aborted) {
    // A bell that rings while the work is under way cuts the next sleep short.
    bell = new AbortController();
    isToRing = false;
    planned = null;
    soonest = LAST_INSTANT;
    gathered = world.pace?.() ?? null;
    const next = await working(work).catch((failure: unknown) => {
      report(failure);
      return plus(now(), SECOND);
    });
    if (signal.aborted) break;
    planned = next ?? plus(now(), LONGEST_SLEEP);
    if (soonest < planned) ring();
    await sleepUntil(planned, bell.signal, { soft: next === null });
    if (next !== null && !signal.aborted && next <= now()) world.began?.(between(next, now()));
  }
  stopHearing();
  stopReconnecting();
  stopOccasions?.();
  signal.removeEventListener('abort', stop);
}
