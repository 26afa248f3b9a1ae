import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { DOMAIN, openMailScene } from './mail-scene.ts';

const scene = await openMailScene();
const { mailbox, server, tournament, addressOf, send, lastTo } = scene;
afterAll(() => scene.close());

/** A knock-out elsewhere with three places, open for sign-up; Asha is entered. */
let id: string;
const ask = (query: string, variables: Fields) => server.ask(query, variables, tournament.director);
const direct = (mutation: string, input: Fields, fields = '') => done(ask, mutation, input, fields);

beforeAll(async () => {
  id = await open({ name: 'Kombe la barua', maxPlayers: 3 });
  const asha = tournament.players.get('Asha')!;
  await done((query, variables) => server.ask(query, variables, asha), 'enterTournament', { tournamentId: id }, '');
});

/** An address takes so many mails a minute. */
beforeEach(() => server.clock.advance(millis(MINUTE)));

async function open(input: Fields): Promise<string> {
  const made = await direct(
    'createTournament',
    { game: 'BACKGAMMON', format: 'KNOCKOUT', venue: 'ELSEWHERE', ...input },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await direct('openRegistration', { tournamentId });
  return tournamentId;
}

async function addressFor(tournamentId: string): Promise<string | null> {
  const { tournament: found } = await server.data('query ($id: ID!) { tournament(id: $id) { requestAddress } }', {
    id: tournamentId,
  });
  return (found as { requestAddress: string | null }).requestAddress;
}

async function mail(from: string, text: string, more: Fields = {}): Promise<string> {
  return send({ to: (await addressFor(id))!, from, text, subject: 'Sign me up', ...more });
}

const ATTENTION = `query ($id: ID!) { tournament(id: $id) { attention { edges { node { kind deed
  ... on EntryRequestAttention { request { id address name country category idElsewhere subject text } } } } } } }`;

/** The requests on the director's desk. */
async function requests(who: TestPerson = tournament.director): Promise<readonly Fields[]> {
  const { tournament: found } = await server.data(ATTENTION, { id }, who);
  if (at(found, 'attention') === null) return [];
  return listAt(at(found, 'attention.edges.*.node')).flatMap(({ request }) => (request ? [request as Fields] : []));
}

async function requestOf(name: string): Promise<string> {
  return String((await requests()).find((one) => one.name === name)!.id);
}

const FIELD = `query ($id: ID!) { tournament(id: $id) {
  entries { nodes { idElsewhere player { name country category handle } } } waitingList { nodes { player { name } } } } }`;
async function entered(): Promise<readonly string[]> {
  const found = at(await server.data(FIELD, { id }), 'tournament');
  const told = listAt(found, 'entries.nodes').map(
    (one) => `${textAt(one, 'player.name')} ${String(one['idElsewhere'])}`,
  );
  return told.toSorted();
}

/** What a command refuses with. */
async function refused(who: TestPerson, mutation: string, input: Fields, fields = ''): Promise<unknown> {
  const query = mutationOf(mutation, `__typename ... on CommandError { code message } ${fields}`);
  return at(await server.data(query, { input }, who), mutation);
}

const lastMail = (address: string) => mailbox.to(address).at(-1)!;
const flat = (text: string | undefined): string => text!.replaceAll(/\s+/g, ' ');
const LINES = '... on AcceptEntryRequestSuccess { waits lines { outcome messages } request { state address } }';

test('a stranger’s mail lies on the director’s desk as he wrote it, once, and nobody else sees it', async () => {
  const text =
    'Hello,\nI would like to participate in the backgammon tournament. My name is Ann Smith,\nfrom the United Kingdom, and my userid at Richard’s server is annie7.\n\nOn Monday you wrote:\n> id: other';
  const words = { messageId: '<one@home.example>' };
  expect(await mail('Ann <Ann@home.example>', text, words)).toContain('Taken: requested');
  expect(await mail('Ann <Ann@home.example>', text, words)).toContain('Taken: requested');
  expect(await requests()).toEqual([
    expect.objectContaining({
      ...{ address: 'ann@home.example', name: 'Ann Smith', country: 'GB', category: null, idElsewhere: 'annie7' },
      ...{ subject: 'Sign me up', text },
    }),
  ]);
  expect(mailbox.to('ann@home.example')).toEqual([]);
  expect(lastTo('Asha').subject).not.toContain('asks to be entered');
  const letter = lastMail(tournament.director.email);
  expect(letter.subject).toBe('Somebody asks to be entered (Kombe la barua)');
  expect(letter.text).toContain('Ann Smith');
  const request = await requestOf('Ann Smith');
  const node = 'query ($id: ID!) { node(id: $id) { __typename ... on EntryRequest { address } } }';
  const asha = tournament.players.get('Asha')!;
  expect(await server.data(node, { id: request }, asha)).toEqual({ node: null });
  expect(await requests(asha)).toEqual([]);
  expect(await refused(asha, 'acceptEntryRequest', { requestId: request })).toMatchObject({ __typename: 'NotFound' });
});

test('he writes again, and the last mail counts; accepted he is entered without an account and told by mail', async () => {
  expect(await mail('ann@home.example', 'name: Ann Smith\ncountry: Kenya\ncategory: 2\nid: annie8')).toContain(
    'requested',
  );
  expect(await requests()).toMatchObject([{ name: 'Ann Smith', country: 'KE', category: 2, idElsewhere: 'annie8' }]);
  const requestId = await requestOf('Ann Smith');
  const dry = await direct('acceptEntryRequest', { requestId, dryRun: true }, LINES);
  expect(dry).toMatchObject({ waits: false, request: { state: 'OPEN' } });
  expect(await entered()).toEqual(['Asha null']);
  const taken = await direct('acceptEntryRequest', { requestId }, LINES);
  expect(taken).toMatchObject({ waits: false, request: { state: 'ACCEPTED', address: null } });
  expect(await entered()).toEqual(['Ann Smith annie8', 'Asha null']);
  const players = listAt(at(await server.data(FIELD, { id }), 'tournament.entries.nodes.*.player'));
  expect(players).toContainEqual(expect.objectContaining({ name: 'Ann Smith', country: 'KE', category: 2 }));
  await server.composed.settled();
  expect(lastMail('ann@home.example').subject).toBe('You are entered in Kombe la barua');
  expect(flat(lastMail('ann@home.example').text)).toContain('On the other server you go by annie8.');
  expect(await refused(tournament.director, 'acceptEntryRequest', { requestId })).toMatchObject({
    __typename: 'WrongStatus',
    message: 'This request is answered.',
  });
  const log = `query ($id: ID!) { viewer { directedLog(tournamentId: $id) { kind text } } }`;
  const lines = listAt(at(await server.data(log, { id }, tournament.director), 'viewer.directedLog'));
  expect(lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Ann Smith asks by mail to be entered.',
      'Ann Smith is entered, as he has asked by mail.',
      'Ann Smith has entered.',
    ]),
  );
});

test('who has an account with that address is told there, and whoever writes hears the same', async () => {
  const zuhura = addressOf('Zuhura');
  const stranger = await mail('nobody@home.example', 'id: nobody');
  const known = await mail(`Zuhura <${zuhura}>`, 'id: zuhura7');
  expect(known).toBe(stranger);
  expect((await requests()).map(({ name }) => name)).toEqual(['nobody']);
  const letter = lastTo('Zuhura');
  expect(letter.subject).toBe('Is it you who wants to play in Kombe la barua?');
  const to = letter.replyTo!.value[0]!.address!;
  const before = mailbox.to(zuhura).length;
  expect(await mail(zuhura, 'id: zuhura7')).toBe(stranger);
  expect(mailbox.to(zuhura)).toHaveLength(before);
  expect(await send({ to, from: zuhura, text: 'id: zuhura7', subject: 'Re: Is it you' })).toContain('Taken: entered');
  expect(await entered()).toEqual(['Ann Smith annie8', 'Asha null', 'Zuhura zuhura7']);
});

test('a namesake with an account has to be told apart, an id has one holder, and a decline says why', async () => {
  expect(await mail('Kobe <kobe@elsewhere.example>', 'id: annie8')).toContain('requested');
  const requestId = await requestOf('Kobe');
  const said = '... on InvalidLines { lines { outcome messages names { offers known { name } } } }';
  expect(await refused(tournament.director, 'acceptEntryRequest', { requestId }, said)).toMatchObject({
    __typename: 'InvalidLines',
    lines: [{ outcome: 'UNDECIDED', names: [{ offers: ['KNOWN', 'NEW'], known: [{ name: 'Kobe' }] }] }],
  });
  const other = { requestId, choices: [{ line: 1, who: 'NEW' }] };
  expect(await refused(tournament.director, 'acceptEntryRequest', other, said)).toMatchObject({
    lines: [{ outcome: 'REFUSED', messages: ['Somebody else is called annie8 on the other server.'] }],
  });
  const as = { name: 'Kobe Mwangi', country: 'KE', category: null, idElsewhere: 'kobe9' };
  expect(await direct('acceptEntryRequest', { requestId, as }, LINES)).toMatchObject({ waits: true });
  await server.composed.settled();
  expect(lastMail('kobe@elsewhere.example').subject).toBe('You are on the waiting list of Kombe la barua');
  const refusal = { requestId: await requestOf('nobody'), reason: '' };
  expect(await refused(tournament.director, 'declineEntryRequest', refusal)).toMatchObject({
    __typename: 'InvalidInput',
  });
  await direct('declineEntryRequest', { ...refusal, reason: 'It is for members.' });
  await server.composed.settled();
  expect(flat(lastMail('nobody@home.example').text)).toContain('It is for members.');
  expect(await requests()).toEqual([]);
  const kept = await server.db.prisma.outboxMail.findMany({ where: { kind: 'ENTRY_REQUEST_ANSWERED' } });
  expect(JSON.stringify(kept)).not.toContain('@home.example');
});

test('a flood is held back, a sender is heard five times a day, programs and closed sign-ups change nothing', async () => {
  expect(await mail('robot@home.example', 'id: x', { headers: { 'Auto-Submitted': 'auto-replied' } })).toContain(
    'ignored',
  );
  for (let n = 0; n < 6; n += 1) {
    await server.clock.advance(millis(HOUR));
    expect(await mail('often@home.example', `id: often${n}`)).toContain('requested');
  }
  expect(await requests()).toMatchObject([{ idElsewhere: 'often4' }]);
  const { tournamentId, at: when } = await server.db.prisma.entryRequest.findFirstOrThrow({ where: { state: 'OPEN' } });
  const words = { tournamentId, at: when, locale: 'en', subject: '', text: '', name: 'Flood' };
  await server.db.prisma.entryRequest.createMany({
    data: Array.from({ length: 99 }, (_, n) => ({ ...words, id: `flood${n}`, sender: `s${n}`, address: `${n}@f` })),
  });
  expect(await mail('late@home.example', 'id: late')).toMatch(/^450/);
  await server.db.prisma.entryRequest.deleteMany({ where: { name: 'Flood' } });
  expect(await mail('late@home.example', 'id: late', { messageId: '<late@home.example>' })).toContain('requested');
  await server.clock.advance(millis(HOUR));
  const to = (await addressFor(id))!;
  await direct('closeRegistration', { tournamentId: id });
  expect(await addressFor(id)).toBeNull();
  expect(await send({ to, from: 'late@home.example', text: 'id: late' })).toMatch(/^550 5\.7\.1/);
  expect(await send({ to: `join+0000000000000000@${DOMAIN}`, from: 'a@b.example', text: 'id: x' })).toMatch(
    /^550 5\.1/,
  );
});
