import type { WebhookId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { Actor } from '../context.ts';
import type { StoredEvent } from '../vocabulary/event.ts';

/** An event as a webhook is told it, in JSON. */
export interface WebhookBody {
  /** By which a repeat is known: the event's topic and version. */
  readonly id: string;
  /** The event's name. */
  readonly type: string;
  /** When it happened, in the manner of ISO 8601. */
  readonly timestamp: string;
  /** What the API says of it, with a sentence. */
  readonly data: object;
}

/** Puts events in the words of the API, as whoever reads it is answered there. */
export interface EventTeller {
  tell(event: StoredEvent, reader: Actor, locale: Locale): Promise<object>;
}

/** What tries a webhook: told to it alone, by a number of its own. */
export function trialBody(webhook: WebhookId, number: number, at: Instant, text: string): WebhookBody {
  const topic = `webhook:${webhook}`;
  return bodyOf({ topic, version: number, kind: 'WebhookTried', at }, { topic, version: number, text });
}

/** An event with what is said of it. */
export function bodyOf(
  { topic, version, kind, at }: Pick<StoredEvent, 'version' | 'at'> & { readonly topic: string; readonly kind: string },
  data: object,
): WebhookBody {
  return { id: `${topic}:${version}`, type: kind, timestamp: new Date(at).toISOString(), data };
}
