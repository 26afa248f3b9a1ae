import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { IncomingMessage } from 'node:http';
import type { Fairness } from './fair/fairness.ts';
import { nobodyWaits } from './fair/nobody-waits.ts';

/** Bytes of a body that is taken apart at once; a longer one keeps everybody else waiting for as long as it takes. */
const SHORT = 16 * 1024;

/**
 * Refuses a request of more bytes than these. One that says its length ends there, by HTTP itself; of any other the bytes are
 * counted as they come. Long ones are taken apart by turns. The library's own limit counts every request once more, in streams that
 * cost more than a short operation.
 */
export function bodyLimit(
  most: number,
  { callerOf, mayBegin }: Pick<Fairness, 'callerOf' | 'mayBegin'>,
): Plugin<object, { readonly req: IncomingMessage }> {
  return {
    onRequestParse({ request, requestParser, setRequestParser, fetchAPI, serverContext: { req } }) {
      const length = request.headers.get('content-length');
      if (Number(length) > most) throw tooLarge(most);
      if (requestParser === undefined || (length !== null && Number(length) <= SHORT)) return;
      setRequestParser(async ({ url, method, headers, signal, body }) => {
        if (body === null) return requestParser(request);
        const whole = await read(body, most);
        if (whole.length > SHORT && !(await mayBegin(callerOf(req)))) throw nobodyWaits();
        return requestParser(new fetchAPI.Request(url, { method, headers, signal, body: whole }));
      });
    },
  };
}

async function read(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // What is left of one that is too long stays unread, as giving it up would end the connection before the answer.
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.byteLength;
    if (bytes > most) throw tooLarge(most);
    pieces.push(piece.value);
  }
  return Buffer.concat(pieces);
}

function tooLarge(maximum: number): GraphQLError {
  return new GraphQLError(`The request has more than ${maximum} bytes: send less at once.`, {
    extensions: {
      code: 'REQUEST_ENTITY_TOO_LARGE',
      rule: 'bytes',
      number: maximum + 1,
      maximum,
      http: { status: 413 },
    },
  });
}
