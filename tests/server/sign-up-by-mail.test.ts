import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import { USUAL_WISHES } from '../support/mail-server.ts';
import { DOMAIN, openMailScene } from './mail-scene.ts';

const scene = await openMailScene();
const { mailbox, server, tournament, addressOf, send, lastTo } = scene;
afterAll(() => scene.close());

/** A knock-out elsewhere with two places, open for sign-up. */
let id: string;
const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
  server.ask(query, variables, person);
const player = (name: string): TestPerson => tournament.players.get(name)!;

beforeAll(async () => {
  const input = { name: 'Kombe la barua', game: 'BACKGAMMON', format: 'KNOCKOUT', venue: 'ELSEWHERE', maxPlayers: 2 };
  const made = await done(
    by(tournament.director),
    'createTournament',
    input,
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  id = textAt(made, 'tournament.id');
  await done(by(tournament.director), 'openRegistration', { tournamentId: id }, '');
});

async function signUpAddress(name: string): Promise<string> {
  const query = 'query ($id: ID!) { tournament(id: $id) { viewerSignUpAddress } }';
  return textAt(await server.ask(query, { id }, player(name)), 'data.tournament.viewerSignUpAddress');
}

async function field(): Promise<{ readonly entered: readonly string[]; readonly waiting: readonly string[] }> {
  const query = `query ($id: ID!) { tournament(id: $id) {
    entries { nodes { idElsewhere player { name } } } waitingList { nodes { player { name } } } } }`;
  const found = at(await server.data(query, { id }), 'tournament');
  return {
    entered: listAt(found, 'entries.nodes').map(
      (entry) => `${textAt(entry, 'player.name')} ${String(entry['idElsewhere'])}`,
    ),
    waiting: listAt(found, 'waitingList.nodes').map((place) => textAt(place, 'player.name')),
  };
}
const said = (name: string): string => lastTo(name).text!.replaceAll(/\s+/g, ' ');

test('a mail with the id enters its writer once, whoever it says it is from, and is answered at his own address', async () => {
  const to = await signUpAddress('Asha');
  expect(to.slice(0, to.indexOf('@')).length).toBeLessThanOrEqual(64);
  const mail = {
    to,
    subject: 'Sign me up',
    text: 'Hello,\nid: asha99\n\n> id: other',
    messageId: '<up@people.example>',
  };
  const before = mailbox.received.length;
  expect(await send({ ...mail, from: 'stranger@elsewhere.example' })).toContain('Taken: entered');
  expect(await send(mail)).toContain('Taken: entered');
  expect(await field()).toEqual({ entered: ['Asha asha99'], waiting: [] });
  expect(mailbox.received.length).toBe(before + 1);
  expect(mailbox.to('stranger@elsewhere.example')).toEqual([]);
  expect(lastTo('Asha').subject).toBe('You are entered in Kombe la barua');
  expect(said('Asha')).toContain('On the other server you go by asha99.');
  expect(lastTo('Asha').replyTo!.value[0]!.address).toBe(to);
});

test('what cannot be is answered with the reason, in the language of its reader', async () => {
  expect(await send({ to: await signUpAddress('Zuhura'), text: 'ID: Asha99' })).toContain('refused');
  expect(said('Zuhura')).toContain('Somebody else is called Asha99 on the other server.');
  await done(by(player('Asha')), 'setMailPreferences', { ...USUAL_WISHES, locale: 'FR' }, '');
  expect(await send({ to: await signUpAddress('Asha'), text: 'id: asha1' })).toContain('refused');
  await done(by(player('Asha')), 'setMailPreferences', USUAL_WISHES, '');
  expect(said('Asha')).toContain('Asha est déjà inscrit à ce tournoi.');
  expect((await field()).entered).toEqual(['Asha asha99']);
});

test('where all places are taken he waits, and one who takes his entry back by his answer lets him in', async () => {
  expect(await send({ to: await signUpAddress('Zuhura'), text: 'Me too.', subject: 'id: zuhura7' })).toContain(
    'entered',
  );
  expect(await send({ to: await signUpAddress('Kobe'), text: 'id: kobe' })).toContain('Taken: waiting');
  expect(await field()).toMatchObject({ waiting: ['Kobe'] });
  expect(lastTo('Kobe').subject).toBe('You are on the waiting list of Kombe la barua');
  expect(said('Kobe')).toContain('You are number 1 on the list.');
  const { replyTo } = lastTo('Zuhura');
  const quoted = 'Withdraw.\n\nOn Saturday Baraza wrote:\n> You have signed up by mail';
  expect(await send({ to: replyTo!.value[0]!.address!, text: quoted, from: addressOf('Zuhura') })).toContain('left');
  expect(lastTo('Zuhura').subject).toBe('You are no longer entered in Kombe la barua');
  const { entered, waiting } = await field();
  expect(new Set(entered)).toEqual(new Set(['Asha asha99', 'Kobe kobe']));
  expect(waiting).toEqual([]);
});

test('no key, another’s key, a program, and a sign-up that is over change nothing', async () => {
  const own = await signUpAddress('Oscar');
  const [, key = ''] = /^join\+(.+)@/.exec(own) ?? [];
  const forged = `join+${(await signUpAddress('Asha')).slice(5, 37)}${key.slice(32)}@${DOMAIN}`;
  expect(await send({ to: forged, text: 'withdraw' })).toMatch(/^550/);
  expect(await send({ to: own, text: 'Away', headers: { 'Auto-Submitted': 'auto-replied' } })).toContain('ignored');
  await done(by(tournament.director), 'closeRegistration', { tournamentId: id }, '');
  const before = await field();
  expect(await send({ to: own, text: 'id: oscar' })).toContain('refused');
  expect(said('Oscar')).toContain('The registration of this tournament is not open.');
  expect(await send({ to: await signUpAddress('Asha'), text: 'withdraw' })).toContain('refused');
  expect(await field()).toEqual(before);
  const query = 'query ($id: ID!) { tournament(id: $id) { viewerSignUpAddress } }';
  expect(await server.data(query, { id })).toEqual({ tournament: { viewerSignUpAddress: null } });
});
