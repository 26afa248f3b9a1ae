import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Delivery, Opening, Source } from '../../application/feed/feed.ts';
import { closingError, message } from './message.ts';
import type { Message } from './message.ts';
import type { Member } from './member.ts';

/** How a group turns events into results; the same for all its members. */
export interface Execution {
  /** One event, read from the database as it is now. */
  run(event: unknown): Promise<ExecutionResult>;
  /** A source's opening with its results, read at one moment if it is a snapshot. */
  open(source: Source<unknown>): Promise<{ opening: Opening<unknown>; results: readonly ExecutionResult[] }>;
  /** Notes why nothing more can be sent, and answers what is said of it to those who are let go. */
  failed(failure: unknown): GraphQLError;
}

/** Subscribers of the same document, variables and view: each event is executed and serialised once for all of them. */
export interface Group {
  /** Adds a member, who is sent his source's opening alone and then what everybody gets; the answer takes him out. */
  join(member: Member, source: Source<unknown>): () => void;
  members(): readonly Member[];
}

interface Seat {
  readonly member: Member;
  /** what came while his opening was on its way; null once he has it */
  waiting: Message[] | null;
  /** the version that he has */
  version: number;
}

interface Opened {
  readonly version: number;
  readonly messages: readonly Message[];
}

/** More messages than this while an opening is on its way, and the member is let go. */
const MOST_WAITING = 20_000;

/** A group over one source, which it listens to from the beginning until `onEmpty` is called. */
export function createGroup(source: Source<unknown>, execution: Execution, onEmpty: () => void): Group {
  const seats = new Set<Seat>();
  const queue: Delivery<unknown>[] = [];
  const openings = new Map<number | null, Promise<Opened>>();
  let isRunning = false;
  let delivered = -1;
  const stopListening = source.listen((delivery) => {
    if (delivery.skippable && queue.length > 0) return;
    queue.push(delivery);
    if (!isRunning) void runQueue();
  });

  async function runQueue(): Promise<void> {
    isRunning = true;
    try {
      for (let delivery = queue.shift(); delivery !== undefined; delivery = queue.shift()) {
        const result = await execution.run(delivery.event);
        deliver(message(result, delivery.version, delivery.skippable));
      }
    } catch (failure) {
      letAllGo(failure);
    }
    isRunning = false;
  }

  function letAllGo(failure: unknown): void {
    if (seats.size === 0) return;
    const reason = execution.failed(failure);
    for (const seat of [...seats]) {
      leave(seat);
      seat.member.end(reason);
    }
  }

  function deliver(sent: Message): void {
    delivered = Math.max(delivered, sent.version);
    for (const seat of seats) {
      if (seat.waiting === null) give(seat, sent);
      else if (!sent.skippable) seat.waiting.push(sent);
      if (seat.waiting !== null && seat.waiting.length > MOST_WAITING) {
        leave(seat);
        seat.member.end(closingError('SLOW_READER', 'Too much happened before this subscription could begin.'));
      }
    }
  }

  function give(seat: Seat, sent: Message): void {
    if (!sent.skippable && sent.version <= seat.version) return;
    if (!sent.skippable) seat.version = sent.version;
    seat.member.send(sent);
  }

  /** Several who join at once with the same `after` share one opening, unless it is older than what was delivered. */
  async function openingFor(own: Source<unknown>): Promise<Opened> {
    const needed = delivered;
    const shared = await (openings.get(own.after) ?? startOpening(own));
    return shared.version >= needed ? shared : startOpening(own);
  }

  function startOpening(own: Source<unknown>): Promise<Opened> {
    const opened = readOpening(own).finally(() => {
      if (openings.get(own.after) === opened) openings.delete(own.after);
    });
    openings.set(own.after, opened);
    return opened;
  }

  async function readOpening(own: Source<unknown>): Promise<Opened> {
    await source.ready();
    const { opening, results } = await execution.open(own);
    return { version: opening.version, messages: results.map((result) => message(result, opening.version, false)) };
  }

  async function open(seat: Seat, own: Source<unknown>): Promise<void> {
    const opened = await openingFor(own);
    if (!seats.has(seat)) return;
    for (const first of opened.messages) seat.member.send(first);
    seat.version = opened.version;
    const waiting = seat.waiting ?? [];
    seat.waiting = null;
    for (const sent of waiting) give(seat, sent);
  }

  function leave(seat: Seat): void {
    if (!seats.delete(seat) || seats.size > 0) return;
    stopListening();
    queue.length = 0;
    onEmpty();
  }

  return {
    join(member, own) {
      const seat: Seat = { member, waiting: [], version: -1 };
      seats.add(seat);
      open(seat, own).catch((failure: unknown) => {
        // What was read for somebody who has left meanwhile may have ended with him.
        if (!seats.has(seat)) return;
        leave(seat);
        member.end(execution.failed(failure));
      });
      return () => leave(seat);
    },
    members: () => [...seats].map(({ member }) => member),
  };
}
