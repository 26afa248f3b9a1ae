import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Caller } from '../fair/caller.ts';
import { closingError } from './message.ts';
import type { Message } from './message.ts';
import type { Member } from './member.ts';

/** Messages that a reader of a stream may be behind before he is let go. */
const MOST_WAITING = 5_000;

/** A subscriber whose results are pulled one by one, as for server-sent events. */
export interface StreamMember extends Member {
  /** Everything that is sent, until the end; `leave` is called when the reader stops. */
  results(leave: () => void): AsyncGenerator<ExecutionResult, void, undefined>;
}

/** A subscriber with a queue of his own. */
export function streamMember(session: string | null, caller: Caller): StreamMember {
  const waiting: Message[] = [];
  let ended: { readonly reason: GraphQLError | null } | null = null;
  let wake = () => {};
  const end = (reason: GraphQLError | null) => {
    ended ??= { reason };
    wake();
  };
  return {
    session,
    caller,
    send(message) {
      if (ended !== null || (message.skippable && waiting.length > 0)) return;
      if (waiting.length >= MOST_WAITING) return end(closingError('SLOW_READER', 'This stream is not read.'));
      waiting.push(message);
      wake();
    },
    end,
    results(leave) {
      const stop = async (): Promise<IteratorResult<ExecutionResult, void>> => {
        end(null);
        waiting.length = 0;
        leave();
        return { done: true, value: undefined };
      };
      return {
        async next() {
          for (;;) {
            const message = waiting.shift();
            if (message !== undefined) return { done: false, value: message.result };
            if (ended !== null) {
              const { reason } = ended;
              if (reason === null) return stop();
              ended = { reason: null };
              return { done: false, value: { errors: [reason] } };
            }
            await new Promise<void>((resolve) => (wake = resolve));
          }
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
