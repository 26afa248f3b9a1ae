import { afterAll, beforeAll, expect, test } from 'vitest';
import { between, HOUR, instant, millis, MINUTE, plus, SECOND } from '../../api/src/kernel/time.ts';
import { noteBackUp } from '../../api/src/store/back-up/last-back-up.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament, type OpenGame } from '../support/api-tournament.ts';
import { manualClock } from '../support/clock.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import type { TestServer } from '../support/server.ts';

/** Shows more than the jobs of the server know of, which sleep by a clock that stands. */
const clock = manualClock();
let unnoticed = millis(0);
const ahead = { ...clock, now: () => plus(clock.now(), unnoticed) };

let mail: MailServer;
let server: TestServer;
let games: readonly OpenGame[];
let game: OpenGame;
let players: ReadonlyMap<string, TestPerson>;

beforeAll(async () => {
  mail = await startMailServer({ clock: ahead, variables: { METRICS_PORT: '0', SOCKETS_PER_ADDRESS: '1' } });
  ({ server } = mail);
  clock.settled = server.composed.settled;
  const tournament = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  ({ players } = tournament);
  games = await gamesOf(server, tournament.id);
  game = games[0]!;
});
afterAll(() => mail.close());

const metrics = (path = '/metrics') => fetch(`http://127.0.0.1:${server.composed.metrics?.port}${path}`);

/** What stands behind a name and its labels, summed over the lines that begin so. */
async function figures(): Promise<(start: string) => number> {
  const lines = (await (await metrics()).text()).split('\n');
  return (start) =>
    lines
      .filter((line) => line.startsWith(`${start} `) || line.startsWith(`${start}{`) || line.startsWith(`${start},`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** How much the figures with these beginnings have grown by the end of what is done. */
async function growth(starts: readonly string[], deed: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await figures();
  await deed();
  const after = await figures();
  return starts.map((start) => after(start) - before(start));
}

test('the figures are on a port of their own, where nothing else is', async () => {
  expect((await metrics()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect((await metrics('/graphql')).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await figures())('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('operations, their points and the database are counted as they are asked', async () => {
  const starts = [
    'baraza_operation_seconds_count{kind="query",outcome="done"}',
    'baraza_operation_seconds_count{kind="query",outcome="failed"}',
  ];
  const grown = ['baraza_points_total{by="address",outcome="paid"}', 'baraza_database_seconds_count'];
  const grows = await growth([...starts, ...grown], async () => {
    await server.data('{ tournaments(first: 2) { edges { node { name } } } }');
    await server.ask('{ tournaments(first: 101) { edges { node { name } } } }');
  });
  expect(grows.slice(0, 2)).toEqual([1, 1]);
  expect(grows.every((one) => one > 0)).toBe(true);
});

const GAME = `query ($id: ID!) { game(id: $id) { ply toMove clock { expiresAt }
  ... on BaoGame { legalMoves { notation } } } }`;

async function play(): Promise<void> {
  const { game: state } = await server.data(GAME, { id: game.id });
  const person = players.get(at(state, 'toMove') === 'FIRST' ? game.first : game.second);
  const move = textAt(listAt(state, 'legalMoves')[0], 'notation');
  const given = { gameId: game.id, ply: at(state, 'ply'), move };
  await done((query, variables) => server.ask(query, variables, person), 'playMove', given, '');
}

test('who watches is counted while he does, what he is sent is timed, and one socket too many is counted as refused', async () => {
  const watch = server
    .socket()
    .watch('subscription ($id: ID!) { gameEvents(gameId: $id) { __typename } }', { id: game.id });
  await watch.until(1);
  const during = await figures();
  expect([during('baraza_subscribers'), during('baraza_watched')]).toEqual([1, 1]);
  const sent = await growth(['baraza_fan_out_seconds_count'], async () => {
    await play();
    await watch.find(({ data }) => at(data, 'gameEvents.__typename') === 'MovePlayed');
    await server.composed.settled();
  });
  expect(sent[0]).toBeGreaterThan(0);
  const refused = await growth(['baraza_refused_total{rule="sockets"}'], () =>
    expect(server.socket().ask('{ __typename }')).rejects.toMatchObject({ code: 1013 }),
  );
  expect(refused).toEqual([1]);
  await server.composed.settled();
  watch.stop();
  await expect.poll(async () => (await figures())('baraza_subscribers')).toBe(0);
});

test('who signs in and who may not are counted', async () => {
  const { email } = players.get('Amina')!;
  const tried = ['baraza_sign_ins_total{outcome="done"}', 'baraza_sign_ins_total{outcome="failed"}'];
  const grown = await growth(tried, async () => {
    await server.auth('/sign-in/email', { email, password: PASSWORD });
    await expect(server.auth('/sign-in/email', { email, password: 'not her password' })).rejects.toThrow('401');
  });
  expect(grown).toEqual([1, 1]);
});

test('how old the last copy is is known when one was made', async () => {
  expect((await figures())('baraza_back_up_age_seconds')).toBeNaN();
  await noteBackUp(server.db, plus(clock.now(), millis(-HOUR)));
  expect((await figures())('baraza_back_up_age_seconds')).toBe(HOUR / SECOND);
});

test('what waits too long is as old as it is, and a flag that falls late as late as it was', async () => {
  const late = ['baraza_queue_age_seconds{queue="mail"}', 'baraza_clock_lag_seconds'] as const;
  const calm = await figures();
  expect(late.map(calm)).toEqual([0, 0]);
  mail.mailbox.answer({ code: 451, text: 'Come again' });
  await play();
  await server.composed.settled();
  const clocks = await Promise.all(games.map(({ id }) => server.data(GAME, { id })));
  const ends = clocks.map((one) => Date.parse(textAt(one, 'game.clock.expiresAt')));
  const expires = instant(Math.min(...ends));
  unnoticed = millis(between(clock.now(), expires) + HOUR);
  const waiting = await figures();
  expect(waiting('baraza_clock_lag_seconds')).toBe(HOUR / SECOND);
  expect(waiting('baraza_queue_age_seconds{queue="mail"}')).toBeGreaterThan(HOUR / SECOND);
  const flagged = await growth(['baraza_flag_delay_seconds_count', 'baraza_flag_delay_seconds_sum'], () =>
    clock.advanceTo(plus(expires, MINUTE)),
  );
  expect(flagged[0]).toBe(ends.length);
  expect(flagged[1]).toBeGreaterThan(HOUR / SECOND);
  const after = await figures();
  expect(after('baraza_clock_lag_seconds')).toBe(0);
  expect(after('baraza_job_late_seconds_count{job="clocks"}')).toBeGreaterThan(0);
});
