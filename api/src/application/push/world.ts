import type { JobWorld } from '../jobs/job.ts';
import type { EventTeller } from '../webhook/body.ts';
import type { WebhookCarrier } from '../webhook/carrier.ts';

/** What showing notices on devices needs of the world. */
export interface PushWorld extends JobWorld {
  readonly carrier: WebhookCarrier;
  readonly teller: EventTeller;
  /** Where this server is found, by which push services can reach who runs it. */
  readonly pageUrl: string;
}
