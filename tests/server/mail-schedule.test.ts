import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../api/src/store/role.ts';
import { HOUR, millis, MINUTE, SECOND } from '../../api/src/kernel/time.ts';
import { at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, playOn, runningTournament, type OpenGame } from '../support/api-tournament.ts';
import { startMailServer, USUAL_WISHES, type MailServer } from '../support/mail-server.ts';

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

let events = 0;

/** A tournament of three new people, each with the letter of the tournament behind his name, whose first mails have been read. */
async function begun(settings: Record<string, unknown> = {}) {
  const letter = String.fromCharCode(65 + (events += 1));
  const renaming = {
    ...mail.server,
    signUp: (name: string, role?: Role) => mail.server.signUp(`${name} ${letter}`, role),
  };
  const tournament = await runningTournament(renaming, ['Amina', 'Bakari', 'Chausiku'], {
    ...settings,
    name: `Kombe ${letter}`,
  });
  await mail.server.composed.settled();
  const person = (name: string): TestPerson => {
    const found = tournament.players.get(name);
    if (found === undefined) throw new Error(`Nobody is ${name}`);
    return found;
  };
  const games = await gamesOf(mail.server, tournament.id);
  for (const one of tournament.players.values()) mail.news(one);
  return { ...tournament, person, games };
}

type Begun = Awaited<ReturnType<typeof begun>>;

const game = ({ games, person }: Begun, first: string, second: string): OpenGame => {
  const found = games.find((one) => one.first === person(first).name && one.second === person(second).name);
  if (found === undefined) throw new Error(`There is no game of ${first} and ${second}`);
  return found;
};

async function play(event: Begun, one: OpenGame): Promise<void> {
  const sockets = new Map([...event.players.values()].map((person) => [person.name, mail.server.socket(person)]));
  await playOn(sockets, one, () => 0);
  await mail.server.composed.settled();
}

/** The use of a sign-in is noted by the clock of the machine, and here by that of the test. */
async function isHere({ accountId }: TestPerson): Promise<void> {
  const updatedAt = new Date(mail.server.clock.now());
  await mail.server.db.prisma.session.updateMany({ where: { userId: accountId }, data: { updatedAt } });
}

const pass = (hours: number): Promise<void> => mail.server.clock.advance(millis(hours * HOUR));
const untilHour = async (hour: number): Promise<void> => {
  const now = new Date(mail.server.clock.now());
  await pass((hour - now.getUTCHours() + 24) % 24 || 24);
};

test('a player is reminded a day and six hours before his time runs out, not after his move, and told of the loss', async () => {
  const event = await begun();
  const [amina, bakari] = [event.person('Amina'), event.person('Bakari')];
  await mail.wish(amina, { reminders: [24, 6] });
  await pass(47);
  expect(mail.news(amina)).toEqual([]);
  await pass(1);
  const day = mail.news(amina);
  expect(day).toHaveLength(event.games.filter(({ first }) => first === amina.name).length);
  expect(day[0]).toMatch(/^\d\dT12:00 24 hours left against /);
  for (const one of event.games) if (one.first === amina.name) await play(event, one);
  expect(mail.news(bakari).some((line) => line.endsWith(`Your move against ${amina.name} (Kombe B)`))).toBe(true);
  await pass(18);
  expect(mail.news(amina)).toEqual([]);
  await pass(7);
  expect(mail.news(amina).every((line) => line.includes('is over') || line.includes('are over'))).toBe(true);
  const bakaris = mail.news(bakari);
  expect(bakaris.some((line) => /T06:00 6 hours left against /.test(line))).toBe(true);
  expect(bakaris.some((line) => /T12:00 Game \d against .* is over/.test(line))).toBe(true);
});

test('while a score is agreed both are reminded of the time for that, and then the director is asked', async () => {
  const event = await begun({ game: 'GO', gameSettings: { go: { size: 9 } }, timeControl: 'T=(7+1)<=7' });
  const [amina, bakari] = [event.person('Amina'), event.person('Bakari')];
  for (const one of [amina, bakari]) await mail.wish(one, { reminders: [24] });
  const { id: gameId } = game(event, 'Amina', 'Bakari');
  const by = (one: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    mail.server.ask(query, variables, one);
  for (const [ply, one] of [amina, bakari].entries())
    await done(by(one), 'playMove', { gameId, ply, move: 'pass' }, '');
  await mail.server.composed.settled();
  expect(mail.news(amina)).toEqual([expect.stringMatching(/Your move against Bakari/)]);
  mail.news(bakari);
  await done(by(amina), 'acceptScore', { gameId, version: 0 }, '');
  await pass(48);
  expect(mail.news(amina)).toEqual([]);
  expect(mail.news(bakari)).toEqual([
    expect.stringMatching(/Your move against Amina/),
    expect.stringMatching(/24 hours left to agree with Amina/),
  ]);
  expect(mail.mailbox.to(bakari.email).at(-1)?.text).toMatch(/then\s+the\s+director\s+decides[^]*W accept 0/);
  expect(mail.news(event.director).filter((line) => line.includes('decision'))).toEqual([]);
  await pass(25);
  expect(mail.news(event.director)).toContainEqual(
    expect.stringMatching(/Game \d of Amina . and Bakari . waits for your decision \(Kombe/),
  );
});

test('mails wait for the end of quiet hours in the player’s own zone; one mail a day tells all that a day brought', async () => {
  const event = await begun();
  const [amina, bakari] = [event.person('Amina'), event.person('Bakari')];
  await mail.wish(bakari, { reminders: [], timeZone: 'Africa/Nairobi', quietHours: { from: 22, to: 7 } });
  await mail.wish(amina, { reminders: [], moves: 'DIGEST', timeZone: 'Europe/Rome', digestHour: 8 });
  await untilHour(20);
  await play(event, game(event, 'Amina', 'Bakari'));
  expect(mail.news(bakari)).toEqual([]);
  await untilHour(4);
  expect(mail.news(bakari)).toEqual([expect.stringMatching(/T04:00 Your move against Amina/)]);
  await play(event, game(event, 'Amina', 'Bakari'));
  await play(event, game(event, 'Bakari', 'Amina'));
  expect(mail.news(amina)).toEqual([]);
  await untilHour(7);
  expect(mail.news(amina)).toEqual([expect.stringMatching(/T07:00 2 games wait for your move$/)]);
  const digest = mail.mailbox.to(amina.email).at(-1)?.text ?? '';
  expect(digest.match(/Bakari \w played /g)).toHaveLength(2);
  expect(digest).toMatch(/\(Europe\/Rome\), which\s+is/);
  const log = await mail.log(amina);
  expect(log.filter((line) => line === 'DIGEST: QUEUED, SENT')).toHaveLength(1);
  expect(log.filter((line) => line === 'MOVE: HELD DIGEST, DIGESTED')).toHaveLength(2);
  await mail.wish(amina, { reminders: [], moves: 'NONE' });
  await play(event, game(event, 'Chausiku', 'Amina'));
  expect(mail.news(amina)).toEqual([]);
  expect(await mail.log(amina)).toContain('MOVE: SUPPRESSED MOVES_OFF');
});

test('who wants to be told of moves once gets one mail, and the next one when he has been there', async () => {
  const event = await begun();
  const amina = event.person('Amina');
  await mail.wish(amina, { reminders: [], moves: 'ONCE' });
  await play(event, game(event, 'Amina', 'Bakari'));
  await play(event, game(event, 'Amina', 'Chausiku'));
  await isHere(amina);
  await pass(2);
  await play(event, game(event, 'Bakari', 'Amina'));
  await play(event, game(event, 'Chausiku', 'Amina'));
  expect(mail.news(amina)).toEqual([expect.stringMatching(/Your move against Bakari/)]);
  expect((await mail.log(amina)).filter((line) => line === 'MOVE: SUPPRESSED UNTIL_VISIT')).toHaveLength(1);
  await isHere(amina);
  await pass(2);
  await play(event, game(event, 'Amina', 'Chausiku'));
  await play(event, game(event, 'Amina', 'Bakari'));
  expect(mail.news(amina)).toEqual([expect.stringMatching(/Your move against Chausiku/)]);
});

test('a mail that the other server puts off is sent again under the same Message-ID; one that it refuses is not', async () => {
  const event = await begun();
  const bakari = event.person('Bakari');
  mail.mailbox.answer({ code: 451, text: 'come back later' });
  await play(event, game(event, 'Amina', 'Bakari'));
  expect(await mail.log(bakari)).toContain('MOVE: QUEUED, DEFERRED');
  mail.mailbox.answer(null);
  await mail.server.clock.advance(millis(MINUTE - SECOND));
  expect(mail.news(bakari)).toEqual([]);
  await mail.server.clock.advance(SECOND);
  expect(mail.news(bakari)).toHaveLength(1);
  const sent = await mail.server.db.prisma.outboxMail.findFirstOrThrow({
    where: { kind: 'MOVE', player: { name: bakari.name } },
  });
  expect(mail.mailbox.to(bakari.email).at(-1)?.messageId).toBe(`<${sent.id}@baraza.example>`);
  expect(sent).toMatchObject({ state: 'SENT', attempts: 2 });
  mail.mailbox.answer({ code: 550, text: 'no such user here' });
  await play(event, game(event, 'Chausiku', 'Bakari'));
  expect(await mail.log(bakari)).toContain('MOVE: QUEUED, BOUNCED');
  mail.mailbox.answer(null);
  await pass(2);
  expect(mail.news(bakari)).toEqual([]);
});

test('one click of a mail program stops all mails, without signing in', async () => {
  const event = await begun();
  const [amina, bakari] = [event.person('Amina'), event.person('Bakari')];
  await play(event, game(event, 'Amina', 'Bakari'));
  const lines = mail.mailbox.to(bakari.email).at(-1)?.headerLines ?? [];
  const header = (key: string) => lines.find((line) => line.key === key)?.line.replaceAll(/\s+/g, ' ');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const url = new URL(/<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '');
  const click = (path: string) =>
    fetch(`${mail.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await click(`${url.pathname.slice(0, -1)}x`)).status).toBe(404);
  expect((await click(url.pathname.replace(/stop\/\w+-/, 'stop/somebody-'))).status).toBe(404);
  expect((await click(url.pathname)).status).toBe(200);
  expect((await click(url.pathname)).status).toBe(200);
  mail.news(bakari);
  await play(event, game(event, 'Chausiku', 'Bakari'));
  expect(mail.news(bakari)).toEqual([]);
  expect(await mail.log(bakari)).toContain('MOVE: SUPPRESSED STOPPED');
  await play(event, game(event, 'Bakari', 'Amina'));
  expect(mail.news(amina)).toHaveLength(1);
});

test.each([
  ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['an hour that no day has', { digestHour: 24 }, 'digestHour'],
  ['quiet hours that never end', { quietHours: { from: 7, to: 7 } }, 'quietTo'],
  ['quiet hours of no clock', { quietHours: { from: -1, to: 7 } }, 'quietFrom'],
  ['a reminder after the end', { reminders: [0] }, 'reminders'],
  ['too many reminders', { reminders: [1, 2, 3, 4, 5, 6] }, 'reminders'],
])('%s is refused, and nothing is changed', async (_name, wishes, field) => {
  const person = await mail.server.signUp(`Refused ${(events += 1)}`);
  const query = `mutation ($input: SetMailPreferencesInput!) { setMailPreferences(input: $input) {
    ... on InvalidInput { field message } } }`;
  const input = { ...USUAL_WISHES, locale: 'SW', ...wishes };
  expect(at(await mail.server.data(query, { input }, person), 'setMailPreferences.field')).toBe(field);
  const kept = await mail.server.data('{ viewer { mail { preferences { locale } } } }', {}, person);
  expect(at(kept, 'viewer.mail.preferences.locale')).toBe('EN');
});

test('who is not signed in has no mail to set, and nobody reads the log of another', async () => {
  const query = `mutation ($input: SetMailPreferencesInput!) { setMailPreferences(input: $input) { __typename } }`;
  const answer = await mail.server.data(query, { input: USUAL_WISHES });
  expect(at(answer, 'setMailPreferences.__typename')).toBe('NotSignedIn');
  expect(await mail.log(await mail.server.signUp('Mgeni'))).toEqual([]);
});
