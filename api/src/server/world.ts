import type { Logger } from 'pino';
import { createFeed, type RunningFeed } from '../application/feed/create-feed.ts';
import type { SleepUntil } from '../application/waiting.ts';
import type { Entropy } from '../kernel/entropy.ts';
import type { Instant } from '../kernel/time.ts';
import type { Db } from '../store/client.ts';
import { readAtOneMoment } from '../store/one-moment.ts';
import { createActivity, type Activity } from './activity.ts';
import { hearChanges, type Changes } from './changes.ts';
import type { Fairness } from './fair/fairness.ts';
import { createHub, type Hub } from './live/hub.ts';

interface WorldParts {
  readonly db: Db;
  readonly now: () => Instant;
  readonly entropy: Entropy;
  readonly sleepUntil: SleepUntil;
  readonly log: Logger;
  readonly fairness: Fairness;
  readonly signal: AbortSignal;
  /** Whether nothing in it is for everybody; left out: no. */
  readonly isPrivate?: boolean;
  /** Is told how many milliseconds after it was heard of an event was sent to all who watch it. */
  readonly fannedOut?: (millis: number) => void;
}

/** What goes on over one database: what is under way, what is heard of, and who watches. */
export interface World {
  readonly working: Activity['working'];
  readonly report: (failure: unknown) => void;
  readonly changes: Changes;
  readonly feed: RunningFeed;
  readonly hub: Hub;
  /** Ends when nothing is left to do. */
  settled(): Promise<void>;
  /** Ends when nothing is under way. */
  idle(): Promise<void>;
}

/** Begins to listen to a database until the signal aborts. */
export async function openWorld({
  db,
  now,
  entropy,
  sleepUntil,
  log,
  fairness,
  signal,
  isPrivate = false,
  fannedOut = () => {},
}: WorldParts): Promise<World> {
  const activity = createActivity();
  const { working } = activity;
  const report = (failure: unknown) => log.error({ err: failure }, 'work in the background failed');
  const changes = await hearChanges({ db, now, sleepUntil, signal });
  const { onChanges, onReconnect } = changes;
  const feed = createFeed({ db, now, entropy, sleepUntil, onChanges, onReconnect, working, report, signal });
  const hub = createHub({
    log,
    now,
    sleepUntil,
    working,
    fairness,
    isPrivate,
    fannedOut,
    atOneMoment: readAtOneMoment,
  });
  return {
    working,
    report,
    changes,
    feed,
    hub,
    idle: activity.settled,
    async settled() {
      for (let begun = -1; begun !== activity.begun();) {
        await activity.settled();
        begun = activity.begun();
        await changes.caughtUp();
        await activity.settled();
      }
    },
  };
}
