import { Agent, request } from 'undici';
import type { WebhookCarrier, WebhookProblem } from '../../application/webhook/carrier.ts';
import { ANSWER_BYTES, PATIENCE } from '../../application/webhook/webhook.ts';
import type { Millis } from '../../kernel/time.ts';
import { afterRealMillis } from '../timers.ts';
import { askSystem, NotPublic, reachedBy, reachingConnector, type Lookup } from './reaching.ts';

/** How the composition of a server lets its webhooks reach further than the public internet: for tests, which have no other way. */
export interface Reach {
  /** Whether receivers on this machine are sent to, and without a certificate too. */
  readonly loopback?: boolean;
  /** Asks where names lead; the machine's own way when it is left out. */
  readonly lookup?: Lookup;
  /** How long an address has to answer; `PATIENCE` when it is left out. */
  readonly patience?: Millis;
}

const RETRY_AFTER = 'retry-after';

/** Takes events to the public internet by HTTPS: no redirect is followed, and of an answer no more is read than is kept. */
export function webhookCarrier({
  loopback = false,
  lookup = askSystem,
  patience = PATIENCE,
}: Reach = {}): WebhookCarrier {
  const reachable = { loopback };
  const agent = new Agent({
    connect: reachingConnector(lookup, reachable, patience),
    headersTimeout: patience,
    bodyTimeout: patience,
    // A name is asked about for each event.
    keepAliveTimeout: 1,
    keepAliveMaxTimeout: 1,
  });
  const isAllowed = ({ protocol, username, password }: URL): boolean =>
    (protocol === 'https:' || (loopback && protocol === 'http:')) && username === '' && password === '';
  return {
    async problemOf(url) {
      if (!isAllowed(url)) return 'NOT_HTTPS';
      return reachedBy(lookup, reachable, url.hostname).then(
        () => null,
        (failure: unknown) => (failure instanceof NotPublic ? 'NOT_PUBLIC' : 'UNKNOWN_NAME'),
      );
    },
    async send({ url, headers, body }) {
      if (!isAllowed(new URL(url))) return { status: null, problem: 'NOT_HTTPS' };
      const stopping = new AbortController();
      const stopWaiting = afterRealMillis(patience, () => stopping.abort());
      try {
        const { signal } = stopping;
        const answer = await request(url, { dispatcher: agent, method: 'POST', headers: { ...headers }, body, signal });
        const { [RETRY_AFTER]: asked } = answer.headers;
        const retryAfter = (Array.isArray(asked) ? asked[0] : asked) ?? null;
        return { status: answer.statusCode, text: await beginningOf(answer.body), retryAfter };
      } catch (failure) {
        return { status: null, problem: problemIn(failure) };
      } finally {
        stopWaiting();
      }
    },
    close: () => agent.destroy(),
  };
}

/** The beginning of an answer as it can be shown and stored; the rest is not read. */
async function beginningOf(body: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<string> {
  const read: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      read.push(chunk);
      bytes += chunk.length;
      if (bytes >= ANSWER_BYTES) break;
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(read)
    .subarray(0, ANSWER_BYTES)
    .toString('utf8')
    .replaceAll(/[\p{Cc}\uFFFD]/gu, ' ')
    .trim();
}

const TIMEOUTS = ['UND_ERR_ABORTED', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
const UNKNOWN = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'];

function problemIn(failure: unknown): WebhookProblem {
  if (failure instanceof NotPublic) return 'NOT_PUBLIC';
  const { code = '', name = '' } = failure as { readonly code?: unknown; readonly name?: string };
  const reason = String(code);
  if (name === 'AbortError' || TIMEOUTS.includes(reason)) return 'TIMEOUT';
  if (UNKNOWN.includes(reason)) return 'UNKNOWN_NAME';
  return /CERT|SELF_SIGNED|^ERR_(TLS|SSL)|UNABLE_TO/.test(reason) ? 'BAD_CERTIFICATE' : 'NO_CONNECTION';
}
