import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';

/** One event, executed: sent to everybody who watches the same. */
export interface Message {
  readonly version: number;
  /** A slow reader may go without it. */
  readonly skippable: boolean;
  /**
   * A `next` frame of a WebSocket, in parts, for the subscription of this id, of which `start` tells: its text up to the payload. The same
   * bytes for all whose ids are alike and short.
   */
  frame(id: string, start: Buffer): readonly Buffer[];
  /** A `next` event of a stream; the same bytes for all. Source: GraphQL over SSE, distinct connections mode. */
  readonly event: Buffer;
  /** That event as one chunk of a body that is sent in such. Source: RFC 9112, 7.1. */
  readonly chunk: Buffer;
}

/** An id is at most so long where a client counts, as the page does, so that many have the same; others are made by chance. */
const COUNTED = 4;
/** Whole frames that are kept of one message, and bytes of one that is not copied for them. */
const [MOST_FRAMES, LARGE] = [64, 65_536];

/** Wraps a result; it is serialised once, when somebody needs it, and put into each form once. */
export function message(result: ExecutionResult, version: number, skippable: boolean): Message {
  let json: string | null = null;
  let tail: Buffer | null = null;
  const frames = new Map<string, readonly Buffer[]>();
  let event: Buffer | null = null;
  let chunk: Buffer | null = null;
  const text = (): string => (json ??= JSON.stringify(result));
  return {
    version,
    skippable,
    frame(id, start) {
      const known = frames.get(id);
      if (known !== undefined) return known;
      tail ??= Buffer.from(`,"payload":${text()}}`);
      const head = frameHead(start.length + tail.length);
      const isOwn = id.length > COUNTED || tail.length > LARGE || frames.size >= MOST_FRAMES;
      if (isOwn) return [Buffer.concat([head, start]), tail];
      const whole = [Buffer.concat([head, start, tail])];
      frames.set(id, whole);
      return whole;
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

/** The head of one whole, unmasked text frame. Source: RFC 6455, 5.2. */
function frameHead(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length]);
  if (length < 65_536) return Buffer.from([0x81, 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(0x817f);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
