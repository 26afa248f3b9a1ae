import { WebSocket } from 'ws';

/** A WebSocket over which operations are asked for. */
export interface AttackSocket {
  ask(id: string, query: string): void;
  /** What comes of operations, as it comes. */
  onAnswer(hear: (answer: { readonly id: string; readonly type: string; readonly text: string }) => void): void;
  /** Reads nothing any more. */
  pause(): void;
  close(): void;
  /** Ends when it is closed, with the code and the reason. */
  readonly closed: Promise<string>;
}

/** One that is open and let in; fails with how it was closed where it is not. */
export async function openSocket(url: string, localAddress: string): Promise<AttackSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { localAddress });
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) =>
    socket.once('close', (code, reason) => resolve(`${code} ${String(reason)}`.trim())),
  );
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  const letIn = new Promise<true>((resolve) => socket.once('message', () => resolve(true)));
  const isIn = await Promise.race([letIn, closed.then(() => false)]);
  if (!isIn) throw new Error(await closed);
  return {
    ask: (id, query) => socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } })),
    onAnswer: (hear) =>
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        const [, id = '', type = ''] = /^\{"id":"([^"]*)","type":"(\w+)"/.exec(text) ?? [];
        hear({ id, type, text });
      }),
    pause: () => socket.pause(),
    close: () => socket.close(),
    closed,
  };
}

/** How a socket was closed: by the rule that its reason names, the name that it begins with, or its code. */
export function closing(closed: string): string {
  const [, code, rule] = /^\d+ ([A-Z_]+): (?:(\w+):)?/.exec(closed) ?? [];
  return rule ?? code ?? `closed ${closed.slice(0, 4)}`;
}
