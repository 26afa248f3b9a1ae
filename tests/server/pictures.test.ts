import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { spread } from '../../api/src/server/pictures/spread.ts';
import { at } from '../support/answer.ts';
import { gamesOf, playOn, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { readGif } from '../support/gif.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

const web = join(import.meta.dirname, '../../web');

let server: TestServer;
let tournament: ApiTournament;
let game: OpenGame;

beforeAll(async () => {
  const drawing = { program: join(web, 'dist-drawing/main.js') };
  server = await startServer({ webFolder: join(web, 'dist'), drawing, variables: { PICTURES_PER_ADDRESS: '60' } });
  tournament = await runningTournament(server, ['Asha', 'Juma', 'Zuri'], { name: 'Kombe & <Ali>' });
  game = (await gamesOf(server, tournament.id))[0]!;
  await play(2);
});
afterAll(() => server.close());

async function play(times: number): Promise<void> {
  const sockets = new Map([...tournament.players].map(([name, person]) => [name, server.socket(person)]));
  for (let ply = 0; ply < times; ply += 1) await playOn(sockets, game, (count) => count - 1);
}

const raw = (path: string, headers?: Record<string, string>) => rawRequest(server.url, path, headers);
const drawn = async (path: string) => (await raw(path)).body.toString();

const SIDES = `south { front back } north { front back }`;

/** What lies in the pits of the game after so many moves, as the API says it: row by row from the top of the board, each from the left. */
async function lying(ply: number): Promise<readonly unknown[]> {
  const query = `query ($id: ID!, $ply: Int!) { game(id: $id) { ... on BaoGame { at(ply: $ply) { position { ${SIDES} } } } } }`;
  const { game: asked } = await server.data(query, { id: game.id, ply });
  const row = (name: string): readonly unknown[] => {
    const seeds = at(asked, `at.position.${name}`);
    return Array.isArray(seeds) ? seeds : [];
  };
  return [
    row('north.back').toReversed(),
    row('north.front').toReversed(),
    row('south.front'),
    row('south.back'),
  ].flat();
}

/** The same as seeds are drawn: one point each, of the lowest layer. */
function seedsDrawn(svg: string): readonly number[] {
  const [, layer = ''] = /<path d="((?:M[\d.]+ [\d.]+h0)+)"/.exec(svg) ?? [];
  const seeds = [...layer.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const inPit = (cx: number, cy: number) => seeds.filter(({ x, y }) => Math.hypot(x - cx, y - cy) < 47).length;
  return [172, 310, 434, 572].flatMap((y) => [0, 1, 2, 3, 4, 5, 6, 7].map((column) => inPit(97.5 + 115 * column, y)));
}

describe('a board as a picture', () => {
  test.each([0, 1, 2])('shows the position after %i moves', async (ply) => {
    const { status, headers, body } = await raw(`/games/${game.id}/${ply}.svg`);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(seedsDrawn(body.toString())).toEqual(await lying(ply));
  });

  test('stands alone: no style sheet, script, font or foreign element, and says in words what it is', async () => {
    const svg = await drawn(`/games/${game.id}.svg`);
    expect(svg).not.toMatch(/<(?:style|script|text|foreignObject|image|div|table)\b|class=|data-v-|var\(|calc\(|href=/);
    expect(svg).toContain(`<title>${game.first} &#x2013; ${game.second}, Kombe &amp; &lt;Ali&gt;, 1.2</title>`);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1000 744" width="720" height="536"/,
    );
  });

  test('is as large as it is asked for, light or dark, and in a language', async () => {
    const png = (await raw(`/games/${game.id}.png?size=400`)).body;
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 400, 298]);
    const [light, dark, italian] = await Promise.all(
      ['', '?theme=dark', '?lang=it'].map((asked) => drawn(`/games/${game.id}.svg${asked}`)),
    );
    expect(light).toContain('#8a5830');
    expect(dark).toContain('#714b2b');
    expect(dark).not.toContain('#8a5830');
    expect(italian).not.toBe(light);
  });

  test('is known by its mark until there is another move', async () => {
    const path = `/games/${game.id}.svg`;
    const [now, then] = await Promise.all([raw(path), raw(`/games/${game.id}/2.svg`)]);
    const mark = { 'if-none-match': now.headers.etag ?? '' };
    expect(now.headers['cache-control']).toBe('public, no-cache');
    expect((await raw(path, mark)).status).toBe(304);
    await play(1);
    const later = await raw(path, mark);
    expect(later.status).toBe(200);
    expect(seedsDrawn(later.body.toString())).toEqual(await lying(3));
    expect((await raw(`/games/${game.id}/2.svg`)).headers.etag).toBe(then.headers.etag);
  });

  test('of pages of others too', async () => {
    const { headers } = await raw(`/games/${game.id}.png`, { origin: 'https://elsewhere.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

describe('a game as a picture that moves', () => {
  const movesMade = async (): Promise<number> => {
    const { game: asked } = await server.data(`query ($id: ID!) { game(id: $id) { ply } }`, { id: game.id });
    return Number(at(asked, 'ply'));
  };

  beforeEach(() => server.clock.advance(MINUTE));

  test('shows each position in turn, the last for longest, and begins again', async () => {
    const { status, headers, body } = await raw(`/games/${game.id}.gif`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/gif', 'public, no-cache']);
    const { width, height, seen, isEndless } = readGif(body);
    expect([width, height, isEndless]).toEqual([480, 357, true]);
    expect(seen).toEqual([...Array<number>(await movesMade()).fill(60), 300]);
  });

  test('is as large as it is asked for, light or dark, and grows with the game', async () => {
    const path = `/games/${game.id}.gif`;
    const [light, dark] = await Promise.all([raw(`${path}?size=200`), raw(`${path}?size=200&theme=dark`)]);
    expect([readGif(light.body).width, readGif(dark.body).width]).toEqual([200, 200]);
    expect(dark.body.equals(light.body)).toBe(false);
    await server.clock.advance(MINUTE);
    const mark = { 'if-none-match': light.headers.etag ?? '' };
    expect((await raw(`${path}?size=200`, mark)).status).toBe(304);
    await play(1);
    const longer = await raw(`${path}?size=200`, mark);
    expect([longer.status, readGif(longer.body).seen.length]).toEqual([200, (await movesMade()) + 1]);
  });

  test('counts twenty', async () => {
    const asked: number[] = [];
    for (let n = 0; n < 4; n += 1) asked.push((await raw(`/games/${game.id}.gif`)).status);
    expect(asked).toEqual([200, 200, 200, 429]);
    await server.clock.advance(MINUTE);
  });

  test.each([
    [1, [0]],
    [3, [0, 1, 2]],
    [301, [0, 100, 200, 300]],
  ])('of %i positions no more than it may have, the first and the last among them', (count, shown) => {
    expect(spread(count, 4)).toEqual(shown);
  });
});

describe('what is shown where an address is passed on', () => {
  test.each([
    ['of a game', () => `/og${game.path}.png`],
    ['of a tournament', () => `/og${tournament.path}.png`],
    ['of a player', () => '/og/p/asha.png'],
  ])('is a picture 1200 points wide and 630 high %s', async (_of, path) => {
    const { status, headers, body } = await raw(path());
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1_200, 630]);
    expect((await raw(path(), { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  test('is another after another move', async () => {
    const path = `/og${game.path}.png`;
    const before = (await raw(path)).headers.etag;
    await play(1);
    expect((await raw(path)).headers.etag).not.toBe(before);
  });
});

test.each([
  ['no player', () => '/og/p/nobody.png', 404, 'There is no page of a tournament, a game or a player at this address.'],
  ['no tournament', () => '/og/t/x.png', 404, 'There is no page of a tournament, a game or a player at this address.'],
  [
    'no such game',
    () => `/og${tournament.path.replace('/t/', '/g/')}/999.png`,
    404,
    'There is no page of a tournament, a game or a player at this address.',
  ],
  ['no game', () => '/games/R2FtZTp4.svg', 404, 'There is no game with this id.'],
  ['a broken address', () => '/games/%E0%A4%A.png', 404, 'There is no game with this id.'],
  ['another thing', () => `/games/${tournament.id}.svg`, 404, 'There is no game with this id.'],
  ['no game that moves', () => '/games/R2FtZTp4.gif', 404, 'There is no game with this id.'],
  ['too wide', () => `/games/${game.id}.gif?size=481`, 400, 'A size is a number of points from 100 to 480.'],
  ['a move to come', () => `/games/${game.id}/90.svg`, 404, 'This game has 5 moves.'],
  ['a huge one', () => `/games/${game.id}.png?size=9999`, 400, 'A size is a number of points from 100 to 1600.'],
  ['no size', () => `/games/${game.id}.png?size=1e3`, 400, 'A size is a number of points from 100 to 1600.'],
  ['no theme', () => `/games/${game.id}.svg?theme="><script>`, 400, 'A theme is light or dark.'],
])('%s is refused in a sentence', async (_what, path, status, sentence) => {
  const { body, ...answer } = await raw(path());
  expect([answer.status, body.toString()]).toEqual([status, `${sentence}\n`]);
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'text/plain; charset=utf-8',
    'no-store',
  ]);
});

test('one address is given so many a minute, and told when there is more', async () => {
  await server.clock.advance(MINUTE);
  const asked: number[] = [];
  for (let n = 0; n < 61; n += 1) asked.push((await raw(`/games/${game.id}.svg`)).status);
  expect(asked).toEqual([...Array<number>(60).fill(200), 429]);
  const { headers, body } = await raw(`/games/${game.id}.svg`);
  const seconds = Number(headers['retry-after']);
  expect(body.toString()).toBe(`This address is given at most 60 pictures a minute: try again in ${seconds} s.\n`);
  await server.clock.advance(MINUTE);
  expect((await raw(`/games/${game.id}.svg`)).status).toBe(200);
});
