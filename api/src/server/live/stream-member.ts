import type { ExecutionResult, GraphQLError } from 'graphql';
import type { ServerResponse } from 'node:http';
import { closingError } from './message.ts';
import type { Message } from './message.ts';
import type { Member } from './member.ts';
import type { TurnWriter } from './turn-writer.ts';

/** Messages that may wait for a stream to be begun before its reader is let go. */
const MOST_WAITING = 5_000;

/** A subscriber by server-sent events: its messages go straight to the response, its beginning and its end through the library. */
export interface StreamMember extends Member {
  /** What the library holds: it yields nothing but why the stream was ended, and ends then; `leave` is called when the reader stops. */
  lifeline(leave: () => void): AsyncGenerator<ExecutionResult, void, undefined>;
}

/** Where the events of a stream go, and under which session and by whom it was opened. */
interface Place extends Pick<Member, 'session' | 'caller'> {
  readonly response: ServerResponse;
}

/** The subscription whose answer is this response, of which nothing has been sent yet. */
export function streamMember(writer: TurnWriter, { response, session, caller }: Place): StreamMember {
  // Until the library has sent the head of the response.
  let waiting: Message[] | null = [];
  const ended = Promise.withResolvers<GraphQLError | null>();
  let isOver = false;

  function end(reason: GraphQLError | null): void {
    isOver = true;
    ended.resolve(reason);
  }

  function write(message: Message): void {
    const { socket, chunkedEncoding } = response;
    if (isOver || response.destroyed) return;
    // Where others are answered before over the same connection, or it knows no chunks, the response keeps it.
    if (socket === null || !chunkedEncoding) return void response.write(message.event);
    const refusal = writer.write(socket, message, [message.chunk]);
    if (refusal !== null) letGo(refusal);
  }

  const letGo = (why: string): void => end(closingError('SLOW_READER', why));

  response.once('pipe', () => {
    response.flushHeaders();
    const first = waiting ?? [];
    waiting = null;
    for (const message of first) write(message);
  });

  return {
    session,
    caller,
    send(message) {
      if (isOver) return;
      if (waiting === null) return write(message);
      if (waiting.length >= MOST_WAITING)
        return letGo(
          `waiting: ${waiting.length + 1} events wait for this stream to begin, of at most ${MOST_WAITING}.`,
        );
      if (!message.skippable || waiting.length === 0) waiting.push(message);
    },
    end,
    lifeline(leave) {
      let reason: GraphQLError | null | undefined;
      const stop = async (): Promise<IteratorResult<ExecutionResult, void>> => {
        end(null);
        leave();
        return { done: true, value: undefined };
      };
      return {
        async next() {
          if (reason !== undefined) return stop();
          reason = await ended.promise;
          return reason === null ? stop() : { done: false, value: { errors: [reason] } };
        },
        return: stop,
        throw: stop,
        [Symbol.asyncIterator]() {
          return this;
        },
        [Symbol.asyncDispose]: async () => void (await stop()),
      };
    },
  };
}
