import type { WebhookCarrier } from '../../application/webhook/carrier.ts';

/** What takes events out of a sandbox: nothing does, to no address. */
export const NO_WAY_OUT: WebhookCarrier = {
  problemOf: async () => 'NOT_PUBLIC',
  send: async () => ({ status: null, problem: 'NOT_PUBLIC' }),
  close: async () => {},
};
