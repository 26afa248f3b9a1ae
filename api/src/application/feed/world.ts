import type { Entropy } from '../../kernel/entropy.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import type { TopicChange } from '../../store/notification.ts';
import type { SleepUntil } from '../waiting.ts';

/** What the feed may use of the world. */
export interface FeedWorld {
  readonly db: Db;
  readonly now: () => Instant;
  readonly entropy: Entropy;
  readonly sleepUntil: SleepUntil;
  /** Calls the listener at every commit of any process, until the answer is called. */
  readonly onChanges: (listener: (changes: readonly TopicChange[]) => void) => () => void;
  /** Calls the listener when changes may have been missed, until the answer is called. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Runs one piece of work; while one is under way the server is not settled. */
  readonly working: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Is told of a failure that nobody waits for; the work is tried again. */
  readonly report: (failure: unknown) => void;
  /** Aborts when the server stops. */
  readonly signal: AbortSignal;
}
