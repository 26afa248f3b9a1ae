import { GraphQLError } from 'graphql';
import type { AfterUnknown, Source } from '../application/feed/feed.ts';
import type { Result } from '../kernel/result.ts';

/**
 * What makes a subscription field shareable: subscribers of the same document and variables get one execution by nobody in
 * particular. A document that selects any field whose name begins with `viewer`, or that is said to be about who asks, is executed
 * for each account by itself.
 */
export const PUBLIC_AUDIENCE = { audience: 'public' } as const;

/** What makes a field about who asks: a document that selects it is executed for each account by itself. */
export const VIEWER_AUDIENCE = { audience: 'viewer' } as const;

/** The source that a subscription field follows; an `after` from the future ends in an error with code `AFTER_UNKNOWN`. */
export function watched<Event>(answer: Result<Source<Event>, AfterUnknown>): Source<Event> {
  if (answer.ok) return answer.value;
  throw new GraphQLError(answer.error.message, { extensions: { code: 'AFTER_UNKNOWN' } });
}
