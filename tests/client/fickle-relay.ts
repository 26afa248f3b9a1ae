import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request: it is led on, its answer is lost, or this is answered in place of the server. */
export type Fate = 'answered' | 'lost' | object;

/** A way to a server on which requests meet their fates, one after the other; those beyond are answered. */
export async function fickleRelay(
  server: string,
  fates: Fate[],
): Promise<{ readonly url: string; readonly bodies: readonly string[]; close(): Promise<void> }> {
  const bodies: string[] = [];
  const relay = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request.setEncoding('utf8')) body += String(part);
      bodies.push(body);
      const fate = fates.shift() ?? 'answered';
      if (typeof fate === 'object') return response.writeHead(503).end(JSON.stringify(fate));
      const { authorization = '' } = request.headers;
      const headers = { 'content-type': 'application/json', authorization };
      const answer = await fetch(new URL(request.url ?? '', server), { method: 'POST', headers, body });
      const text = await answer.text();
      return fate === 'lost' ? response.destroy() : response.writeHead(answer.status).end(text);
    })();
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    bodies,
    async close() {
      relay.closeAllConnections();
      await once(relay.close(), 'close');
    },
  };
}
