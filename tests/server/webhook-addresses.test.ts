import { afterAll, beforeAll, expect, test } from 'vitest';
import { millis } from '../../api/src/kernel/time.ts';
import { at, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { mutationOf } from '../support/mutation.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const OUTSIDE = '93.184.215.14';

/** Where names of this test lead, each time another one; the last one stays. */
const led = new Map<string, readonly string[]>();

let server: TestServer;
let near: TestServer;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await openReceiver();
  const webhookReach = {
    patience: millis(200),
    lookup(host: string, answer: (failure: Error | null, found: { address: string; family: number }[]) => void) {
      const [first, ...others] = led.get(host) ?? [];
      if (first === undefined) return answer(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), []);
      if (others.length > 0) led.set(host, others);
      const family = first.includes(':') ? 6 : 4;
      answer(
        null,
        [
          { address: OUTSIDE, family: 4 },
          { address: first, family },
        ].slice(first === OUTSIDE ? 1 : 0),
      );
    },
  };
  server = await startServer({ webhookReach });
  near = await startServer({ webhookReach: { loopback: true, patience: millis(200) } });
});
afterAll(async () => {
  await server.close();
  await near.close();
  await receiver.close();
});

const FIELDS: Readonly<Record<string, string>> = {
  createWebhook: '... on WebhookSecretSuccess { webhook { id } }',
  testWebhook: '... on TestWebhookSuccess { delivery { status problem answer } }',
};

async function give(
  where: TestServer,
  person: TestPerson,
  mutation: string,
  input: Record<string, unknown>,
): Promise<Fields> {
  const query = mutationOf(mutation, `__typename ... on CommandError { code message } ${FIELDS[mutation]}`);
  return (await where.data(query, { input }, person))[mutation] as Fields;
}

test('nothing is sent to private networks, to this machine, or without HTTPS', async () => {
  const asha = await server.signUp('Asha');
  led.set('localhost', ['127.0.0.1']);
  led.set('inside.example', ['10.1.2.3']);
  led.set('inside-six.example', ['fd00::1']);
  const inside = [
    ...['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0', 'localhost', '10.0.0.1'],
    ...['192.168.1.1', '172.16.0.1', '169.254.169.254', '100.64.0.1', '[fe80::1]', '[fd00::1]', '[64:ff9b::7f00:1]'],
    ...[
      '[::127.0.0.1]',
      '[::10.0.0.1]',
      '[4000::1]',
      '[2002:7f00:1::]',
      '224.0.0.1',
      '255.255.255.255',
      'inside.example',
      'inside-six.example',
    ],
  ];
  for (const host of inside) {
    const refused = await give(server, asha, 'createWebhook', { url: `https://${host}:${receiver.port}/hook` });
    expect({ host, ...refused }).toMatchObject({
      host,
      code: 'INVALID_INPUT',
      message: expect.stringContaining('private network'),
    });
  }
  led.set('club.example', [OUTSIDE]);
  for (const url of ['http://club.example/', 'https://asha:secret@club.example/']) {
    const refused = await give(server, asha, 'createWebhook', { url });
    expect({ url, ...refused }).toMatchObject({
      url,
      code: 'INVALID_INPUT',
      message: expect.stringContaining('https://'),
    });
  }
  for (const url of [
    'club.example',
    'ftp://club.example/',
    'javascript:alert(1)',
    `https://club.example/${'x'.repeat(500)}`,
  ]) {
    const refused = await give(server, asha, 'createWebhook', { url });
    expect({ url, ...refused }).toMatchObject({
      url,
      code: 'INVALID_INPUT',
      message: expect.stringContaining('address'),
    });
  }
  const unknown = await give(server, asha, 'createWebhook', { url: 'https://nowhere.example/' });
  expect(unknown).toMatchObject({ message: expect.stringContaining('leads nowhere') });
  expect(receiver.received).toEqual([]);
});

test('a name that leads elsewhere once it was looked at is not followed there', async () => {
  const bina = await server.signUp('Bina');
  led.set('turning.example', [OUTSIDE, '127.0.0.1']);
  const url = `https://turning.example:${receiver.port}/hook`;
  const made = await give(server, bina, 'createWebhook', { url });
  const webhookId = textAt(made, 'webhook.id');
  const tried = await give(server, bina, 'testWebhook', { webhookId });
  expect(tried).toMatchObject({ delivery: { status: null, problem: 'NOT_PUBLIC' } });
  const input = { name: 'Lamu', game: 'BAO', format: 'ROUND_ROBIN' };
  const director = await server.signUp('Dalila', 'DIRECTOR');
  await server.data(
    'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { __typename } }',
    { input },
    director,
  );
  await server.composed.settled();
  const log = await server.data(
    '{ viewer { webhooks { deliveries(first: 1) { edges { node { kind state tries problem } } } } } }',
    {},
    bina,
  );
  expect(at(log, 'viewer.webhooks.0.deliveries.edges.0.node')).toEqual({
    kind: 'TournamentChanged',
    state: 'WAITING',
    tries: 1,
    problem: 'NOT_PUBLIC',
  });
  expect(receiver.received).toEqual([]);
});

test('who does not answer in time, or without end, is not waited for', async () => {
  const chiku = await near.signUp('Chiku');
  const made = await give(near, chiku, 'createWebhook', { url: receiver.url });
  const webhookId = textAt(made, 'webhook.id');
  receiver.answer(() => {});
  const silent = await give(near, chiku, 'testWebhook', { webhookId });
  expect(silent).toMatchObject({ delivery: { status: null, problem: 'TIMEOUT' } });
  await near.clock.advance(millis(5_000));
  receiver.answer((response) => {
    response.writeHead(200);
    const pour = (): void => {
      while (response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  });
  const endless = await give(near, chiku, 'testWebhook', { webhookId });
  expect(endless).toMatchObject({ delivery: { status: 200, problem: null } });
  expect(textAt(endless, 'delivery.answer')).toHaveLength(500);
});
