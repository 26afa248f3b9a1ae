import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { socketWire } from './socket-wire.ts';
import { streamWire } from './stream-wire.ts';
import type { Seen, Trouble } from './trouble.ts';
import type { Wire } from './wire.ts';

/** What stands between a client and a server, at an address of its own. */
export interface Proxy {
  /** `http://127.0.0.1:PORT`: the server, over HTTP, as server-sent events and over WebSocket. */
  readonly url: string;
  /** What befalls the client from now on. */
  readonly trouble: Trouble;
  readonly seen: Seen;
  cut(): void;
  /** Holds every wire that there is now. */
  hold(): void;
  /** Ends every wire as a server does that stops. */
  stop(): void;
  close(): Promise<void>;
}

/** Opens it before a server, on a free port. */
export async function openProxy(server: string): Promise<Proxy> {
  const trouble: Trouble = { isShut: false, delay: 0, nextEvent: 'pass', refusal: null, isTokenInvalid: false };
  const seen: Seen = { arrivals: [], subscriptions: [] };
  const wires = new Set<Wire>();
  const http = createServer((request, response) => {
    seen.arrivals.push(Date.now());
    if (trouble.isShut) request.socket.destroy();
    else void streamWire({ request, response }, server, { trouble, seen, wires });
  });
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'graphql-transport-ws' });
  http.on('upgrade', (request, socket, head) => {
    seen.arrivals.push(Date.now());
    if (trouble.isShut) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (near) => {
      const address = new URL('/graphql', server).href;
      const wire = socketWire(near, request, address, trouble, seen);
      wires.add(wire);
      near.on('close', () => wires.delete(wire));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const each = (act: (wire: Wire) => void) => (): void => {
    for (const wire of wires) act(wire);
  };
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    trouble,
    seen,
    cut: each((wire) => wire.cut()),
    hold: each((wire) => wire.hold()),
    stop: each((wire) => wire.stop()),
    close: () =>
      new Promise((resolve) => {
        for (const wire of wires) wire.cut();
        sockets.close();
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}
