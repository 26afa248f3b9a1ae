import { afterAll, beforeAll, expect, test } from 'vitest';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type TicketId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { MINUTE, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { must, newWorld, personOf, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { watchAnswers } from './watch-events.ts';

let db: Db;
let world: World;
let api: Api;
let running: RunningTournament;
let game: GameRecord;
let south: Person;
let north: Person;
let third: Person;
let stranger: Person;
let gameId: string;
let tournamentId: string;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 950);
  api = await openApi(world);
  running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [first] = await running.games();
  if (first === undefined) throw new Error('no games');
  game = first;
  south = personOf(running.players, game.players.first);
  north = personOf(running.players, game.players.second);
  third = running.players.find((one) => one !== south && one !== north)!;
  stranger = await world.person('Stranger', 'DIRECTOR');
  gameId = globalId('BaoGame', game.id);
  tournamentId = globalId('RoundRobinTournament', running.id);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const MESSAGE =
  'id number text author { name } removedAt removedBy { name } removedReason viewerRemovedText viewerMuted viewerCanRemove viewerCanReport';
const TICKET = `id kind state text filer { name } accused { name } game { id } message { text } answers { number by { name } text } decision decisionText decidedBy { name } viewerCanAnswer viewerCanDecide`;

/** The member of the union that a mutation answers; `input` without its type's name. */
async function act(who: AppContext, mutation: string, input: Fields, fields = ''): Promise<Fields> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const source = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ... on CommandError { code message } ${fields} } }`;
  return (await api.data(who, source, { input }))[mutation] as Fields;
}

const say = (who: Person, text: string, more: Fields = {}) =>
  act(who.context, 'postMessage', { gameId, text, ...more }, `... on MessageSuccess { chatMessage { ${MESSAGE} } }`);

const file = (who: AppContext, more: Fields = {}) =>
  act(
    who,
    'fileTicket',
    { tournamentId, gameId, kind: 'CHEATING', text: 'His moves are a program’s.', ...more },
    `... on TicketSuccess { ticket { ${TICKET} } effects { events { kind } } }`,
  );

const TICKET_FIELDS = `... on TicketSuccess { ticket { ${TICKET} } }`;

function chatOf(who: AppContext): Promise<readonly Fields[]> {
  return api
    .data(who, `query ($id: ID!) { game(id: $id) { chat(first: 100) { edges { node { ${MESSAGE} } } } } }`, {
      id: gameId,
    })
    .then((answer) => listAt(at(answer, 'game.chat.edges.*.node')));
}

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
    act(
      running.director.context,
      'removeMessage',
      { messageId, reason: 'An insult', ...more },
      `... on MessageSuccess { chatMessage { ${MESSAGE} } }`,
    );
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

const SEEN = `query ($id: ID!, $t: ID!) { node(id: $id) { ... on Ticket { text filer { name } } }
  tournament(id: $t) { viewerTickets(first: 100) { edges { node { text } } } log(last: 100) { edges { node { text } } } } }`;

test('a suspicion reaches the director and nobody else: asked, answered, answered back, decided', async () => {
  const filed = await file(south.context);
  expect(filed).toMatchObject({
    ticket: {
      state: 'OPEN',
      kind: 'CHEATING',
      accused: { name: north.name },
      filer: { name: south.name },
      viewerCanDecide: false,
    },
    effects: { events: [] },
  });
  const ticketId = textAt(filed, 'ticket.id');
  const { director } = running;
  for (const who of [world.anonymous, north.context, third.context, stranger.context]) {
    const seen = await api.data(who, SEEN, { id: ticketId, t: tournamentId });
    expect(at(seen, 'node')).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('a program’s');
    expect(await act(who, 'answerTicket', { ticketId, text: 'x' })).toMatchObject({
      code: who === world.anonymous ? 'NOT_SIGNED_IN' : 'NOT_FOUND',
    });
    const decision = { ticketId, decision: 'UPHELD', text: 'x' };
    expect(await act(who, 'decideTicket', decision)).toMatchObject({
      code: who === world.anonymous ? 'NOT_SIGNED_IN' : 'NOT_FOUND',
    });
  }
  const desk = await api.data(
    director.context,
    '{ viewer { deskTickets(first: 1) { edges { node { text viewerCanDecide } } } } }',
  );
  expect(at(desk, 'viewer.deskTickets.edges.0.node')).toEqual({
    text: 'His moves are a program’s.',
    viewerCanDecide: true,
  });

  const answered = await act(director.context, 'answerTicket', { ticketId, text: 'Which moves?' }, TICKET_FIELDS);
  expect(answered).toMatchObject({ ticket: { state: 'ANSWERED', answers: [{ number: 1, by: { name: 'Director' } }] } });
  const back = await act(south.context, 'answerTicket', { ticketId, text: 'From ply 12 on.' }, TICKET_FIELDS);
  expect(back).toMatchObject({ ticket: { state: 'OPEN', answers: [{}, { number: 2, by: { name: south.name } }] } });
  expect(await act(south.context, 'decideTicket', { ticketId, decision: 'UPHELD', text: 'x' })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await act(director.context, 'decideTicket', { ticketId, decision: 'UPHELD', text: '' })).toMatchObject({
    code: 'INVALID_INPUT',
  });
  expect(await act(director.context, 'answerTicket', { ticketId, text: '' })).toMatchObject({ code: 'INVALID_INPUT' });
  const decision = { ticketId, decision: 'REJECTED', text: 'Nothing out of the ordinary.' };
  const before = await fingerprint(db);
  expect(await act(director.context, 'decideTicket', { ...decision, dryRun: true })).toMatchObject({
    __typename: 'TicketSuccess',
  });
  expect(await fingerprint(db)).toBe(before);
  expect(await act(director.context, 'decideTicket', decision, TICKET_FIELDS)).toMatchObject({
    ticket: { state: 'DECIDED', decision: 'REJECTED', decidedBy: { name: 'Director' }, viewerCanAnswer: false },
  });
  expect(await act(director.context, 'decideTicket', decision)).toMatchObject({ code: 'WRONG_STATUS' });
  expect(await act(south.context, 'answerTicket', { ticketId, text: 'But' })).toMatchObject({ code: 'WRONG_STATUS' });
  const mine = await api.data(south.context, '{ viewer { tickets(first: 1) { edges { node { decisionText } } } } }');
  expect(at(mine, 'viewer.tickets.edges.0.node')).toEqual({ decisionText: 'Nothing out of the ordinary.' });

  const told = await db.prisma.event.findMany({
    where: { payload: { path: ['ticketId'], equals: await storedTicketId(ticketId) } },
    orderBy: [{ topic: 'asc' }, { version: 'asc' }],
  });
  expect(told.map(({ topic, kind }) => `${topic} ${kind}`).toSorted()).toEqual(
    [
      `desk:${running.id} TicketFiled`,
      `desk:${running.id} TicketAnswered`,
      `desk:${running.id} TicketAnswered`,
      `desk:${running.id} TicketDecided`,
      `player:${director.playerId} MyTicketFiled`,
      `player:${south.playerId} MyTicketAnswered`,
      `player:${director.playerId} MyTicketAnswered`,
      `player:${south.playerId} MyTicketDecided`,
    ].toSorted(),
  );
});

async function storedTicketId(id: string): Promise<TicketId> {
  const [, stored = ''] = Buffer.from(id, 'base64').toString('utf8').split(':');
  return asId<TicketId>(stored);
}

const DESK = `subscription ($id: ID!, $after: Int) { deskEvents(tournamentId: $id, after: $after) { __typename version
  ... on DeskSnapshot { tournament { id } } ... on TicketFiled { ticket { text filer { name } } } } }`;

test.each<[string, string, () => AppContext]>([
  ['nobody', 'NOT_SIGNED_IN', () => world.anonymous],
  ['a player', 'FORBIDDEN', () => north.context],
  ['who filed a ticket', 'FORBIDDEN', () => south.context],
  ['another director', 'FORBIDDEN', () => stranger.context],
])('the desk is not shown to %s', async (_name, code, who) => {
  const [answer] = await watchAnswers({ api, who: who(), source: DESK, variables: { id: tournamentId } }, 1);
  expect(answer?.errors?.[0]?.extensions).toMatchObject({ code });
  expect(answer?.data ?? null).toBeNull();
});

test('the desk of its director: a snapshot first, then every ticket in order; an unknown place is refused', async () => {
  const who = running.director.context;
  const [snapshot] = await watchAnswers({ api, who, source: DESK, variables: { id: tournamentId } }, 1);
  expect(at(snapshot?.data, 'deskEvents')).toMatchObject({
    __typename: 'DeskSnapshot',
    tournament: { id: tournamentId },
  });
  const [first] = await watchAnswers({ api, who, source: DESK, variables: { id: tournamentId, after: 0 } }, 1);
  expect(at(first?.data, 'deskEvents')).toMatchObject({
    __typename: 'TicketFiled',
    version: 1,
    ticket: { text: 'This is rude.' },
  });
  const [unknown] = await watchAnswers({ api, who, source: DESK, variables: { id: tournamentId, after: 9_999 } }, 1);
  expect(unknown?.errors?.[0]?.extensions).toMatchObject({ code: 'AFTER_UNKNOWN' });
  const [nowhere] = await watchAnswers({ api, who, source: DESK, variables: { id: 'nowhere' } }, 1);
  expect(nowhere?.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
});

test('what is about the director himself he cannot read, answer or decide; an administrator does', async () => {
  const admin = await world.person('Admin', 'ADMIN');
  const { id, director, ada } = await directedByPlayer();
  const own = await gamesOfTournaments(db.prisma, [id]);
  const duel = own.find(({ players }) => players.first === ada.playerId && players.second === director.playerId)!;
  const about = { tournamentId: globalId('RoundRobinTournament', id), gameId: globalId('BaoGame', duel.id) };
  const filed = await file(ada.context, about);
  const ticketId = textAt(filed, 'ticket.id');
  const seen = await api.data(director.context, SEEN, { id: ticketId, t: about.tournamentId });
  expect([at(seen, 'node'), at(seen, 'tournament.viewerTickets.edges')]).toEqual([null, []]);
  expect(await act(director.context, 'decideTicket', { ticketId, decision: 'REJECTED', text: 'No' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  const desk = await watchAnswers(
    { api, who: director.context, source: DESK, variables: { id: about.tournamentId, after: 0 } },
    1,
  );
  expect(at(desk[0]?.data, 'deskEvents')).toEqual({ __typename: 'TicketFiled', version: 1, ticket: null });
  expect(await db.prisma.event.count({ where: { topic: `player:${director.playerId}`, kind: 'MyTicketFiled' } })).toBe(
    0,
  );
  const decided = await act(
    admin.context,
    'decideTicket',
    { ticketId, decision: 'UPHELD', text: 'Yes' },
    TICKET_FIELDS,
  );
  expect(decided).toMatchObject({ ticket: { decision: 'UPHELD', decidedBy: { name: 'Admin' } } });
});

test('nobody has more than ten undecided tickets, and nobody adds more than five words in a minute', async () => {
  for (let count = 0; count < 9; count += 1)
    await file(third.context, { gameId: null, kind: 'OTHER', text: `${count}` });
  const before = await fingerprint(db);
  const refused = await act(
    third.context,
    'fileTicket',
    { tournamentId, kind: 'OTHER', text: 'x' },
    '... on TooManyTickets { most }',
  );
  expect(refused).toMatchObject({ code: 'TOO_MANY_TICKETS', most: 10 });
  expect(await fingerprint(db)).toBe(before);
  const list = await api.data(third.context, '{ viewer { tickets(first: 1) { edges { node { id } } } } }');
  const ticketId = textAt(list, 'viewer.tickets.edges.0.node.id');
  for (let word = 0; word < 5; word += 1) await act(third.context, 'answerTicket', { ticketId, text: `${word}` });
  expect(await act(third.context, 'answerTicket', { ticketId, text: 'Six' })).toMatchObject({
    code: 'TOO_MANY_MESSAGES',
  });
});

test('a message that is sent twice under one key is said once', async () => {
  const once = await say(north, 'Once', { idempotencyKey: 'k1' });
  const again = await say(north, 'Once', { idempotencyKey: 'k1' });
  expect(textAt(again, 'chatMessage.id')).toBe(textAt(once, 'chatMessage.id'));
  expect(await db.prisma.chatMessage.count({ where: { gameId: game.id, text: 'Once' } })).toBe(1);
});

test('a game shows what it did to both ratings, and each player his history', async () => {
  const games = await running.games();
  const decided = games.find(({ players }) => players.first === north.playerId && players.second === third.playerId)!;
  must(await resign(third.context, { gameId: decided.id }));
  const source = `query ($id: ID!) { game(id: $id) { result { ratingChanges { player { name } before after k score opponentElo cause
    player { ratings { elo games imported history(first: 5) { edges { node { number after gamesAfter opponent { name } game { id } } } } } } } } } }`;
  const shown = await api.data(world.anonymous, source, { id: globalId('BaoGame', decided.id) });
  const changes = listAt(shown, 'game.result.ratingChanges');
  expect(changes.map(({ before, after, k, score }) => ({ before, after, k, score }))).toEqual(
    expect.arrayContaining([
      { before: 1500, after: 1516, k: 32, score: 1 },
      { before: 1500, after: 1484, k: 32, score: 0 },
    ]),
  );
  const winner = changes.find(({ score }) => score === 1);
  expect(at(winner, 'player.ratings.0')).toEqual({
    elo: 1516,
    games: 1,
    imported: 0,
    history: {
      edges: [
        {
          node: {
            number: 1,
            after: 1516,
            gamesAfter: 1,
            opponent: { name: third.name },
            game: { id: globalId('BaoGame', decided.id) },
          },
        },
      ],
    },
  });
});

/** A running tournament whose director plays in it himself. */
async function directedByPlayer(): Promise<{
  readonly id: TournamentId;
  readonly director: Person;
  readonly ada: Person;
}> {
  const director = await world.person('Playing director', 'DIRECTOR');
  const ada = await world.person('Ada');
  const bela = await world.person('Bela');
  const id = await world.draft(director);
  must(await openRegistration(director.context, { tournamentId: id }));
  const playerIds = [director, ada, bela].map(({ playerId }) => playerId);
  must(await enterPlayers(director.context, { tournamentId: id, playerIds, newPlayers: [] }));
  must(await closeRegistration(director.context, { tournamentId: id }));
  must(await startTournament(director.context, { tournamentId: id }));
  return { id, director, ada };
}
