import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, playOn, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { openReceiver, signedBy, type WebhookReceiver } from '../support/webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let tournament: ApiTournament;

beforeAll(async () => {
  server = await startServer({ webhookReach: { loopback: true } });
  tournament = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
});
beforeEach(async () => {
  receiver = await openReceiver();
  return () => receiver.close();
});
afterAll(() => server.close());

const SUCCESS = `effects { events { text } } consequences webhook { id stop waiting nextTryAt failingSince oldSecretUntil }`;
const SECRET = `... on WebhookSecretSuccess { secret ${SUCCESS} }`;
const DONE = `... on WebhookSuccess { ${SUCCESS} }`;

const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
  server.ask(query, variables, person);

interface Hook {
  readonly webhookId: string;
  readonly secret: string;
  readonly owner: TestPerson;
}

async function hook(owner: TestPerson, input: Record<string, unknown> = {}): Promise<Hook> {
  const made = await done(by(owner), 'createWebhook', { url: receiver.url, ...input }, SECRET);
  return { webhookId: textAt(made, 'webhook.id'), secret: textAt(made, 'secret'), owner };
}

async function give(
  { owner, webhookId }: Hook,
  mutation: string,
  input: Record<string, unknown> = {},
  fields = DONE,
): Promise<Fields> {
  return done(by(owner), mutation, { webhookId, ...input }, fields);
}

async function refusal(person: TestPerson, mutation: string, input: Record<string, unknown>): Promise<Fields> {
  const query = mutationOf(mutation, '__typename ... on CommandError { code message }');
  return (await server.data(query, { input }, person))[mutation] as Fields;
}

const LOG =
  '{ viewer { webhooks { id stop failingSince waiting nextTryAt deliveries(first: 50) { edges { node { eventId kind state tries status answer problem } } } } } }';

async function shown({ owner, webhookId }: Hook): Promise<Fields> {
  const hooks = listAt(await server.data(LOG, {}, owner), 'viewer.webhooks');
  return hooks.find(({ id }) => id === webhookId)!;
}

const log = async (one: Hook) => listAt(await shown(one), 'deliveries.edges.*.node');

/** Plays one move in each game and waits until nothing is left to do. Answers how many moves that are. */
async function playRound(): Promise<number> {
  const sockets = new Map([...tournament.players].map(([name, person]) => [name, server.socket(person)]));
  const games = await gamesOf(server, tournament.id);
  for (const game of games) await playOn(sockets, game, () => 0);
  await server.composed.settled();
  return games.length;
}

const types = () => receiver.received.map(({ told }) => told.type);

test('what happens is told in order, signed, in the words of the API, and its owner reads what became of it', async () => {
  const { director, id } = tournament;
  const one = await hook(director, { tournamentId: id, kinds: ['MovePlayed'] });
  const moves = await playRound();
  expect(types()).toEqual(Array.from({ length: moves }, () => 'MovePlayed'));
  const [first] = receiver.received;
  const now = new Date(server.clock.now()).toISOString();
  expect(first?.told).toMatchObject({
    id: first?.id,
    timestamp: now,
    data: {
      topic: expect.stringMatching(/^game:/),
      version: expect.any(Number),
      at: now,
      game: { id: expect.any(String) },
      move: { notation: expect.any(String), ply: 0 },
      text: expect.stringMatching(/^(Amina|Bakari|Chausiku) /),
    },
  });
  const { topic, version } = first!.told.data;
  expect(first?.id).toBe(`${String(topic)}:${String(version)}`);
  for (const each of receiver.received) expect(signedBy(each, [one.secret, 'whsec_b3RoZXI='])).toEqual([true, false]);
  expect(first?.headers['webhook-timestamp']).toBe(String(Math.floor(server.clock.now() / 1_000)));
  const lines = await log(one);
  expect(lines.at(-1)).toMatchObject({ eventId: first?.id, state: 'DELIVERED', tries: 1, status: 204, problem: null });
  expect(lines.map(({ eventId }) => eventId).toReversed()).toEqual(receiver.received.map((each) => each.id));
  expect(await shown(one)).toMatchObject({ waiting: 0, nextTryAt: null, stop: null });
  const stored = JSON.stringify(await server.db.prisma.webhook.findMany());
  expect(stored, 'the secret is sealed').not.toContain(one.secret.slice(6));
  await give(one, 'deleteWebhook');
});

test('what is not taken is sent again, under the same id, before anything that came later', async () => {
  const one = await hook(tournament.director, { tournamentId: tournament.id, kinds: ['MovePlayed'] });
  receiver.answer((response) => response.writeHead(500).end('broken'));
  await playRound();
  expect(receiver.received).toHaveLength(1);
  const failing = await shown(one);
  expect(failing).toMatchObject({ failingSince: new Date(server.clock.now()).toISOString() });
  expect(at(failing, 'nextTryAt')).toBe(new Date(server.clock.now() + 5 * SECOND).toISOString());
  await server.clock.advance(millis(5 * SECOND));
  expect(receiver.received).toHaveLength(2);
  receiver.answer(null);
  await server.clock.advance(MINUTE);
  const ids = receiver.received.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
  expect(new Set(ids).size).toBe(ids.length - 2);
  const lines = await log(one);
  expect(lines.at(-1)).toMatchObject({ state: 'DELIVERED', tries: 3 });
  expect(lines.at(-2)).toMatchObject({ state: 'DELIVERED', tries: 1 });
  expect(await shown(one)).toMatchObject({ failingSince: null, waiting: 0 });
  await give(one, 'deleteWebhook');
});

test('a receiver is left alone for as long as its `Retry-After` asks, and an event is given up after a day all the same', async () => {
  const one = await hook(tournament.director, { tournamentId: tournament.id, kinds: ['MovePlayed'] });
  const begin = server.clock.now();
  const nextTry = async () => Date.parse(textAt(await shown(one), 'nextTryAt')) - begin;
  const asks = (retryAfter: string, status = 503) =>
    receiver.answer((response) => response.writeHead(status, { 'retry-after': retryAfter }).end());
  asks('7200', 429);
  await playRound();
  expect(await nextTry()).toBe(2 * HOUR);
  await server.clock.advance(millis(2 * HOUR - SECOND));
  expect(receiver.received, 'nothing is sent before').toHaveLength(1);
  asks(new Date(begin + 12 * HOUR).toUTCString());
  await server.clock.advance(SECOND);
  const date = Math.floor((begin + 12 * HOUR) / 1_000) * 1_000 - begin;
  expect(await nextTry()).toBe(date);
  asks('0');
  await server.clock.advance(millis(date - 2 * HOUR));
  expect(await nextTry(), 'no sooner than without').toBe(date + 5 * MINUTE);
  asks('99999999');
  await server.clock.advance(millis(5 * MINUTE));
  expect(await nextTry(), 'not beyond the day').toBe(DAY);
  await server.clock.advance(millis(DAY - date - 5 * MINUTE));
  const lines = await log(one);
  expect(lines.at(-1)).toMatchObject({ state: 'FAILED', tries: 5, status: 503 });
  receiver.answer(null);
  await give(one, 'deleteWebhook');
});

test('410 turns it off at once', async () => {
  const one = await hook(tournament.director, { tournamentId: tournament.id, kinds: ['MovePlayed'] });
  receiver.answer((response) => response.writeHead(410).end());
  await playRound();
  expect(receiver.received).toHaveLength(1);
  expect(await shown(one)).toMatchObject({ stop: 'GONE' });
  await give(one, 'deleteWebhook');
});

test('a new secret is shown once; until the said hour both sign, and then the new one alone', async () => {
  const one = await hook(tournament.director, { tournamentId: tournament.id, kinds: ['MovePlayed'] });
  const tried = await give(one, 'rotateWebhookSecret', { dryRun: true }, SECRET);
  expect(tried).toMatchObject({
    secret: null,
    consequences: ['The old secret signs beside the new one for 24 hours.'],
  });
  const once = { idempotencyKey: 'once', graceHours: 2 };
  const secret = textAt(await give(one, 'rotateWebhookSecret', once, SECRET), 'secret');
  expect(secret).toMatch(/^whsec_/);
  expect(await give(one, 'rotateWebhookSecret', once, SECRET), 'shown once').toMatchObject({ secret: null });
  await playRound();
  const both = receiver.received.at(-1)!;
  expect(signedBy(both, [one.secret, secret])).toEqual([true, true]);
  await server.clock.advance(millis(2 * HOUR));
  await playRound();
  expect(signedBy(receiver.received.at(-1)!, [one.secret, secret])).toEqual([false, true]);
  await give(one, 'deleteWebhook');
});

test('a trial says at once what is answered, also when the webhook is off', async () => {
  const one = await hook(tournament.director);
  const fields = `... on TestWebhookSuccess { ${SUCCESS} delivery { kind state status answer problem } }`;
  expect(await give(one, 'testWebhook', { dryRun: true }, fields)).toMatchObject({ delivery: null });
  expect(receiver.received).toHaveLength(0);
  const taken = await give(one, 'testWebhook', {}, fields);
  expect(taken).toMatchObject({ delivery: { kind: 'WebhookTried', state: 'DELIVERED', status: 204 } });
  expect(signedBy(receiver.received[0]!, [one.secret])).toEqual([true]);
  expect(await refusal(one.owner, 'testWebhook', { webhookId: one.webhookId })).toMatchObject({ code: 'WRONG_STATUS' });
  await server.clock.advance(millis(5 * SECOND));
  await give(one, 'updateWebhook', { isOn: false });
  receiver.answer((response) => response.writeHead(503).end(`sorry${'.'.repeat(1_000)}`));
  const refused = await give(one, 'testWebhook', {}, fields);
  expect(refused).toMatchObject({ delivery: { state: 'FAILED', status: 503, problem: null } });
  expect(textAt(refused, 'delivery.answer')).toHaveLength(500);
  await receiver.close();
  await server.clock.advance(millis(5 * SECOND));
  const nobody = await give(one, 'testWebhook', {}, fields);
  expect(nobody).toMatchObject({ delivery: { state: 'FAILED', status: null, problem: 'NO_CONNECTION' } });
  await give(one, 'deleteWebhook');
});

test('a replay sends once more what has happened, from an instant or an event on, in order', async () => {
  const one = await hook(tournament.director, { tournamentId: tournament.id, kinds: ['MovePlayed', 'GameStarted'] });
  const fields = `... on ReplayWebhookSuccess { count ${SUCCESS} }`;
  const from = new Date(server.clock.now() - 300 * DAY).toISOString();
  const tried = await give(one, 'replayWebhook', { from, dryRun: true }, fields);
  await server.composed.settled();
  expect(receiver.received).toHaveLength(0);
  const all = await give(one, 'replayWebhook', { from }, fields);
  expect(all).toMatchObject({
    count: tried.count,
    effects: { events: [{ text: expect.stringContaining('told again') }] },
  });
  await server.composed.settled();
  expect(receiver.received).toHaveLength(Number(all.count));
  expect(types()[0]).toBe('GameStarted');
  const byTopic = Map.groupBy(receiver.received, ({ told }) => told.data.topic);
  for (const events of byTopic.values()) {
    const versions = events.map(({ told }) => Number(told.data.version));
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  }
  const { id } = receiver.received.at(-1)!;
  await give(one, 'replayWebhook', { fromEvent: id }, fields);
  await server.composed.settled();
  expect(receiver.received.slice(Number(all.count)).map((each) => each.id)).toContain(id);
  const { webhookId, owner } = one;
  for (const [input, code] of [
    [{}, 'INVALID_INPUT'],
    [{ from, fromEvent: id }, 'INVALID_INPUT'],
    [{ fromEvent: 'game:nothing:1' }, 'NOT_FOUND'],
    [{ from: new Date(server.clock.now() + HOUR).toISOString() }, 'INVALID_INPUT'],
  ] as const) {
    expect(await refusal(owner, 'replayWebhook', { webhookId, ...input })).toMatchObject({ code });
  }
  await give(one, 'updateWebhook', { isOn: false });
  expect(await refusal(owner, 'replayWebhook', { webhookId, from })).toMatchObject({ code: 'WRONG_STATUS' });
  await give(one, 'deleteWebhook');
});

test('nobody is told what he may not read, nor changes what is not his', async () => {
  const { director, id, players } = tournament;
  const amina = players.get('Amina')!;
  const [hers, his] = [await hook(amina), await hook(director)];
  const [game] = await gamesOf(server, id);
  const ticket = { tournamentId: id, gameId: game!.id, kind: 'OTHER', text: 'Bakari is late.' };
  await done(by(amina), 'fileTicket', ticket, '');
  await playRound();
  const told = (one: Hook) => receiver.received.filter((each) => signedBy(each, [one.secret])[0]);
  const topics = (one: Hook) => new Set(told(one).map(({ told: { data } }) => String(data.topic).split(':')[0]));
  expect(topics(hers)).toEqual(new Set(['game', 'player']));
  expect(topics(his)).toEqual(new Set(['game', 'player', 'desk']));
  const inboxes = new Set(
    told(hers).flatMap(({ told: { data } }) => (String(data.topic).startsWith('player:') ? [data.topic] : [])),
  );
  expect(inboxes.size, 'her own inbox alone').toBe(1);
  const { webhookId } = hers;
  for (const mutation of ['updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'testWebhook', 'replayWebhook']) {
    expect(await refusal(director, mutation, { webhookId })).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(
    await server.ask('mutation { createWebhook(input: { url: "https://club.example" }) { __typename } }'),
  ).toMatchObject({
    data: { createWebhook: { __typename: 'NotSignedIn' } },
  });
  for (const one of [hers, his]) await give(one, 'deleteWebhook');
});

test('one that a token makes is told what the token may read, seen by it alone of all, and ends with it', async () => {
  const { director, id } = tournament;
  const grant = { name: 'Relay', verbs: ['READ'], tournamentId: id };
  const made = await done(by(director), 'createToken', grant, '... on CreateTokenSuccess { token tokenId }');
  const program = { ...director, token: textAt(made, 'token') };
  const own = await hook(director, { kinds: ['MovePlayed'] });
  expect(await refusal(program, 'createWebhook', { url: receiver.url }), 'of all tournaments').toMatchObject({
    code: 'FORBIDDEN',
  });
  const one = await hook(program, { tournamentId: id, kinds: ['MovePlayed'] });
  expect(listAt(await server.data(LOG, {}, program), 'viewer.webhooks')).toHaveLength(1);
  expect(listAt(await server.data(LOG, {}, director), 'viewer.webhooks')).toHaveLength(2);
  expect(await refusal(program, 'deleteWebhook', { webhookId: own.webhookId })).toMatchObject({ code: 'FORBIDDEN' });
  const count = (each: Hook) => receiver.received.filter((event) => signedBy(event, [each.secret])[0]).length;
  const moves = await playRound();
  expect([count(one), count(own)]).toEqual([moves, moves]);
  await done(by(director), 'revokeToken', { tokenId: textAt(made, 'tokenId') }, '');
  await playRound();
  expect([count(one), count(own)]).toEqual([moves, 2 * moves]);
  for (const each of [{ ...one, owner: director }, own]) await give(each, 'deleteWebhook');
});

test('ten webhooks an account, and none of them is told what was before it', async () => {
  const zuri = await server.signUp('Zuri');
  const hooks = [];
  for (let count = 0; count < 10; count += 1) hooks.push(await hook(zuri));
  expect(await refusal(zuri, 'createWebhook', { url: receiver.url, kinds: ['AccountChanged'] })).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Webhooks are not told of these events: leave out AccountChanged and WebhookTried.',
  });
  expect(await refusal(zuri, 'createWebhook', { url: receiver.url })).toMatchObject({ code: 'WRONG_STATUS' });
  await server.composed.settled();
  expect(receiver.received).toHaveLength(0);
  expect(await give(hooks[0]!, 'deleteWebhook', { dryRun: true })).toMatchObject({
    consequences: [expect.stringContaining('Nothing is sent to 127.0.0.1')],
  });
  for (const one of hooks) await give(one, 'deleteWebhook');
});

test('an event is given up after a day, and the webhook is off after three, with a notice; turned on it goes on', async () => {
  const { director } = tournament;
  const one = await hook(director, { tournamentId: tournament.id, kinds: ['MovePlayed'] });
  receiver.answer((response) => response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end());
  await playRound();
  await server.clock.advance(millis(DAY + MINUTE));
  const lines = await log(one);
  expect(lines.at(-1)).toMatchObject({ state: 'FAILED', tries: 9, status: 302 });
  expect(lines.at(-2), 'the next one is tried').toMatchObject({ state: 'WAITING', status: 302 });
  await server.clock.advance(millis(2 * DAY));
  const { waiting, stop, nextTryAt } = await shown(one);
  expect({ stop, nextTryAt }).toEqual({ stop: 'FAILING', nextTryAt: null });
  const notices = await server.data('{ viewer { notices(first: 5) { text } } }', {}, director);
  expect(JSON.stringify(notices)).toContain(`Your webhook to 127.0.0.1:${receiver.port} is off`);
  const before = receiver.received.length;
  await server.clock.advance(DAY);
  expect(receiver.received, 'nothing is sent to it').toHaveLength(before);
  receiver.answer(null);
  const on = await give(one, 'updateWebhook', { isOn: true });
  expect(on).toMatchObject({ consequences: [expect.stringContaining(`${Number(waiting)} event`), expect.anything()] });
  await server.composed.settled();
  expect(await shown(one)).toMatchObject({ stop: null, waiting: 0 });
  expect(receiver.received).toHaveLength(before + Number(waiting));
  await give(one, 'deleteWebhook');
});
