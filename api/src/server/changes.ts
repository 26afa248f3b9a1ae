import { randomUUID } from 'node:crypto';
import { createListeners } from '../application/feed/listeners.ts';
import type { SleepUntil } from '../application/waiting.ts';
import { plus, SECOND } from '../kernel/time.ts';
import type { Instant } from '../kernel/time.ts';
import type { Db } from '../store/client.ts';
import { listen, sendMark } from '../store/notification.ts';
import type { TopicChange } from '../store/notification.ts';
import type { ToldCounts } from '../store/told-counts.ts';

/** The commits of every process, for all in this one who want to hear of them. */
export interface Changes {
  readonly onChanges: (listener: (changes: readonly TopicChange[]) => void) => () => void;
  readonly onReconnect: (listener: () => void) => () => void;
  /** What a process, this one too, tells of what it has counted of its callers. */
  readonly onCounts: (listener: (told: ToldCounts) => void) => () => void;
  /** Ends when every commit made before it was asked has been heard of. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

interface ChangesWorld {
  readonly db: Db;
  readonly now: () => Instant;
  readonly sleepUntil: SleepUntil;
  readonly signal: AbortSignal;
}

/** Listens on one connection until it is stopped. */
export async function hearChanges({ db, now, sleepUntil, signal }: ChangesWorld): Promise<Changes> {
  const changes = createListeners<readonly TopicChange[]>();
  const reconnects = createListeners<void>();
  const counts = createListeners<ToldCounts>();
  const stop = await listen(db, {
    onChange: changes.tell,
    onReconnect: () => reconnects.tell(),
    onCounts: counts.tell,
    pause: () => sleepUntil(plus(now(), SECOND), signal),
  });
  const name = randomUUID();
  let marks = 0;
  return {
    onChanges: changes.add,
    onReconnect: reconnects.add,
    onCounts: counts.add,
    async caughtUp() {
      marks += 1;
      const mark = `mark:${name}.${marks}`;
      const heard = Promise.withResolvers<void>();
      const forget = changes.add((marked) => {
        if (marked.some(({ topic }) => topic.endsWith(mark))) heard.resolve();
      });
      await sendMark(db, mark);
      await heard.promise;
      forget();
    },
    stop,
  };
}
