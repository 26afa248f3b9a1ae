import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import { afterOf, refusedResult, timesOf } from './trouble.ts';
import type { Seen, Subscribing, Trouble } from './trouble.ts';
import { later } from './wire.ts';
import type { Wire } from './wire.ts';

/** A message of graphql-transport-ws. */
interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: Subscribing & { readonly data?: object | null };
}

const FORBIDDEN = 4403;
const GOING_AWAY = 1001;

/** Leads a WebSocket of the client under test on to the server, with everything that is to befall it on the way. */
export function socketWire(
  near: WebSocket,
  request: IncomingMessage,
  server: string,
  trouble: Trouble,
  seen: Seen,
): Wire {
  const { authorization, cookie } = request.headers;
  const headers = { ...(authorization && { authorization }), ...(cookie && { cookie }) };
  const far = new WebSocket(server.replace(/^http/, 'ws'), 'graphql-transport-ws', { headers });
  const unsent: string[] = [];
  const ids = new Set<string>();
  let isHeld = false;
  const say = (message: object): void => near.send(JSON.stringify(message));
  const forward = (text: string): void => {
    if (far.readyState === WebSocket.OPEN) far.send(text);
    else unsent.push(text);
  };
  far.on('open', () => unsent.splice(0).forEach((text) => far.send(text)));
  far.on('message', (data) => {
    const text = textOf(data);
    const { type, payload } = JSON.parse(text) as Message;
    const times = type === 'next' ? timesOf(trouble, payload) : 1;
    later(trouble.delay, () => {
      if (!isHeld && near.readyState === WebSocket.OPEN) for (let n = 0; n < times; n += 1) near.send(text);
    });
  });
  near.on('message', (data) => {
    const text = textOf(data);
    const message = JSON.parse(text) as Message;
    if (message.type === 'connection_init' && trouble.isTokenInvalid)
      return near.close(FORBIDDEN, 'This token was revoked.');
    if (message.type !== 'subscribe') return forward(text);
    const id = message.id ?? '';
    seen.subscriptions.push({ after: afterOf(message.payload ?? {}), at: Date.now() });
    const { refusal } = trouble;
    trouble.refusal = null;
    if (refusal !== null) {
      say({ id, type: 'next', payload: refusedResult(refusal) });
      return say({ id, type: 'complete' });
    }
    ids.add(id);
    forward(text);
  });
  near.on('close', () => far.terminate()).on('error', () => {});
  far.on('close', () => (isHeld ? undefined : near.terminate())).on('error', () => {});
  return {
    cut: () => near.terminate(),
    hold() {
      isHeld = true;
      near.pause();
    },
    stop() {
      for (const id of ids) say({ id, type: 'complete' });
      near.close(GOING_AWAY, 'The server stops.');
    },
  };
}

function textOf(data: RawData): string {
  return (data as Buffer).toString();
}
