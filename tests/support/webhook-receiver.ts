import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as it arrived. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The id under which it was sent. */
  readonly id: string;
  readonly told: {
    readonly id: string;
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

/** A receiver of webhooks of a test on the loopback that takes everything, unless it is told what to answer. */
export interface WebhookReceiver {
  /** `http://127.0.0.1:PORT/hook` */
  readonly url: string;
  readonly port: number;
  /** Whatever arrived, taken or not. */
  readonly received: readonly Received[];
  /** From now on everything is answered so; null: taken again. */
  answer(how: ((response: ServerResponse) => void) | null): void;
  /** Ends when this many have arrived. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function openReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let answering: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { headers } = request;
      const told = JSON.parse(body) as Received['told'];
      received.push({ headers, body, id: String(headers['webhook-id']), told });
      if (answering === null) response.writeHead(204).end();
      else answering(response);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answer: (how) => void (answering = how),
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** By how many of these secrets an event is signed, as Standard Webhooks says it is. */
export function signedBy({ headers, body, id }: Received, secrets: readonly string[]): readonly boolean[] {
  const signatures = String(headers['webhook-signature']).split(' ');
  return secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const text = `${id}.${String(headers['webhook-timestamp'])}.${body}`;
    const own = Buffer.from(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
    return signatures.some((one) => one.length === own.length && timingSafeEqual(Buffer.from(one), own));
  });
}
