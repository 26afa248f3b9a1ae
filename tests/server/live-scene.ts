import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { LiveServer } from '../support/live-server.ts';

/** The ticks of a topic; all that is private of one. */
export const TICKS =
  'subscription ($topic: String!, $after: Int) { ticks(topic: $topic, after: $after) { topic version text } }';
export const MINE = 'subscription ($topic: String!) { mine(topic: $topic) { version text name } }';

/** A message of graphql-transport-ws. */
export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** The message that subscribes to the ticks of a topic. */
export function subscribing(id: string, topic = 'a'): string {
  return JSON.stringify({ id, type: 'subscribe', payload: { query: TICKS, variables: { topic } } });
}

/** A WebSocket without a client library: everything it receives, and waiting for more. It may come from another address of this machine. */
export async function bareSocket(
  url: string,
  localAddress = '127.0.0.1',
): Promise<{ socket: WebSocket; got: Message[]; until(count: number): Promise<void> }> {
  const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { localAddress });
  const got: Message[] = [];
  socket.on('message', (text) => got.push(JSON.parse((text as Buffer).toString())));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const until = async (count: number) => {
    for (let tries = 0; got.length < count && tries < 2_000; tries += 1) await pause(5);
  };
  await until(1);
  return { socket, got, until };
}

/** Ends when the hub has nobody left. */
export async function emptied({ hub }: LiveServer): Promise<void> {
  for (let tries = 0; hub.groups() > 0 && tries < 400; tries += 1) await pause(5);
}
