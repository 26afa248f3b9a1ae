import { instant } from '../../kernel/time.ts';
import type { ClientAddress } from '../client-address.ts';
import { createBotPace, type BotPace } from '../budget/bot-pace.ts';
import type { SetPoints } from '../budget/points.ts';
import { createPurses, type Purses } from '../budget/purses.ts';
import type { SharedLimits } from '../budget/shared-limit.ts';
import { BOT_COMMANDS_A_MINUTE, PACE, PLACES_PER_ADDRESS, POINTS_A_MINUTE } from '../limits.ts';
import { letBy, realMillis } from '../timers.ts';
import { callers } from './caller.ts';
import type { Caller, CallerOf } from './caller.ts';
import { createPace } from './pace.ts';
import { createPlaces } from './places.ts';
import type { Places } from './places.ts';
import { createTurns, inTurn } from './turns.ts';
import type { TurnCount, Turns } from './turns.ts';

/** What keeps one address from having all of the server. Turns and places are those of one process, what is shared those of all. */
export interface Fairness {
  readonly callerOf: CallerOf;
  /**
   * Waits until an operation of this caller may be read and checked: one begins in each turn of the event loop. False when his
   * connection is closed before.
   */
  mayBegin(caller: Caller): Promise<boolean>;
  /** Reading the database for queries and for what is watched; commands wait for none of it. */
  readonly reading: Turns;
  /** What each address has a number of; see `PLACES_PER_ADDRESS`. */
  readonly places: { readonly [Kind in PlaceKind]: Places };
  /** What operations cost, and who has how much for them. */
  readonly purses: Purses;
  readonly botPace: BotPace;
  /** What is counted at all servers of a database together. */
  readonly shared: SharedLimits;
}

type PlaceKind = keyof typeof PLACES_PER_ADDRESS;

interface FairnessSettings {
  readonly addressOf: ClientAddress;
  readonly reading: TurnCount;
  /** Where it is not what is usual. */
  readonly perAddress?: { readonly [Kind in PlaceKind]?: number };
  readonly points?: SetPoints;
  readonly botCommands?: number;
}

/** Everybody has everything before him. */
export function createFairness({
  addressOf,
  reading,
  perAddress = {},
  points = POINTS_A_MINUTE,
  botCommands = BOT_COMMANDS_A_MINUTE,
}: FairnessSettings): Fairness {
  const most = { ...PLACES_PER_ADDRESS, ...perAddress };
  const pace = createPace(realMillis, PACE);
  const purses = createPurses(() => instant(realMillis()), points);
  const botPace = createBotPace(() => instant(realMillis()), botCommands);
  const beginning = createTurns({ atOnce: 1, ofOneAddress: 1 }, pace);
  return {
    callerOf: callers(addressOf),
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
    places: {
      sockets: createPlaces(most.sockets),
      streams: createPlaces(most.streams),
      requests: createPlaces(most.requests),
      watched: createPlaces(most.watched),
    },
    purses,
    botPace,
    shared: { ...purses.limits, bot: botPace.limit },
  };
}
