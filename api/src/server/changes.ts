import { createListeners } from '../application/feed/listeners.ts';
import type { SleepUntil } from '../application/waiting.ts';
import { plus, SECOND } from '../kernel/time.ts';
import type { Instant } from '../kernel/time.ts';
import type { Db } from '../store/client.ts';
import { listen } from '../store/notification.ts';
import type { TopicChange } from '../store/notification.ts';

/** The commits of every process, for all in this one who want to hear of them. */
export interface Changes {
  readonly onChanges: (listener: (changes: readonly TopicChange[]) => void) => () => void;
  readonly onReconnect: (listener: () => void) => () => void;
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
  const stop = await listen(db, {
    onChange: changes.tell,
    onReconnect: () => reconnects.tell(),
    pause: () => sleepUntil(plus(now(), SECOND), signal),
  });
  return { onChanges: changes.add, onReconnect: reconnects.add, stop };
}
