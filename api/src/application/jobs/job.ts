import type { Entropy } from '../../kernel/entropy.ts';
import type { Instant, Millis } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import type { TopicChange } from '../../store/notification.ts';
import type { SleepUntil } from '../waiting.ts';

/** What a job may use of the world. It runs until `signal` aborts and waits only through `sleepUntil`. */
export interface JobWorld {
  readonly db: Db;
  readonly now: () => Instant;
  readonly entropy: Entropy;
  readonly sleepUntil: SleepUntil;
  readonly signal: AbortSignal;
  /** Calls the listener at every commit of any process until the answer is called. */
  readonly onChanges: (listener: (changes: readonly TopicChange[]) => void) => () => void;
  /** Calls the listener when changes may have been missed, until the answer is called. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Called when work begins: ends when it may begin again because something has changed. Left out: at once. */
  readonly pace?: () => Promise<void>;
  /** Runs one piece of work; while one is under way the server is not settled. */
  readonly working: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Is told of a failure that nobody waits for; the work is tried again. */
  readonly report: (failure: unknown) => void;
  /** Is told when work begins that was planned, and how long after it was due. Left out: nobody is told. */
  readonly began?: (late: Millis) => void;
  /** Is told when a game was decided on time, and how long after its deadline. Left out: nobody is told. */
  readonly flagged?: (late: Millis) => void;
}
