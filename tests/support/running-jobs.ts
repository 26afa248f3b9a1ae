import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { runAlive } from '../../api/src/application/jobs/alive.ts';
import { runInvitations } from '../../api/src/application/jobs/invitations.ts';
import type { JobWorld } from '../../api/src/application/jobs/job.ts';
import { runPauses } from '../../api/src/application/jobs/pauses.ts';
import { runStarts } from '../../api/src/application/jobs/starts.ts';
import { runSweeper } from '../../api/src/application/jobs/sweeper.ts';
import { plus, type Instant, type Millis } from '../../api/src/kernel/time.ts';
import { listen, sendMark, type TopicChange } from '../../api/src/store/notification.ts';
import type { World } from './world.ts';

/** Jobs that run by the world's clock. */
export interface Jobs {
  readonly failures: unknown[];
  /** Moves the clock, waking every sleeper whose time has come, and waits until nothing is under way. */
  pass(time: Millis): Promise<void>;
  /** Ends when they have heard of all that was committed before; sends one statement itself. */
  heard(): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs at work over a world, which sleep by its clock; the sweeper, starts, invitations, pauses and the sign of life where nothing else is said. */
export async function runningJobs(
  { db, now, setNow, system }: World,
  run = [runSweeper, runStarts, runInvitations, runPauses, runAlive],
): Promise<Jobs> {
  const stopping = new AbortController();
  const listeners = new Set<(changes: readonly TopicChange[]) => void>();
  const sleepers = new Set<{ readonly at: Instant; readonly soft: boolean; wake(): void }>();
  const failures: unknown[] = [];
  const marks = new Map<string, () => void>();
  let underWay = 0;
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 5; quiet = underWay === 0 ? quiet + 1 : 0) {
      await new Promise<void>((turn) => void setImmediate(turn));
    }
  };
  const { entropy } = system;
  const jobWorld: JobWorld = {
    db,
    now,
    entropy,
    signal: stopping.signal,
    sleepUntil: (at, signal, { soft = false } = {}) =>
      new Promise((done) => {
        const sleeper = {
          at,
          soft,
          wake: () => {
            sleepers.delete(sleeper);
            done();
          },
        };
        if (at <= now() || signal.aborted) return done();
        sleepers.add(sleeper);
        signal.addEventListener('abort', sleeper.wake, { once: true });
      }),
    onChanges: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReconnect: () => () => {},
    working: async (work) => {
      underWay += 1;
      return work().finally(() => {
        underWay -= 1;
      });
    },
    report: (failure) => failures.push(failure),
  };
  const stopListening = await listen(db, {
    onChange: (changes) => {
      for (const listener of listeners) listener(changes);
      for (const { topic } of changes) marks.get(topic)?.();
    },
    onReconnect: () => {},
    pause: async () => {},
  });
  const running = run.map((job) => job(jobWorld));
  await settled();
  return {
    failures,
    async pass(time) {
      await settled();
      const until = plus(now(), time);
      for (;;) {
        const next = [...sleepers].filter(({ at, soft }) => at <= until && !soft).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        setNow(next.at);
        next.wake();
        await settled();
      }
      setNow(until);
      for (const sleeper of sleepers) if (sleeper.at <= until) sleeper.wake();
      await settled();
    },
    async heard() {
      const mark = `heard:${randomUUID()}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      marks.set(mark, resolve);
      await sendMark(db, mark);
      await promise;
      marks.delete(mark);
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await stopListening();
      expect(failures).toEqual([]);
    },
  };
}
