import { afterAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type TicketId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { at, textAt } from '../support/answer.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { must, type Person } from '../support/world.ts';
import { openConductScene, TICKET_FIELDS } from './conduct-scene.ts';
import { watchAnswers } from './watch-events.ts';

const scene = await openConductScene(960);
const { world, api, running, south, north, third, stranger, tournamentId, act, file } = scene;
const { db } = world;
afterAll(() => scene.close());

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
    '{ viewer { attention(first: 1) { edges { node { ... on TicketAttention { ticket { text viewerCanDecide } } } } } } }',
  );
  expect(at(desk, 'viewer.attention.edges.0.node.ticket')).toEqual({
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
    ticket: { text: 'His moves are a program’s.' },
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
  for (let count = 0; count < 10; count += 1)
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
