import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Refuses a request of more bytes than these. One that says its length ends there, by HTTP itself; of any other the bytes are
 * counted as they come. The library's own limit counts every request once more, in streams that cost more than a short operation.
 */
export function bodyLimit(most: number): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser, fetchAPI }) {
      const length = request.headers.get('content-length');
      if (Number(length) > most) throw tooLarge(most);
      if (length !== null || requestParser === undefined) return;
      setRequestParser(async ({ url, method, headers, signal, body }) => {
        if (body === null) return requestParser(request);
        const pieces: Uint8Array[] = [];
        let bytes = 0;
        // What is left of one that is too long stays unread, as giving it up would end the connection before the answer.
        const reader = body.getReader();
        for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
          bytes += piece.value.byteLength;
          if (bytes > most) throw tooLarge(most);
          pieces.push(piece.value);
        }
        return requestParser(new fetchAPI.Request(url, { method, headers, signal, body: Buffer.concat(pieces) }));
      });
    },
  };
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
