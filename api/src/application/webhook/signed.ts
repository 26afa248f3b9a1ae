import { Webhook } from 'standardwebhooks';
import type { Entropy } from '../../kernel/entropy.ts';
import type { Instant } from '../../kernel/time.ts';
import type { WebhookRecord } from '../../store/reading/webhook.ts';
import { seal, unseal, type Sealer } from '../sealed.ts';
import type { WebhookBody } from './body.ts';
import type { WebhookRequest } from './carrier.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as its owner is shown it once, and as it is stored. */
export async function newSecret(
  sealer: Sealer,
  entropy: Entropy,
): Promise<{ readonly shown: string; readonly sealed: string }> {
  const bytes = entropy.bytes(SECRET_BYTES);
  const sealed = await seal(sealer, 'webhook', bytes);
  return { shown: PREFIX + Buffer.from(bytes).toString('base64'), sealed };
}

/**
 * An event as it is sent: in JSON, with the three headers of Standard Webhooks. Where the secret was changed lately, two signatures
 * stand in the last one. Source: Standard Webhooks 1.0.0, https://www.standardwebhooks.com
 */
export async function signedRequest(
  sealer: Sealer,
  { url, secret, oldSecret }: Pick<WebhookRecord, 'url' | 'secret' | 'oldSecret'>,
  told: WebhookBody,
  at: Instant,
): Promise<WebhookRequest> {
  const body = JSON.stringify(told);
  const sent = new Date(at);
  const secrets = [secret, ...(oldSecret === null || oldSecret.until <= at ? [] : [oldSecret.secret])];
  const signatures = await Promise.all(
    secrets.map(async (sealed) => {
      const key = Buffer.from(await unseal(sealer, 'webhook', sealed)).toString('base64');
      return new Webhook(key).sign(told.id, sent, body);
    }),
  );
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Baraza-Webhooks/1',
    'webhook-id': told.id,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
  return { url, headers, body };
}
