import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR, SECOND, millis } from '../../api/src/kernel/time.ts';
import { listAt, textAt } from '../support/answer.ts';
import { done, gamesOf } from '../support/api-tournament.ts';
import { signedBy } from '../support/webhook-receiver.ts';
import { type Hook, LOG, openWebhooks, SECRET, SUCCESS, type WebhookScene } from './webhook-scene.ts';

let scene: WebhookScene;

beforeAll(async () => {
  scene = await openWebhooks();
});
beforeEach(() => scene.receive());
afterAll(() => scene.server.close());

test('a new secret is shown once; until the said hour both sign, and then the new one alone', async () => {
  const { server, receiver, tournament, hook, give, playRound } = scene;
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
  const { server, receiver, tournament, hook, give, refusal } = scene;
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

test('nobody is told what he may not read, nor changes what is not his', async () => {
  const { server, receiver, tournament, hook, give, refusal, playRound, by } = scene;
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
  const { server, receiver, tournament, hook, give, refusal, playRound, by } = scene;
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
  const { server, receiver, hook, give, refusal } = scene;
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
