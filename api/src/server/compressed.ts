import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes below which an answer is sent as it is: it fits one packet. */
const LITTLE = 1_400;

const squeeze = compression({
  threshold: LITTLE,
  level: 5,
  filter: (request, response) => !isStream(response) && compression.filter(request, response),
});

/** Lets what is written to this response be sent compressed where its reader takes that, but for streams of events. */
export function compressed(request: IncomingMessage, response: ServerResponse): void {
  squeeze(request as Parameters<typeof squeeze>[0], response as Parameters<typeof squeeze>[1], () => {});
}

/** It would hold back what is to be read at once. */
function isStream(response: ServerResponse): boolean {
  return /^(text\/event-stream|multipart\/)/.test(String(response.getHeader('content-type')));
}
