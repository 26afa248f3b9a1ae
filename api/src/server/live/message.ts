import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';

/** One event, executed: sent to everybody who watches the same. */
export interface Message {
  readonly version: number;
  /** A slow reader may go without it. */
  readonly skippable: boolean;
  readonly result: ExecutionResult;
  /** The rest of a `next` frame after the subscriber's id; the same bytes for all. */
  readonly tail: Buffer;
}

/** Wraps a result; it is serialised once, when the first WebSocket needs it. */
export function message(result: ExecutionResult, version: number, skippable: boolean): Message {
  let tail: Buffer | null = null;
  return {
    version,
    skippable,
    result,
    get tail() {
      return (tail ??= Buffer.from(`,"payload":${JSON.stringify(result)}}`));
    },
  };
}

/** Why a subscription is closed although its topic goes on. */
export function closingError(code: 'SESSION_ENDED' | 'SLOW_READER' | 'SERVER_STOPS', text: string): GraphQLError {
  return new GraphQLError(text, { extensions: { code } });
}
