import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { MINUTE } from '../../api/src/kernel/time.ts';

interface Feed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly author: { readonly name: string };
  readonly link: readonly Readonly<Record<string, string>>[];
  readonly entry: readonly Entry[];
}
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly link: readonly Readonly<Record<string, string>>[];
}

const UUID = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'entry' || name === 'link',
});

let server: TestServer;
let tournament: ApiTournament;
let games: readonly OpenGame[];
let origin: string;

beforeAll(async () => {
  server = await startServer();
  tournament = await runningTournament(server, ['Asha', 'Juma', 'Salim'], { name: 'Bahari & <Ziwa> "1"' });
  games = await gamesOf(server, tournament.id);
  origin = `http://127.0.0.1:${new URL(server.url).port}`;
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>) => rawRequest(server.url, path, headers);

/** A feed as a program that knows nothing of us reads it. */
async function feedAt(path: string): Promise<Feed> {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(XMLValidator.validate(body.toString())).toBe(true);
  return (parser.parse(body.toString()) as { feed: Feed }).feed;
}

async function resign({ id, first }: OpenGame): Promise<void> {
  await server.clock.advance(MINUTE);
  const person = tournament.players.get(first)!;
  await done((query, variables) => server.ask(query, variables, person), 'resign', { gameId: id }, '');
}

describe('the feed of a tournament', () => {
  const path = () => `/tournaments/${tournament.id}.atom`;

  test('has what RFC 4287 asks for', async () => {
    const feed = await feedAt(path());
    expect(feed).toMatchObject({
      id: expect.stringMatching(UUID) as string,
      title: 'Bahari & <Ziwa> "1" (Baraza)',
      author: { name: 'Baraza' },
      updated: feed.entry[0]!.updated,
      link: [
        { rel: 'self', href: `${origin}/tournaments/${encodeURIComponent(tournament.id)}.atom` },
        { rel: 'alternate', href: origin + tournament.path },
      ],
    });
    for (const entry of feed.entry) {
      expect(entry.id).toMatch(UUID);
      expect(entry.title).not.toBe('');
    }
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
    expect((await get(path())).headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  });

  test('begins with the newest, tells how a game ended, and knows an old entry by the same id', async () => {
    const before = await feedAt(path());
    const game = games[0]!;
    await resign(game);
    const after = await feedAt(path());
    const told = after.entry.find(({ title }) => title.includes('resignation'))!;
    expect(told.title).toBe(`${game.second} won game 1 of ${game.first} and ${game.second} by resignation.`);
    expect(told.link[0]!.href).toBe(origin + game.path);
    expect(after.updated).toBe(told.updated);
    expect(after.updated > before.updated).toBe(true);
    const known = new Map(after.entry.map((entry) => [entry.id, entry]));
    for (const entry of before.entry) expect(known.get(entry.id)).toEqual(entry);
    expect(after.entry.length).toBeGreaterThan(before.entry.length);
  });

  test('says that nothing has changed, by its mark and by its time', async () => {
    const { headers } = await get(path());
    const { etag = '', 'last-modified': changed = '' } = headers;
    expect(changed).not.toBe('');
    expect((await get(path(), { 'if-none-match': etag })).status).toBe(304);
    expect((await get(path(), { 'if-modified-since': changed })).status).toBe(304);
    await resign(games[1]!);
    expect((await get(path(), { 'if-none-match': etag })).status).toBe(200);
    expect((await get(path(), { 'if-modified-since': changed })).status).toBe(200);
    expect((await get(path(), { 'if-modified-since': 'some day' })).status).toBe(200);
  });
});

test('a feed tells the latest fifty and no more', async () => {
  const { director, id } = tournament;
  const open = games.at(-1)!;
  for (let time = 1; time <= 51; time++) {
    const input = { gameId: open.id, seat: 'FIRST', seconds: 60, reason: `Storm ${time}` };
    await done((query, variables) => server.ask(query, variables, director), 'extendTime', input, '');
  }
  const { entry } = await feedAt(`/tournaments/${id}.atom`);
  expect(entry).toHaveLength(50);
  expect(entry[0]!.id).not.toBe(entry[1]!.id);
  expect(entry.every(({ title }) => title.startsWith('Ruling: '))).toBe(true);
});

describe('the feed of a player', () => {
  const handleOf = async (name: string) => {
    const { viewer } = await server.data('{ viewer { player { id handle } } }', {}, tournament.players.get(name));
    return { handle: textAt(viewer, 'player.handle'), id: textAt(viewer, 'player.id') };
  };

  test('tells of his games and his entry, each with its tournament, and of nobody else’s', async () => {
    const { handle, id } = await handleOf('Salim');
    const feed = await feedAt(`/players/${handle}.atom`);
    expect(feed).toEqual(await feedAt(`/players/${encodeURIComponent(id)}.atom`));
    expect(feed.title).toBe('Salim (Baraza)');
    const titles = feed.entry.map(({ title }) => title);
    expect(titles).toContain('Bahari & <Ziwa> "1": Salim has entered.');
    for (const title of titles) expect(title).toMatch(/^Bahari & <Ziwa> "1": .*Salim/);
    const own = games.filter(({ first, second }) => [first, second].includes('Salim'));
    const starts = titles.filter((title) => title.includes('has started'));
    expect(starts).toHaveLength(own.length);
    expect(feed.updated).toBe(feed.entry[0]!.updated);
  });

  test('holds nothing of his private inbox', async () => {
    const { handle } = await handleOf('Juma');
    const { body } = await get(`/players/${handle}.atom`);
    expect(body.toString()).not.toMatch(/your move|@people\.example/i);
  });

  test('is there before anything has happened', async () => {
    const { handle } = await (async () => {
      const person = await server.signUp('Newcomer');
      const { viewer } = await server.data('{ viewer { player { handle } } }', {}, person);
      return { handle: textAt(viewer, 'player.handle') };
    })();
    const feed = await feedAt(`/players/${handle}.atom`);
    expect([feed.entry ?? [], feed.updated]).toEqual([[], new Date(server.clock.now()).toISOString()]);
  });
});

test.each([
  ['/tournaments/nothing.atom', 'There is no tournament with this id.'],
  ['/players/nobody-at-all.atom', 'There is no player with this name or id.'],
  ['/players/%00.atom', 'There is no player with this name or id.'],
  ['/players/..%2f..%2fpasswd.atom', 'There is no player with this name or id.'],
])('%s leads nowhere', async (path, sentence) => {
  const { status, body } = await get(path);
  expect([status, body.toString().trim()]).toEqual([404, sentence]);
});
