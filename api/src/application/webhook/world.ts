import type { JobWorld } from '../jobs/job.ts';
import type { EventTeller } from './body.ts';
import type { WebhookCarrier } from './carrier.ts';

/** What telling webhooks needs of the world. */
export interface WebhookWorld extends JobWorld {
  readonly carrier: WebhookCarrier;
  readonly teller: EventTeller;
  /** Whether directors and administrators act as such with a second factor alone. */
  readonly factorForDirectors: boolean;
  /** How many events may wait for a webhook that takes nothing, before it is turned off. */
  readonly mostWaiting: number;
}
