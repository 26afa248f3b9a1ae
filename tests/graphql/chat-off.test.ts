import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { at } from '../support/answer.ts';
import { openConductScene, type ConductScene } from './conduct-scene.ts';
import { watchAnswers } from './watch-events.ts';

let scene: ConductScene;
beforeAll(async () => {
  scene = await openConductScene(951);
});
afterAll(() => scene.close());

const CHAT = `... on TurnChatSuccess { viewer { chat } effects { summary } }`;

test('a child neither reads nor writes, its opponent is told so and does not write, and the director may', async () => {
  const { world, api, south, north, running, gameId, act, say, chatOf } = scene;
  expect(await say(north, 'Jambo!')).toMatchObject({ __typename: 'MessageSuccess' });
  const [message] = await chatOf(south.context);
  const admin = await world.person('Ada', 'ADMIN');
  const child = await world.db.prisma.account.findFirstOrThrow({ where: { player: { id: south.playerId } } });
  const accountId = globalId('Account', child.id as never);
  const off = '... on AccountSuccess { account { chat } effects { summary } }';
  expect(await act(admin.context, 'turnAccountChat', { accountId, isOff: true }, off)).toMatchObject({
    account: { chat: 'OFF_BY_ADMINISTRATOR' },
    effects: { summary: [`Ada turned the chat off for ${south.name}.`] },
  });

  expect(await chatOf(south.context)).toEqual([]);
  const one = 'query ($id: ID!) { node(id: $id) { ... on ChatMessage { text } } }';
  expect(await api.data(south.context, one, { id: message?.['id'] })).toEqual({ node: { text: null } });
  expect(await say(south, 'x')).toMatchObject({ code: 'FORBIDDEN', message: 'The chat is off for your account.' });
  expect(await say(north, 'x')).toMatchObject({ code: 'FORBIDDEN', message: `${south.name} does not chat.` });
  const asked = `query ($id: ID!) { game(id: $id) { viewerCanChat seats { player { name chats } } } }`;
  const seen = at(await api.data(north.context, asked, { id: gameId }), 'game');
  expect(seen).toMatchObject({
    viewerCanChat: false,
    seats: expect.arrayContaining([{ player: { name: south.name, chats: false } }]),
  });
  const before = await world.db.prisma.event.count({ where: { topic: `player:${south.playerId}` } });
  expect(await say(running.director, 'Neutral topics, please.')).toMatchObject({ __typename: 'MessageSuccess' });
  expect(await world.db.prisma.event.count({ where: { topic: `player:${south.playerId}` } })).toBe(before);

  const on = { isOff: false };
  expect(await act(south.context, 'turnChat', on)).toMatchObject({ code: 'FORBIDDEN' });
  await act(admin.context, 'turnAccountChat', { accountId, isOff: false });
  expect(await act(south.context, 'turnChat', { isOff: true }, CHAT)).toMatchObject({ viewer: { chat: 'OFF' } });
  expect(await chatOf(south.context)).toEqual([]);
  expect(await act(south.context, 'turnChat', on, CHAT)).toMatchObject({ viewer: { chat: 'ON' } });
  expect(await chatOf(south.context)).toHaveLength(2);
});

test('what is watched tells the words to who reads them alone', async () => {
  const { api, south, north, gameId, act, say } = scene;
  const source = `subscription ($id: ID!, $after: Int) { chatEvents(gameId: $id, after: $after) {
    __typename ... on ChatPosted { message { text } } } }`;
  await act(south.context, 'turnChat', { isOff: true });
  await say(scene.running.director, 'Please go on.');
  const { version } = await scene.world.db.prisma.topic.findFirstOrThrow({ where: { name: { startsWith: 'chat:' } } });
  const variables = { id: gameId, after: version - 1 };
  const heard = async (who: typeof south): Promise<unknown> =>
    at((await watchAnswers({ api, who: who.context, source, variables }, 1))[0]?.data, 'chatEvents');
  expect(await heard(south)).toEqual({ __typename: 'ChatPosted', message: { text: null } });
  expect(await heard(north)).toEqual({ __typename: 'ChatPosted', message: { text: 'Please go on.' } });
  await act(south.context, 'turnChat', { isOff: false });
});
