import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAddress, houseOf } from '../../api/src/server/client-address.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

const requestFrom = (socket: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress: socket },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage & { socket: { remoteAddress: string | undefined } };
const seenFrom = (setting: string, socket: string | undefined, forwarded?: string) =>
  clientAddress(setting, () => {})(requestFrom(socket, forwarded));

test.each([
  ['nobody is believed who was not named', '', '127.0.0.1', '9.9.9.9', '127.0.0.1'],
  ['one proxy', '1', '127.0.0.1', '9.9.9.9', '9.9.9.9'],
  ['one proxy, and what the client made up', '1', '127.0.0.1', '8.8.8.8, 9.9.9.9', '9.9.9.9'],
  ['two proxies', '2', '127.0.0.1', '7.7.7.7, 8.8.8.8, 10.0.0.1', '8.8.8.8'],
  ['a proxy that says nothing', '1', '127.0.0.1', undefined, '127.0.0.1'],
  ['a proxy by its address', '127.0.0.1', '127.0.0.1', '9.9.9.9', '9.9.9.9'],
  ['a proxy by its address in its other spelling', '127.0.0.1', '::ffff:127.0.0.1', '9.9.9.9', '9.9.9.9'],
  ['proxies by networks', 'loopback, 10.0.0.0/8', '127.0.0.1', '6.6.6.6, 9.9.9.9, 10.2.3.4', '9.9.9.9'],
  ['a machine that is none of the proxies', '10.0.0.0/8', '5.5.5.5', '9.9.9.9', '5.5.5.5'],
  ['words that are no address', 'loopback', '127.0.0.1', '9.9.9.9, rubbish', '127.0.0.1'],
  ['a connection that is gone', 'loopback', undefined, '9.9.9.9', 'unknown'],
])('%s', (_name, setting, socket, forwarded, seen) => {
  expect(seenFrom(setting, socket, forwarded)).toBe(seen);
});

test('a proxy that nobody has named is told of once, and a stranger who pretends to be one is not', () => {
  const told: string[] = [];
  const addressOf = (setting: string) => clientAddress(setting, (sentence) => told.push(sentence));
  const unnamed = addressOf('');
  for (const address of ['127.0.0.1', '9.9.9.9']) unnamed(requestFrom(address));
  unnamed(requestFrom('9.9.9.9', '8.8.8.8'));
  addressOf('1')(requestFrom('127.0.0.1', '8.8.8.8'));
  expect(told).toEqual([]);
  for (const address of ['10.0.0.1', '127.0.0.1', '::1']) unnamed(requestFrom(address, '8.8.8.8'));
  expect(told).toEqual([expect.stringMatching(/TRUST_PROXY/)]);
});

test('all IPv6 addresses of a house are one, those of two houses are two, and an IPv4 address is its own', () => {
  const group = fc.nat({ max: 0xffff }).map((part) => part.toString(16));
  const house = fc.tuple(group, group, group).map((parts) => ['2001', ...parts].join(':'));
  const inside = fc.tuple(group, group, group, group).map((parts) => parts.join(':'));
  fc.assert(
    fc.property(house, house, inside, inside, (one, other, here, there) => {
      expect(houseOf(`${one}:${here}`)).toBe(houseOf(`${one}:${there}`));
      expect(houseOf(`${one}:${here}`) === houseOf(`${other}:${there}`)).toBe(one === other);
    }),
  );
  expect(houseOf('2001:DB8:0:1:a:b:c:d')).toBe('2001:db8:0:1::');
  expect(houseOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect([houseOf('::1'), houseOf('1'), houseOf('rubbish'), houseOf(undefined)]).toEqual([
    '::1',
    'unknown',
    'unknown',
    'unknown',
  ]);
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ variables: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.close());

test('behind a proxy one client who asks for too much is put off, and the others are not', async () => {
  const ask = async (from: string) =>
    (await rawRequest(server.url, '/tournaments/nothing.txt', { 'x-forwarded-for': from })).status;
  const statuses = new Set<number>();
  for (let n = 0; n < 20 && !statuses.has(429); n += 1) statuses.add(await ask('9.9.9.9'));
  expect(statuses).toEqual(new Set([404, 429]));
  expect(await ask('6.6.6.6, 9.9.9.9')).toBe(429);
  expect(await ask('9.9.9.10')).toBe(404);
});
