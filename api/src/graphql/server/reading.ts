import type { Message } from '../../kernel/message.ts';
import type { Db } from '../../store/client.ts';
import type { Instant } from '../../kernel/time.ts';

/** How long something takes, or is late. */
export interface Delay {
  /** null: that is not known. */
  readonly seconds: number | null;
  /** Why an administrator is to be woken for it; null: all is well. */
  readonly warning: Message | null;
}

/** How often something was waited for, and how long on average. */
export interface Waits {
  readonly count: number;
  /** null: never yet. */
  readonly meanSeconds: number | null;
}

/** What became of one kind of work beside the requests. */
export interface JobReading {
  readonly name: string;
  /** How long after it was due it began. */
  readonly late: Waits;
  readonly failures: number;
  /** When it failed last; null: never yet. */
  readonly failedAt: Instant | null;
  readonly warning: Message | null;
}

/** How one server is doing, counted from when it began. */
export interface ServerReading {
  readonly version: string;
  readonly startedAt: Instant;
  readonly memoryBytes: number;
  readonly stalls: Delay;
  readonly statements: Waits;
  readonly connections: Waits;
  readonly clocks: Delay;
  readonly mails: Delay;
  readonly webhooks: Delay;
  readonly backUp: Delay;
  /** By their names. */
  readonly jobs: readonly JobReading[];
  readonly subscribers: number;
  readonly watched: number;
  /** By their rules. */
  readonly refusals: readonly { readonly rule: string; readonly count: number }[];
  readonly signIns: { readonly done: number; readonly failed: number };
}

/** Reads how the server is doing now. */
export type ReadServer = (at: Db) => Promise<ServerReading>;
