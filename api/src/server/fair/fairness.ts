import type { IncomingMessage } from 'node:http';
import { instant } from '../../kernel/time.ts';
import type { ClientAddress } from '../client-address.ts';
import { createBotPace, type BotPace } from '../budget/bot-pace.ts';
import { createPurses, type Purses } from '../budget/purses.ts';
import { createSharedCounts, type SharedCounts } from '../budget/shared-counts.ts';
import { PACE } from '../limits.ts';
import { USUAL_LIMITS, type SetLimits } from '../set-limits.ts';
import { letBy, realMillis } from '../timers.ts';
import { callers } from './caller.ts';
import type { Caller, CallerOf } from './caller.ts';
import { createPace } from './pace.ts';
import { createPlaces } from './places.ts';
import type { Places } from './places.ts';
import { createTurns, inTurn } from './turns.ts';
import type { TurnCount, Turns } from './turns.ts';

/** What keeps one address from having all of the server. Turns are those of one process, and so is what is watched; the rest is counted at all servers of a database together. */
export interface Fairness {
  /** How much of everything there is. */
  readonly limits: SetLimits;
  readonly callerOf: CallerOf;
  /** A request on account of the same address that does not end with its connection. */
  readonly outlasting: (request: IncomingMessage) => IncomingMessage;
  /**
   * Waits until an operation of this caller may be read and checked: one begins in each turn of the event loop. False when his
   * connection is closed before.
   */
  mayBegin(caller: Caller): Promise<boolean>;
  /** Reading the database for queries and for what is watched; commands wait for none of it. */
  readonly reading: Turns;
  /** Hashing passwords. */
  readonly hashing: Turns;
  /** What each address has a number of. */
  readonly places: Readonly<Record<'sockets' | 'streams' | 'requests' | 'watched', Places>>;
  /** What operations cost, and who has how much for them. */
  readonly purses: Purses;
  readonly botPace: BotPace;
  /** What is counted at all servers of a database together. */
  readonly shared: SharedCounts;
}

interface FairnessSettings {
  readonly addressOf: ClientAddress;
  readonly reading: TurnCount;
  /** Left out: what is usual. */
  readonly limits?: SetLimits;
}

/** One processor is left to everything else where there are two. */
const HASHED_AT_ONCE: TurnCount = { atOnce: 1, ofOneAddress: 1 };

/** Everybody has everything before him. */
export function createFairness({ addressOf, reading, limits = USUAL_LIMITS }: FairnessSettings): Fairness {
  const pace = createPace(realMillis, PACE);
  const shared = createSharedCounts(realMillis);
  const now = () => instant(realMillis());
  const purses = createPurses(now, limits, shared);
  const botPace = createBotPace(now, limits.COMMANDS_PER_BOT, shared);
  const beginning = createTurns({ atOnce: 1, ofOneAddress: 1 }, pace);
  return {
    limits,
    ...callers(addressOf),
    async mayBegin(caller) {
      const begun = Promise.withResolvers<boolean>();
      const begin = async () => {
        begun.resolve(true);
        await letBy();
      };
      void inTurn(beginning, caller, begin).then((over) => begun.resolve(over !== null));
      return begun.promise;
    },
    reading: createTurns(reading, pace),
    hashing: createTurns(HASHED_AT_ONCE, pace),
    places: {
      sockets: shared.places('sockets', limits.SOCKETS_PER_ADDRESS),
      streams: shared.places('streams', limits.STREAMS_PER_ADDRESS),
      requests: shared.places('requests', limits.REQUESTS_PER_ADDRESS),
      watched: createPlaces(limits.WATCHED_PER_ADDRESS),
    },
    purses,
    botPace,
    shared,
  };
}
