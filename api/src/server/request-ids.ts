import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '../kernel/time.ts';

/** The header in which an answer says the id of its request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const current = new AsyncLocalStorage<string>();

/** The id of the request on whose account this is done; undefined: it is done on nobody's. */
export function currentRequest(): string | undefined {
  return current.getStore();
}

/** Does something on account of a request, and whatever follows from it. */
export function onRequest<Value>(id: string, work: () => Value): Value {
  return current.run(id, work);
}

/**
 * Gives every request of a server that began at this instant another id, of up to twenty small letters, digits and a hyphen. Two
 * servers give none alike unless they began in the same millisecond.
 */
export function requestIds(began: Instant): () => string {
  const server = began.toString(36);
  let count = 0;
  return () => `${server}-${(count += 1).toString(36)}`;
}
