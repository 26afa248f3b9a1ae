import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startLiveServer } from '../support/live-server.ts';

test('a connection that does not begin within ten seconds is closed with 4408', async () => {
  const server = await startLiveServer();
  const socket = new WebSocket(server.url.replace('http', 'ws'), 'graphql-transport-ws');
  expect((await once(socket, 'close'))[0]).toBe(4408);
  await server.close();
});
