import type { Actor, AppContext } from '../application/context.ts';
import type { Locale } from '../kernel/locale.ts';
import type { Sandboxes } from '../application/sandbox/sandbox.ts';
import type { Limit } from './limit/limit.ts';
import type { OperationLimits } from './operation-limits.ts';
import type { ReadServer } from './server/reading.ts';
import type { WebhookCarrier } from '../application/webhook/carrier.ts';
import type { Feed } from '../application/feed/feed.ts';

/** What every resolver gets: the application's own context, with who asks, and the feed that subscriptions follow. */
export interface Context {
  readonly app: AppContext;
  /** Who gives commands, where a token lets him do more than read; left out: who asks. */
  readonly commander?: Actor;
  readonly feed: Feed;
  /** The language that the caller says he reads. */
  readonly locale: Locale;
  /** Where people find this server, without a slash at the end. */
  readonly publicUrl: string;
  /** The domain at which mails are read; null: none are. */
  readonly mailInDomain: string | null;
  /** Copies of tournaments to try things in; null: this is one. */
  readonly sandboxes: Sandboxes | null;
  /** The most that one operation may ask for; left out: what is usual. */
  readonly operationLimits?: OperationLimits;
  /** Every limit of this server. */
  readonly limits: readonly Limit[];
  /** Tells how the server is doing; null: of no server, but of a copy to try things in. */
  readonly readServer: ReadServer | null;
  /** What takes events to the addresses of webhooks. */
  readonly webhooks: WebhookCarrier;
  /** What signs the links that stop mails. */
  readonly mailSecret: string;
  /** Hears of each row that Pothos has to read once more by itself, and throws where that may not be; left out: it may. */
  readonly onReread?: (model: string) => void;
}
