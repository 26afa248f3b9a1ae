import type { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Member } from './member.ts';
import type { SocketWriter } from './socket-writer.ts';

/** The iterator that the protocol's library holds for one subscription: it yields nothing and ends when that ends. */
export type Lifeline = AsyncGenerator<ExecutionResult, void, undefined>;

/** A subscriber by WebSocket: its messages go straight to the socket, its end through the protocol's library. */
export interface SocketMember extends Member {
  /** Gives the library its hold; `leave` is called when the client unsubscribes or is gone. */
  lifeline(leave: () => void): Lifeline;
}

/** The subscription with this id on this socket. */
export function socketMember(
  writer: SocketWriter,
  { socket, raw, id, session }: { socket: WebSocket; raw: Socket; id: string; session: string | null },
): SocketMember {
  const prefix = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next"`);
  const ended = Promise.withResolvers<IteratorResult<ExecutionResult, void>>();
  ended.promise.catch(() => {});
  let onLeave = () => {};
  let isOver = false;
  const over = () => {
    isOver = true;
    onLeave();
  };
  return {
    session,
    send(message) {
      if (!isOver) writer.write(socket, raw, prefix, message);
    },
    end(reason: GraphQLError | null) {
      if (isOver) return;
      over();
      if (reason === null) ended.resolve({ done: true, value: undefined });
      else ended.reject(reason);
    },
    lifeline(leave) {
      onLeave = leave;
      if (isOver) leave();
      const done = async (): Promise<IteratorResult<ExecutionResult, void>> => {
        if (!isOver) over();
        ended.resolve({ done: true, value: undefined });
        return { done: true, value: undefined };
      };
      return {
        next: () => ended.promise,
        return: done,
        throw: done,
        [Symbol.asyncIterator]() {
          return this;
        },
        [Symbol.asyncDispose]: async () => void (await done()),
      };
    },
  };
}
