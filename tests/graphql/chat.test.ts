import { afterAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { MINUTE, millis } from '../../api/src/kernel/time.ts';
import { at, textAt, type Fields } from '../support/answer.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type Person } from '../support/world.ts';
import { MESSAGE_FIELDS, openConductScene, TICKET_FIELDS } from './conduct-scene.ts';
import { watchAnswers } from './watch-events.ts';

const scene = await openConductScene(950);
const { world, api, running, game, south, north, third, stranger, gameId, act, say, file, chatOf } = scene;
const { db } = world;
afterAll(() => scene.close());

test('what is said is read by everybody, signed in or out, and told to the other player', async () => {
  const { version } = await db.prisma.topic.findUniqueOrThrow({ where: { name: `player:${north.playerId}` } });
  const said = await say(south, '  Jambo!\nHabari?  ');
  expect(said).toMatchObject({ chatMessage: { number: 1, text: 'Jambo!\nHabari?', author: { name: south.name } } });
  expect((await chatOf(world.anonymous)).at(-1)).toMatchObject({ text: 'Jambo!\nHabari?', viewerCanRemove: false });
  const source = `subscription ($after: Int) { myEvents(after: $after) { __typename ... on MyChatPosted { message { text } } } }`;
  const heard = await watchAnswers({ api, who: north.context, source, variables: { after: version } }, 1);
  expect(heard.map(({ data }) => at(data, 'myEvents'))).toEqual([
    { __typename: 'MyChatPosted', message: { text: 'Jambo!\nHabari?' } },
  ]);
  world.pass(millis(2 * MINUTE));
});

test('the director may write too, and both players hear of it', async () => {
  expect(await say(running.director, 'Neutral topics, please.')).toMatchObject({ __typename: 'MessageSuccess' });
  const inboxes = await db.prisma.event.findMany({
    where: { kind: 'MyChatPosted', payload: { path: ['messageId'], equals: await lastMessageId() } },
    orderBy: { topic: 'asc' },
  });
  expect(inboxes.map(({ topic }) => topic)).toEqual(
    [`player:${south.playerId}`, `player:${north.playerId}`].toSorted(),
  );
  world.pass(millis(2 * MINUTE));
});

async function lastMessageId(): Promise<string> {
  return (await db.prisma.chatMessage.findFirstOrThrow({ orderBy: { number: 'desc' } })).id;
}

test('five messages in a minute are taken, the sixth says when, and then one more', async () => {
  for (let word = 0; word < 5; word += 1)
    expect(await say(south, `${word}`)).toMatchObject({ __typename: 'MessageSuccess' });
  const source =
    'mutation ($input: PostMessageInput!) { postMessage(input: $input) { __typename ... on TooManyMessages { code retryAt } } }';
  const before = await fingerprint(db);
  const refused = await api.data(south.context, source, { input: { gameId, text: 'Six' } });
  const retryAt = new Date(world.now() + MINUTE).toISOString();
  expect(at(refused, 'postMessage')).toEqual({ __typename: 'TooManyMessages', code: 'TOO_MANY_MESSAGES', retryAt });
  expect(await fingerprint(db)).toBe(before);
  expect(await say(north, 'I may still speak')).toMatchObject({ __typename: 'MessageSuccess' });
  world.pass(MINUTE);
  expect(await say(south, 'Six')).toMatchObject({ __typename: 'MessageSuccess' });
  world.pass(millis(2 * MINUTE));
});

test.each<[string, string, () => Promise<Fields>]>([
  ['nobody writes', 'NOT_SIGNED_IN', () => act(world.anonymous, 'postMessage', { gameId, text: 'x' })],
  ['a player of another game writes', 'FORBIDDEN', () => say(third, 'x')],
  ['another director writes', 'FORBIDDEN', () => say(stranger, 'x')],
  ['nothing is said', 'INVALID_INPUT', () => say(south, ' \n ')],
  ['too much is said', 'INVALID_INPUT', () => say(south, 'x'.repeat(501))],
  ['a message holds a control character', 'INVALID_INPUT', () => say(south, 'a\u0007b')],
  ['the game is unknown', 'NOT_FOUND', () => act(south.context, 'postMessage', { gameId: 'nowhere', text: 'x' })],
  [
    'a player removes',
    'FORBIDDEN',
    () => act(north.context, 'removeMessage', { messageId: firstMessage, reason: 'x' }),
  ],
  [
    'another director removes',
    'FORBIDDEN',
    () => act(stranger.context, 'removeMessage', { messageId: firstMessage, reason: 'x' }),
  ],
  [
    'nobody removes',
    'NOT_SIGNED_IN',
    () => act(world.anonymous, 'removeMessage', { messageId: firstMessage, reason: 'x' }),
  ],
  [
    'a removal has no reason',
    'INVALID_INPUT',
    () => act(running.director.context, 'removeMessage', { messageId: firstMessage, reason: ' ' }),
  ],
  [
    'what is removed is unknown',
    'NOT_FOUND',
    () => act(running.director.context, 'removeMessage', { messageId: 'nowhere', reason: 'x' }),
  ],
  ['nobody mutes', 'NOT_SIGNED_IN', () => act(world.anonymous, 'mutePlayer', { playerId: idOf(south), muted: true })],
  [
    'somebody mutes himself',
    'INVALID_INPUT',
    () => act(south.context, 'mutePlayer', { playerId: idOf(south), muted: true }),
  ],
  [
    'who is muted is unknown',
    'NOT_FOUND',
    () => act(south.context, 'mutePlayer', { playerId: 'nowhere', muted: true }),
  ],
  [
    'nobody reports',
    'NOT_SIGNED_IN',
    () => act(world.anonymous, 'reportMessage', { messageId: firstMessage, text: 'x' }),
  ],
  [
    'a stranger reports',
    'FORBIDDEN',
    () => act(stranger.context, 'reportMessage', { messageId: firstMessage, text: 'x' }),
  ],
  [
    'somebody reports himself',
    'INVALID_INPUT',
    () => act(south.context, 'reportMessage', { messageId: firstMessage, text: 'x' }),
  ],
  [
    'a report says nothing',
    'INVALID_INPUT',
    () => act(north.context, 'reportMessage', { messageId: firstMessage, text: '' }),
  ],
  [
    'what is reported is unknown',
    'NOT_FOUND',
    () => act(north.context, 'reportMessage', { messageId: 'nowhere', text: 'x' }),
  ],
  ['nobody files', 'NOT_SIGNED_IN', () => file(world.anonymous)],
  ['a stranger files', 'FORBIDDEN', () => file(stranger.context)],
  ['a ticket says nothing', 'INVALID_INPUT', () => file(south.context, { text: '' })],
  ['a ticket says too much', 'INVALID_INPUT', () => file(south.context, { text: 'x'.repeat(2_001) })],
  ['a ticket is about no tournament', 'NOT_FOUND', () => file(south.context, { tournamentId: 'nowhere' })],
  ['a ticket is about no game', 'NOT_FOUND', () => file(south.context, { gameId: 'nowhere' })],
])('when %s, that is refused by name and changes nothing', async (_name, code, attempt) => {
  firstMessage = textAt((await chatOf(world.anonymous))[0], 'id');
  const before = await fingerprint(db);
  expect(await attempt()).toMatchObject({ code });
  expect(await fingerprint(db)).toBe(before);
});
let firstMessage = '';

function idOf({ playerId }: Person): string {
  return globalId('Player', playerId);
}

test('who is muted is muted for one reader only, is not told, and no longer reaches his inbox', async () => {
  const mute = (muted: boolean) =>
    act(
      north.context,
      'mutePlayer',
      { playerId: idOf(south), muted },
      '... on MutePlayerSuccess { player { viewerMuted } }',
    );
  const before = await db.prisma.event.count();
  expect(await mute(true)).toMatchObject({ player: { viewerMuted: true } });
  expect(await db.prisma.event.count()).toBe(before);
  await say(south, 'Can you hear me?');
  expect((await chatOf(north.context)).at(-1)).toMatchObject({ text: 'Can you hear me?', viewerMuted: true });
  expect((await chatOf(third.context)).at(-1)).toMatchObject({ viewerMuted: false });
  expect(await db.prisma.event.count({ where: { topic: `player:${north.playerId}` } })).toBe(
    (await db.prisma.topic.findUniqueOrThrow({ where: { name: `player:${north.playerId}` } })).version,
  );
  const told = await db.prisma.event.count({
    where: { kind: 'MyChatPosted', payload: { path: ['messageId'], equals: await lastMessageId() } },
  });
  expect(told).toBe(0);
  expect(await mute(false)).toMatchObject({ player: { viewerMuted: false } });
  world.pass(millis(2 * MINUTE));
});

test('a removed message is marked for all and its words are for the director alone, in the events of before too', async () => {
  const said = await say(south, 'You fool');
  const messageId = textAt(said, 'chatMessage.id');
  const remove = (more: Fields = {}) =>
    act(running.director.context, 'removeMessage', { messageId, reason: 'An insult', ...more }, MESSAGE_FIELDS);
  const before = await fingerprint(db);
  expect(await remove({ dryRun: true })).toMatchObject({ chatMessage: { text: 'You fool', removedAt: null } });
  expect(await fingerprint(db)).toBe(before);
  expect(await remove()).toMatchObject({
    chatMessage: {
      text: null,
      removedBy: { name: 'Director' },
      removedReason: 'An insult',
      viewerRemovedText: 'You fool',
    },
  });
  expect(await remove()).toMatchObject({ __typename: 'WrongStatus', code: 'WRONG_STATUS' });
  for (const who of [world.anonymous, south.context, north.context, stranger.context]) {
    expect((await chatOf(who)).at(-1)).toMatchObject({
      text: null,
      viewerRemovedText: null,
      removedReason: 'An insult',
    });
  }
  const report = await act(north.context, 'reportMessage', { messageId, text: 'x' });
  expect(report).toMatchObject({ code: 'WRONG_STATUS' });
  const source = `subscription ($id: ID!) { chatEvents(gameId: $id, after: 0) { __typename version
    ... on ChatPosted { message { text removedReason } } ... on ChatRemoved { message { text } } } }`;
  const count = (await db.prisma.topic.findUniqueOrThrow({ where: { name: `chat:${game.id}` } })).version;
  const answers = await watchAnswers({ api, who: world.anonymous, source, variables: { id: gameId } }, count);
  const events = answers.map(({ data }) => at(data, 'chatEvents') as Fields);
  expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
  expect(events.at(-1)).toEqual({ __typename: 'ChatRemoved', version: count, message: { text: null } });
  expect(JSON.stringify(events)).not.toContain('You fool');
  world.pass(millis(2 * MINUTE));
});

test('a message is reported once by each player, as a ticket about its author', async () => {
  const said = await say(south, 'Go home');
  const messageId = textAt(said, 'chatMessage.id');
  const report = (who: Person) =>
    act(who.context, 'reportMessage', { messageId, text: 'This is rude.' }, TICKET_FIELDS);
  expect(await report(north)).toMatchObject({
    ticket: { kind: 'CONDUCT', accused: { name: south.name }, message: { text: 'Go home' }, game: { id: gameId } },
  });
  const before = await fingerprint(db);
  expect(await report(north)).toMatchObject({ code: 'ALREADY_REPORTED' });
  expect(await fingerprint(db)).toBe(before);
  expect(await report(third)).toMatchObject({ __typename: 'TicketSuccess' });
  world.pass(millis(2 * MINUTE));
});

test('a message that is sent twice under one key is said once', async () => {
  const once = await say(north, 'Once', { idempotencyKey: 'k1' });
  const again = await say(north, 'Once', { idempotencyKey: 'k1' });
  expect(textAt(again, 'chatMessage.id')).toBe(textAt(once, 'chatMessage.id'));
  expect(await db.prisma.chatMessage.count({ where: { gameId: game.id, text: 'Once' } })).toBe(1);
});
