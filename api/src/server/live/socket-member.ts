import type { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Joining, Member } from './member.ts';
import type { TurnWriter } from './turn-writer.ts';

/** Source: the registry of close codes of RFC 6455. */
const TRY_AGAIN_LATER = 1013;

const OVER = { done: true, value: undefined } as const;

/**
 * The iterator that the protocol's library holds for one subscription: it yields nothing but the refusal of one who is not let
 * in, and ends when that ends.
 */
export type Lifeline = AsyncGenerator<ExecutionResult, void, undefined>;

/** A subscriber by WebSocket: its messages go straight to the socket, its end through the protocol's library. */
export interface SocketMember extends Member {
  /** Gives the library its hold, by which he leaves when the client unsubscribes or is gone. */
  lifeline(joining: Joining): Lifeline;
}

/** Where a subscription's messages go, and under which session and by whom it was opened. */
interface Place extends Pick<Member, 'session' | 'caller'> {
  readonly socket: WebSocket;
  readonly raw: Socket;
  readonly id: string;
}

/** The subscription with this id on this socket, which has no compression. */
export function socketMember(writer: TurnWriter, { socket, raw, id, session, caller }: Place): SocketMember {
  const start = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next"`);
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
    caller,
    send(message) {
      if (isOver || socket.readyState !== WebSocket.OPEN) return;
      const refusal = writer.write(raw, message, message.frame(id, start));
      // Whoever reads on finds it behind what was sent; of who does not, the library lets go half a minute later.
      if (refusal !== null) socket.close(TRY_AGAIN_LATER, `SLOW_READER: ${refusal}`);
    },
    end(reason: GraphQLError | null) {
      if (isOver) return;
      over();
      if (reason === null) ended.resolve(OVER);
      else ended.reject(reason);
    },
    lifeline({ decided, leave }) {
      let refusal: ExecutionResult | null = null;
      onLeave = leave;
      if (isOver) leave();
      void decided.then((result) => {
        if (result === null || isOver) return;
        refusal = result;
        isOver = true;
        ended.resolve(OVER);
      });
      const done = async (): Promise<IteratorResult<ExecutionResult, void>> => {
        if (!isOver) over();
        ended.resolve(OVER);
        return OVER;
      };
      return {
        async next() {
          const end = await ended.promise;
          if (refusal === null) return end;
          const value = refusal;
          refusal = null;
          return { done: false, value };
        },
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
