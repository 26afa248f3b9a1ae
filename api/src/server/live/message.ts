import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';

/** One event, executed: sent to everybody who watches the same. */
export interface Message {
  readonly version: number;
  /** A slow reader may go without it. */
  readonly skippable: boolean;
  /** The rest of a `next` frame of a WebSocket after the subscriber's id; the same bytes for all. */
  readonly tail: Buffer;
  /** A `next` event of a stream; the same bytes for all. Source: GraphQL over SSE, distinct connections mode. */
  readonly event: Buffer;
  /** That event as one chunk of a body that is sent in such. Source: RFC 9112, 7.1. */
  readonly chunk: Buffer;
}

/** Wraps a result; it is serialised once, when somebody needs it, and put into each form once. */
export function message(result: ExecutionResult, version: number, skippable: boolean): Message {
  let json: string | null = null;
  let tail: Buffer | null = null;
  let event: Buffer | null = null;
  let chunk: Buffer | null = null;
  const text = (): string => (json ??= JSON.stringify(result));
  return {
    version,
    skippable,
    get tail() {
      return (tail ??= Buffer.from(`,"payload":${text()}}`));
    },
    get event() {
      return (event ??= Buffer.from(`event: next\ndata: ${text()}\n\n`));
    },
    get chunk() {
      return (chunk ??= Buffer.concat([
        Buffer.from(`${this.event.length.toString(16)}\r\n`),
        this.event,
        Buffer.from('\r\n'),
      ]));
    },
  };
}

/** Why a subscription is closed although its topic goes on. */
export function closingError(code: 'SESSION_ENDED' | 'SLOW_READER' | 'SERVER_STOPS', text: string): GraphQLError {
  return new GraphQLError(text, { extensions: { code } });
}
