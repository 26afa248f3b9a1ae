import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Delivery, Opening, Source } from '../../application/feed/feed.ts';
import type { Turn } from '../fair/turns.ts';
import { realMillis } from '../timers.ts';
import { closingError, message } from './message.ts';
import type { Message } from './message.ts';
import type { Member } from './member.ts';

/** How a group turns events into results; the same for all its members. */
export interface Execution {
  /** Does work that reads the database when it is this member's turn. */
  inTurn<Value>(member: Member, work: () => Promise<Value>): Turn<Value>;
  /** The member whose turn would come first. */
  soonest(members: Iterable<Member>): Member | null;
  /** One event, read from the database as it is now. */
  run(event: unknown): Promise<ExecutionResult>;
  /** A source's opening with its results, read at one moment if it is a snapshot. */
  open(source: Source<unknown>): Promise<{ opening: Opening<unknown>; results: readonly ExecutionResult[] }>;
  /** Is told how many milliseconds after it was heard of an event was sent to all. */
  sent(millis: number): void;
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
  /** the version that he says he has */
  readonly after: number | null;
  /** what was delivered when he came: an opening that is older leaves a hole */
  readonly needed: number;
  /** what came while his opening was on its way; null once he has it */
  waiting: Message[] | null;
  /** the version that he has */
  version: number;
  /** leaves the line for his opening */
  giveUp: () => void;
}

/** An event that waits to be sent, and when it was heard of by `realMillis`. */
interface Heard {
  readonly delivery: Delivery<unknown>;
  readonly at: number;
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
  // Those of them who wait for their openings.
  const arriving = new Set<Seat>();
  const queue: Heard[] = [];
  // By the version after which they begin.
  const openings = new Set<number | null>();
  let running: Turn<ExecutionResult> | null = null;
  let isRunning = false;
  let delivered = -1;
  const stopListening = source.listen((delivery) => {
    if (delivery.skippable && queue.length > 0) return;
    queue.push({ delivery, at: realMillis() });
    if (!isRunning) void runQueue();
  });

  async function runQueue(): Promise<void> {
    isRunning = true;
    try {
      for (let heard = queue.shift(); heard !== undefined; heard = queue.shift()) {
        const { event, version, skippable } = heard.delivery;
        const soonest = execution.soonest(members());
        if (soonest === null) break;
        running = execution.inTurn(soonest, () => execution.run(event));
        const result = await running.answer;
        if (result === null) break;
        deliver(message(result, version, skippable));
        execution.sent(realMillis() - heard.at);
      }
    } catch (failure) {
      letGo([...seats], failure);
    }
    isRunning = false;
  }

  function letGo(some: readonly Seat[], failure: unknown): void {
    if (some.length === 0) return;
    const reason = execution.failed(failure);
    for (const seat of some) {
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
    // What tells of the moment only may come again at the same version, and never goes back behind an opening that is newer.
    if (sent.skippable ? sent.version < seat.version : sent.version <= seat.version) return;
    if (!sent.skippable) seat.version = sent.version;
    seat.member.send(sent);
  }

  function askForOpening(seat: Seat, own: Source<unknown>): void {
    seat.giveUp();
    seat.giveUp = execution.inTurn(seat.member, () => open(own)).giveUp;
  }

  /** Reads an opening, unless it is being read already, for all who wait for the same; who came too late for it asks again. */
  async function open(own: Source<unknown>): Promise<void> {
    const there = new Set(waitingFor(own.after));
    if (there.size === 0 || openings.has(own.after)) return;
    openings.add(own.after);
    try {
      const opened = await readOpening(own);
      for (const seat of waitingFor(own.after)) {
        if (there.has(seat) || opened.version >= seat.needed) admit(seat, opened);
      }
    } catch (failure) {
      letGo(waitingFor(own.after), failure);
    }
    openings.delete(own.after);
    for (const seat of waitingFor(own.after)) askForOpening(seat, own);
  }

  function waitingFor(after: number | null): readonly Seat[] {
    return [...arriving].filter((seat) => seat.after === after);
  }

  async function readOpening(own: Source<unknown>): Promise<Opened> {
    await source.ready();
    const { opening, results } = await execution.open(own);
    return { version: opening.version, messages: results.map((result) => message(result, opening.version, false)) };
  }

  function admit(seat: Seat, opened: Opened): void {
    arriving.delete(seat);
    seat.giveUp();
    for (const first of opened.messages) seat.member.send(first);
    seat.version = opened.version;
    const waiting = seat.waiting ?? [];
    seat.waiting = null;
    for (const sent of waiting) give(seat, sent);
  }

  function leave(seat: Seat): void {
    arriving.delete(seat);
    seat.giveUp();
    if (!seats.delete(seat) || seats.size > 0) return;
    stopListening();
    queue.length = 0;
    running?.giveUp();
    onEmpty();
  }

  function* members(): Generator<Member> {
    for (const { member } of seats) yield member;
  }

  return {
    join(member, own) {
      const seat: Seat = { member, after: own.after, needed: delivered, waiting: [], version: -1, giveUp() {} };
      seats.add(seat);
      arriving.add(seat);
      askForOpening(seat, own);
      return () => leave(seat);
    },
    members: () => [...members()],
  };
}
