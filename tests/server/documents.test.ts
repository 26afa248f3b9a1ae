import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { millis, SECOND } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { gamesOf, playOn, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let tournament: ApiTournament;
let games: readonly OpenGame[];

beforeAll(async () => {
  server = await startServer();
  tournament = await runningTournament(server, ['Asha', 'Juma Ali', 'Anna Öst'], { name: 'Kombe: "la" Bahari' });
  games = await gamesOf(server, tournament.id);
  const sockets = new Map([...tournament.players].map(([name, person]) => [name, server.socket(person)]));
  for (const [index, game] of games.entries()) {
    for (let ply = 0; ply < index * 3; ply++) await playOn(sockets, game, (count) => (ply * 7 + index) % count);
  }
});
afterAll(() => server.close());

const raw = (path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(server.url, path, headers, method);
const text = async (path: string) => (await raw(path)).body.toString();

describe('a game as a file', () => {
  test('is the transcript that the API gives, of a type and with a name', async () => {
    const game = games[2]!;
    const { status, headers, body } = await raw(`/games/${game.id}.txt`);
    const { game: asked } = await server.data('query ($id: ID!) { game(id: $id) { record } }', { id: game.id });
    expect(status).toBe(200);
    expect(body.toString()).toBe(textAt(asked, 'record'));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="[\w.-]+\.txt"; filename\*=UTF-8''[\w.%-]+\.txt$/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('is at the ending of its own game only', async () => {
    const { status, body } = await raw(`/games/${games[2]!.id}.sgf`);
    expect([status, body.toString()]).toEqual([404, 'The record of this game is at the address that ends in .txt.\n']);
  });

  test('says in its head what it belongs to, when, under which clock and how it stands', async () => {
    const { first, second, id } = games[0]!;
    expect(await text(`/games/${id}.txt`)).toBe(
      [
        'EVENT: Kombe: "la" Bahari',
        'STAGE: Round robin',
        'GROUP: A',
        'ROUND: 1',
        'GAME: 1',
        'DATE: 2026-11-21',
        'TIME: T=(3+1)<=7',
        'RESULT: open',
        `${first.toUpperCase()} - ${second.toLowerCase()}`,
        '',
      ].join('\n'),
    );
  });

  test('reads back to the position in which it stands', async () => {
    for (const { id } of games) {
      const { game } = await server.data(
        'query ($id: ID!) { game(id: $id) { ... on BaoGame { position { encoding } } } }',
        { id },
      );
      const { rules } = await server.data(
        'query ($text: String!) { rules { baoRecord(text: $text) { ... on BaoRecord { warnings position { encoding } } } } }',
        { text: await text(`/games/${id}.txt`) },
      );
      expect(rules).toEqual({ baoRecord: { warnings: [], position: at(game, 'position') } });
    }
  });

  test('is JSON with every move, its instant and the time that was left', async () => {
    const { id, first, second } = games[1]!;
    const { headers, body } = await raw(`/games/${id}.json`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const document: unknown = JSON.parse(body.toString());
    expect(document).toMatchObject({
      format: 'baraza-game',
      version: 1,
      tournament: { name: 'Kombe: "la" Bahari' },
      game: 'BAO',
      settings: { variant: 'KISWAHILI' },
      stage: 'Round robin',
      group: 'A',
      players: { first: { name: first }, second: { name: second } },
      timeControl: 'T=(3+1)<=7',
      status: 'RUNNING',
      startedAt: '2026-11-21T12:00:00.000Z',
      finishedAt: null,
      result: null,
    });
    expect(listAt(document, 'moves')).toHaveLength(3);
    expect(at(document, 'moves.0')).toMatchObject({
      ply: 0,
      seat: 'first',
      at: '2026-11-21T12:00:00.000Z',
      remaining: { first: 345_600, second: 259_200 },
    });
  });
});

describe('a tournament as a file', () => {
  test('is the transcripts of its games in the order of the schedule, parted by an empty line', async () => {
    const { headers, body } = await raw(`/tournaments/${tournament.id}.txt`);
    const each = await Promise.all(games.map(({ id }) => text(`/games/${id}.txt`)));
    expect(body.toString()).toBe(each.join('\n'));
    expect(headers['content-disposition']).toContain(`filename="Kombe-la-Bahari.txt"`);
  });

  test('is JSON with the games as they stand in their own files', async () => {
    const whole: unknown = JSON.parse(await text(`/tournaments/${tournament.id}.json`));
    expect(whole).toMatchObject({ format: 'baraza-tournament', version: 1, system: 'ROUND_ROBIN', status: 'RUNNING' });
    const each = await Promise.all(games.map(async ({ id }) => JSON.parse(await text(`/games/${id}.json`)) as object));
    expect(listAt(whole, 'games')).toEqual(
      each.map((one) =>
        Object.fromEntries(Object.entries(one).filter(([key]) => !['format', 'version', 'tournament'].includes(key))),
      ),
    );
  });

  test.each(['TRANSCRIPT', 'JSON'])('is what the API gives as %s', async (format) => {
    const query = `query ($id: ID!) { tournament(id: $id) { record(format: ${format}) } }`;
    const { tournament: asked } = await server.data(query, { id: tournament.id });
    expect(textAt(asked, 'record')).toBe(
      await text(`/tournaments/${tournament.id}.${format === 'JSON' ? 'json' : 'txt'}`),
    );
  });

  test('is asked for once in an operation', async () => {
    const query = 'query ($id: ID!) { tournament(id: $id) { a: record b: record(format: JSON) } }';
    const { errors } = await server.ask(query, { id: tournament.id });
    expect(errors?.[0]?.extensions?.['code']).toBe('OPERATION_TOO_COMPLEX');
  });
});

describe('an address of a text', () => {
  test('is packed for who takes that', async () => {
    for (const path of [`/games/${games[2]!.id}.txt`, `/tournaments/${tournament.id}.json`]) {
      const { headers, body } = await raw(path, { 'accept-encoding': 'gzip, br' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['vary']).toBe('Origin, Accept-Encoding');
      expect(gunzipSync(body).toString()).toBe(await text(path));
    }
  });

  test('tells who has it already that nothing has changed', async () => {
    const path = `/games/${games[2]!.id}.txt`;
    const mark = (await raw(path)).headers.etag ?? '';
    expect(mark).not.toBe('');
    const { status, body } = await raw(path, { 'if-none-match': `"other", ${mark}` });
    expect([status, body.length]).toEqual([304, 0]);
    expect((await raw(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('answers HEAD with the same headers and nothing more', async () => {
    for (const path of [`/games/${games[2]!.id}.txt`, `/tournaments/${tournament.id}.txt`]) {
      const [whole, head] = [await raw(path), await raw(path, {}, 'HEAD')];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-type', 'content-disposition', 'content-length', 'etag', 'cache-control']) {
        expect(head.headers[name]).toBe(whole.headers[name]);
      }
    }
  });

  test.each([
    ['a game that does not exist', () => '/games/QmFvR2FtZTpub3RoaW5n.txt', 'There is no game with this id.'],
    ['a text that is no id', () => '/games/..%2f..%2fsecret.json', 'There is no game with this id.'],
    ['a broken escape', () => '/games/%zz.txt', 'There is no game with this id.'],
    ['a null', () => '/games/a%00.txt', 'There is no game with this id.'],
    ['the id of another thing', () => `/games/${tournament.id}.txt`, 'There is no game with this id.'],
    [
      'a tournament by the id of a game',
      () => `/tournaments/${games[0]!.id}.json`,
      'There is no tournament with this id.',
    ],
  ])('names %s', async (_what, path, sentence) => {
    const { status, headers, body } = await raw(path());
    expect([status, body.toString().trim()]).toEqual([404, sentence]);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('can only be read', async () => {
    expect((await raw(`/games/${games[0]!.id}.txt`, {}, 'POST')).status).toBe(405);
  });

  test('gives one address so much a minute, and says when there is more', async () => {
    const whole = () => raw(`/tournaments/${tournament.id}.txt`);
    const asked: number[] = [];
    for (let n = 0; n < 13; n += 1) asked.push((await whole()).status);
    expect(new Set(asked)).toEqual(new Set([200, 429]));
    const { status, headers, body } = await whole();
    const seconds = Number(headers['retry-after']);
    expect(body.toString()).toBe(
      `This address is given at most 240 texts a minute, and this counts as 20: try again in ${seconds} s.\n`,
    );
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      429,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    await server.clock.advance(millis((seconds - 1) * SECOND));
    expect((await whole()).status).toBe(429);
    await server.clock.advance(SECOND);
    expect((await whole()).status).toBe(200);
  });
});
