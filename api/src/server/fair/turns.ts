import type { Caller } from './caller.ts';
import { afterRealMillis, realMillis } from '../timers.ts';
import type { Pace } from './pace.ts';
import { createRota } from './rota.ts';

/** One's turn, or the place in the line for it. */
export interface Turn<Value> {
  /** What the work answers; null when the turn was given up before it came. */
  readonly answer: Promise<Value | null>;
  /** Leaves the line; nothing happens once the work has begun. */
  giveUp(): void;
}

/** Lets so much be done at once, and the rest by turns, so that nobody waits for all that somebody else has asked for. */
export interface Turns {
  /** Does the work when it is the caller's turn, which may be at once. The turn ends with the work. */
  take<Value>(caller: Asker, work: () => Promise<Value>): Turn<Value>;
  /** Of these the one whose turn would come first: whose address rests least, and of those that do not, the one of which fewest wait. */
  soonest<Someone extends { readonly caller: Asker }>(some: Iterable<Someone>): Someone | null;
  /** How many wait of this address. */
  waiting(address: string): number;
}

type Asker = Pick<Caller, 'address' | 'connection'>;

/** How many turns there are at once, and how many of them one address may have. */
export interface TurnCount {
  readonly atOnce: number;
  readonly ofOneAddress: number;
}

/** The clock by which turns are paced. */
export interface TurnClock {
  /** Milliseconds. */
  now(): number;
  /** Calls back in so many milliseconds, unless the answer is called before. */
  after(millis: number, callback: () => void): () => void;
}

const machine: TurnClock = { now: realMillis, after: afterRealMillis };

/**
 * Turns that nobody has yet. Addresses take turns, and within an address its connections, and each does its work in its order;
 * an address that has to rest is passed over, and one that has had much lately has one turn at a time.
 */
export function createTurns({ atOnce, ofOneAddress }: TurnCount, pace: Pace, clock = machine): Turns {
  const line = createRota<() => void>();
  const busy = new Map<string, number>();
  let free = atOnce;
  let isCalling = false;
  let stopWaiting = (): void => {};

  const mayCome = (address: string): boolean => {
    const most = pace.goesSingle(address) ? 1 : ofOneAddress;
    return (busy.get(address) ?? 0) < most && pace.rest(address) === 0;
  };

  function callNext(): void {
    // Work that asks for a turn while it begins comes back here; the loop below has it.
    if (isCalling) return;
    isCalling = true;
    while (free > 0) {
      const begin = line.next(mayCome);
      if (begin === null) break;
      begin();
    }
    isCalling = false;
    stopWaiting();
    if (free > 0) waitForRested();
  }

  function waitForRested(): void {
    let soonest = Infinity;
    for (const address of line.addresses()) {
      const rest = pace.rest(address);
      if (rest > 0) soonest = Math.min(soonest, rest);
    }
    if (soonest < Infinity) stopWaiting = clock.after(Math.ceil(soonest), callNext);
  }

  function begun(address: string): () => void {
    free -= 1;
    busy.set(address, (busy.get(address) ?? 0) + 1);
    const at = clock.now();
    return () => {
      pace.used(address, clock.now() - at);
      free += 1;
      const left = (busy.get(address) ?? 0) - 1;
      if (left > 0) busy.set(address, left);
      else busy.delete(address);
      callNext();
    };
  }

  return {
    take<Value>(caller: Asker, work: () => Promise<Value>): Turn<Value> {
      const { promise, resolve, reject } = Promise.withResolvers<Value | null>();
      let isWaiting = true;
      const leave = line.add(caller, () => {
        isWaiting = false;
        const end = begun(caller.address);
        const worked = (async () => work())();
        void worked.then(resolve, reject).finally(end);
      });
      callNext();
      return {
        answer: promise,
        giveUp() {
          if (!isWaiting) return;
          isWaiting = false;
          leave();
          resolve(null);
        },
      };
    },
    soonest<Someone extends { readonly caller: Asker }>(some: Iterable<Someone>): Someone | null {
      let soonest: Someone | null = null;
      let shortest = Infinity;
      let fewest = Infinity;
      for (const one of some) {
        const { address } = one.caller;
        const rest = pace.rest(address);
        const waiting = line.waiting(address);
        if (rest + waiting === 0) return one;
        if (rest > shortest || (rest === shortest && waiting >= fewest)) continue;
        soonest = one;
        shortest = rest;
        fewest = waiting;
      }
      return soonest;
    },
    waiting: line.waiting,
  };
}

/** What the work answers in the caller's turn; null when his connection is closed before it comes. */
export async function inTurn<Value>(turns: Turns, caller: Caller, work: () => Promise<Value>): Promise<Value | null> {
  const { gone } = caller;
  if (gone.aborted) return null;
  const { answer, giveUp } = turns.take(caller, work);
  gone.addEventListener('abort', giveUp, { once: true });
  return answer.finally(() => gone.removeEventListener('abort', giveUp));
}
