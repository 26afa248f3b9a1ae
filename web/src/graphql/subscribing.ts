import type { ExecutionResult } from '@urql/vue';
import type { Client } from 'graphql-ws';
import { isEndedElsewhere } from '../account/sign.ts';
import { live } from '../ui/live.ts';
import { askAgainIn, waitUntilReady } from './outage.ts';
import { resumption } from './resumption.ts';

/** What hears the events of a subscription. */
interface Sink {
  next(value: ExecutionResult): void;
  error(error: unknown): void;
  complete(): void;
}

const hasCode = (error: unknown, code: string): boolean =>
  Array.isArray(error) && error.some((item: { extensions?: { code?: unknown } }) => item.extensions?.code === code);

const tryAgain = 15_000;

/**
 * Subscribes over the socket; the answer ends it. A place in the log that the server does not know any more is given up for a fresh
 * start; a subscription that is refused is said on the page, which then is not live, and is tried again.
 */
export function subscribe(socket: Client, query: string, given: Record<string, unknown>, sink: Sink): () => void {
  const place = resumption(query, given);
  let stop = (): void => undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let refused = false;
  const refuse = (errors: unknown): void => {
    const seconds = Array.isArray(errors) ? askAgainIn(errors) : null;
    if (seconds !== null) void waitUntilReady(seconds);
    // Who looks at the page is another than before, or nobody.
    if (hasCode(errors, 'SESSION_ENDED')) void isEndedElsewhere().then((isIt) => isIt && live.gap());
    if (!refused) live.refused(1);
    refused = true;
    clearTimeout(waiting);
    waiting = setTimeout(begin, seconds === null ? tryAgain : seconds * 1_000);
  };
  const accept = (): void => {
    if (!refused) return;
    refused = false;
    live.refused(-1);
    live.gap();
  };
  function begin(): void {
    stop();
    stop = socket.subscribe<Record<string, unknown>>(
      { query, variables: place.variables },
      {
        next(result) {
          if (result.errors && !result.data) return refuse(result.errors);
          accept();
          if (place.seen(result)) live.gap();
          sink.next(result as ExecutionResult);
        },
        error(error) {
          if (!hasCode(error, 'AFTER_UNKNOWN')) return refuse(error);
          place.restart();
          live.gap();
          begin();
        },
        complete: () => (refused ? undefined : sink.complete()),
      },
    );
  }
  begin();
  return () => {
    clearTimeout(waiting);
    if (refused) live.refused(-1);
    stop();
  };
}
