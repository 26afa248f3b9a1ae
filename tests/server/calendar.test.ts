import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../api/src/store/role.ts';
import { at, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, playOn, runningTournament, type OpenGame } from '../support/api-tournament.ts';
import type { SocketClient } from '../support/client.ts';
import { USUAL_WISHES } from '../support/mail-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { DAY } from '../../api/src/kernel/time.ts';

const LONG = 'Kombe la Bahari; Ziwa, Mto \\ na Kisima: mashindano marefu ya bao ya kiswahili 東京';

let server: TestServer;
let asha: TestPerson;
let games: readonly OpenGame[];
let sockets: ReadonlyMap<string, SocketClient>;

beforeAll(async () => {
  server = await startServer();
  const { id, players } = await runningTournament(server, ['Asha', 'Juma', 'Salim'], { name: LONG });
  asha = players.get('Asha')!;
  games = await gamesOf(server, id);
  sockets = new Map([...players].map(([name, person]) => [name, server.socket(person)]));
});
afterAll(() => server.close());

const ROTATE = `mutation ($key: String) { rotateCalendarToken(input: { idempotencyKey: $key }) {
  ... on RotateCalendarTokenSuccess { calendar { path madeAt } } ... on CommandError { code } } }`;

async function newPath(person: TestPerson, key: string | null = null): Promise<string> {
  return textAt(await server.data(ROTATE, { key }, person), 'rotateCalendarToken.calendar.path');
}

const get = (path: string, headers?: Record<string, string>) => rawRequest(server.url, path, headers);

/** The events of a calendar as a program that knows nothing of us reads them, by game. */
async function eventsAt(path: string): Promise<ReadonlyMap<string, ICAL.Event>> {
  const calendar = new ICAL.Component(ICAL.parse((await get(path)).body.toString()) as never);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return new Map(
    events.map((event) => {
      const address = String(event.component.getFirstPropertyValue('url'));
      return [new URL(address).pathname, event];
    }),
  );
}

test('there is none until it is asked for, and only for who is signed in', async () => {
  const { viewer } = await server.data('{ viewer { calendar { path } } }', {}, asha);
  expect(viewer).toEqual({ calendar: null });
  const { rotateCalendarToken } = await server.data(ROTATE);
  expect(rotateCalendarToken).toEqual({ code: 'NOT_SIGNED_IN' });
});

test('it has an event for each game in which its owner is to move, at the deadline of the game', async () => {
  const events = await eventsAt(await newPath(asha));
  const mine = games.filter(({ first }) => first === 'Asha');
  expect([...events.keys()].toSorted()).toEqual(mine.map(({ path }) => path).toSorted());
  for (const { id, path, second } of mine) {
    const event = events.get(path)!;
    const { game } = await server.data('query ($id: ID!) { game(id: $id) { clock { expiresAt } } }', { id });
    expect(event.startDate.isDate).toBe(false);
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(event.startDate.toJSDate().toISOString()).toBe(at(game, 'clock.expiresAt'));
    expect(event.summary).toBe(`Your move against ${second}`);
    expect(event.description).toBe(
      `${LONG}: you play South, move 1. Your time runs out on Tuesday 24 November at 12:00 UTC.\nhttp://127.0.0.1:${new URL(server.url).port}${path}`,
    );
    const rings = event.component
      .getAllSubcomponents('valarm')
      .map((one) => String(one.getFirstPropertyValue('trigger')));
    expect(rings.toSorted()).toEqual(['-P1D', '-PT3H']);
  }
});

test('it speaks the language that its owner has chosen for his mail, and of his own time', async () => {
  const path = await newPath(asha);
  const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, asha);
  const wish = (wishes: Record<string, unknown>) => done(ask, 'setMailPreferences', wishes, '');
  await wish({ ...USUAL_WISHES, locale: 'SW', timeZone: 'Africa/Nairobi' });
  const [event] = [...(await eventsAt(path)).values()];
  expect((await get(path)).body.toString()).toContain('\r\nX-WR-CALNAME:Baraza: hatua zinazosubiriwa\r\n');
  await wish(USUAL_WISHES);
  expect(event?.summary).toMatch(/^Hatua yako dhidi ya (Juma|Salim)$/);
  expect(event?.description).toContain('unacheza Kusini, hatua ya 1');
  expect(event?.description).toContain('15:00 (Africa/Nairobi), yaani Jumanne, 24 Novemba, 12:00 UTC');
});

test('an event stays itself from turn to turn and is gone while the opponent is to move', async () => {
  const path = await newPath(asha);
  const game = games.find(({ first }) => first === 'Asha')!;
  const before = (await eventsAt(path)).get(game.path)!;
  await server.clock.advance(DAY);
  await playOn(sockets, game, () => 0);
  expect((await eventsAt(path)).has(game.id)).toBe(false);
  await playOn(sockets, game, () => 0);
  const after = (await eventsAt(path)).get(game.path)!;
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.startDate.compare(before.startDate)).toBe(1);
});

test('while a score is agreed it has an event for who has not accepted, at the end of the time for that', async () => {
  const renaming = { ...server, signUp: (name: string, role?: Role) => server.signUp(`${name} of go`, role) };
  const { id, players } = await runningTournament(renaming, ['Bupe', 'Chiku', 'Dalila'], {
    game: 'GO',
    gameSettings: { go: { size: 9 } },
    timeControl: 'T=(7+1)<=7',
  });
  const game = (await gamesOf(server, id))[0]!;
  const person = (name: string) => [...players.values()].find((one) => one.name === name)!;
  const [black, white] = [person(game.first), person(game.second)];
  const by = (one: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    server.ask(query, variables, one);
  for (const [ply, one] of [black, white].entries())
    await done(by(one), 'playMove', { gameId: game.id, ply, move: 'pass' }, '');
  await done(by(black), 'acceptScore', { gameId: game.id, version: 0 }, '');
  expect((await eventsAt(await newPath(black))).has(game.id)).toBe(false);
  const event = (await eventsAt(await newPath(white))).get(game.path)!;
  expect(event.summary).toBe(`Agree on the score with ${game.first}`);
  expect(event.startDate.toJSDate().getTime() - server.clock.now()).toBe(3 * DAY);
  expect(event.description).toContain('or the director decides');
});

test('its text is what RFC 5545 asks for, and names nothing of the account', async () => {
  const { headers, body } = await get(await newPath(asha));
  const text = body.toString();
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const name of ['VERSION:2.0', 'PRODID:', 'UID:', 'DTSTAMP:', 'SEQUENCE:', 'REFRESH-INTERVAL']) {
    expect(text).toContain(`\r\n${name}`);
  }
  expect(text).not.toContain(asha.email);
  expect(text).not.toContain(asha.accountId);
});

test('who has it already is told so until a turn has passed', async () => {
  const path = await newPath(asha);
  const { etag = '' } = (await get(path)).headers;
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  const game = games.find(({ second }) => second === 'Asha')!;
  await playOn(sockets, game, () => 0);
  expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
});

test('a new address ends the old one at once, and a key gives only one', async () => {
  const old = await newPath(asha);
  const fresh = await newPath(asha, 'once');
  expect(await newPath(asha, 'once')).toBe(fresh);
  expect(fresh).not.toBe(old);
  expect([(await get(old)).status, (await get(fresh)).status]).toEqual([404, 200]);
  const { viewer } = await server.data('{ viewer { calendar { path } } }', {}, asha);
  expect(at(viewer, 'calendar.path')).toBe(fresh);
});

test.each([
  ['no token', '/calendar/.ics'],
  ['a guess', `/calendar/${'A'.repeat(43)}.ics`],
  ['a null', '/calendar/%00.ics'],
  ['a way out', '/calendar/..%2f..%2fsecret.ics'],
])('%s leads nowhere', async (_what, path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('VEVENT');
});
