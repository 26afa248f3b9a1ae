import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, millis } from '../../api/src/kernel/time.ts';
import { at, textAt } from '../support/answer.ts';
import { signedBy } from '../support/webhook-receiver.ts';
import { openWebhooks, SUCCESS, type WebhookScene } from './webhook-scene.ts';

let scene: WebhookScene;

beforeAll(async () => {
  scene = await openWebhooks();
});
beforeEach(() => scene.receive());
afterAll(() => scene.server.close());

test('what happens is told in order, signed, in the words of the API, and its owner reads what became of it', async () => {
  const { server, receiver, tournament, hook, give, shown, log, playRound, types } = scene;
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
  const { server, receiver, tournament, hook, give, shown, log, playRound } = scene;
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
  const { server, receiver, tournament, hook, give, shown, log, playRound } = scene;
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
  const { receiver, tournament, hook, give, shown, playRound } = scene;
  const one = await hook(tournament.director, { tournamentId: tournament.id, kinds: ['MovePlayed'] });
  receiver.answer((response) => response.writeHead(410).end());
  await playRound();
  expect(receiver.received).toHaveLength(1);
  expect(await shown(one)).toMatchObject({ stop: 'GONE' });
  await give(one, 'deleteWebhook');
});

test('a replay sends once more what has happened, from an instant or an event on, in order', async () => {
  const { server, receiver, tournament, hook, give, refusal, types } = scene;
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

test('an event is given up after a day, and the webhook is off after three, with a notice; turned on it goes on', async () => {
  const { server, receiver, tournament, hook, give, shown, log, playRound } = scene;
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
