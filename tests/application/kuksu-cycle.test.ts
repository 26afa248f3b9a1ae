import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeLastCycle } from '../../api/src/formats/kuksu/application/commands/take-last-cycle.ts';
import { tournamentTopic } from '../../api/src/application/events.ts';
import { eventInEnglish } from '../support/event-in-english.ts';
import { tournamentState } from '../../api/src/application/queries/tournament-state.ts';
import { readAfresh } from '../../api/src/application/queries/reading.ts';
import { tournamentWinner } from '../../api/src/application/queries/standings.ts';
import type { PlayerId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
import { eventsPage } from '../../api/src/application/vocabulary/log.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { openApi } from '../graphql/ask.ts';
import { at, listAt } from '../support/answer.ts';
import { cyclePyramid } from '../support/cycle-pyramid.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { toldOf, type KibaEvent } from '../support/kiba-event.ts';
import { must, newWorld, type Person } from '../support/world.ts';
import { people, signedUp, started } from './cycle-people.ts';

let db: Db;
let seed = 4_100;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const isLong = process.env['BARAZA_LONG'] === '1';
const PLAYERS = isLong ? 57 : 15;

/** Who has the name that comes first wins, but for who is named: he wins all. */
function firstWins(players: readonly Person[], best?: string) {
  const nameOf = (id: PlayerId) => players.find(({ playerId }) => playerId === id)?.name ?? '';
  return ({ players: { first, second } }: GameRecord) => {
    const [one, other] = [nameOf(first), nameOf(second)];
    if (one === best || other === best) return one === best ? 'first' : 'second';
    return one < other ? 'first' : 'second';
  };
}

async function leagues({ world, id }: KibaEvent) {
  readAfresh(world.anonymous);
  const { state } = await tournamentState(world.anonymous, id, null);
  const nameOf = new Map(state.entries.map((entry) => [entry.id, entry.name]));
  return Object.fromEntries(
    state.plan.groups.map(({ name, entries }) => {
      const names = entries.map((entry) => nameOf.get(entry) ?? '');
      return [name, names.toSorted((one, other) => one.localeCompare(other))];
    }),
  );
}

async function holder({ world, id }: KibaEvent) {
  readAfresh(world.anonymous);
  const [cycle] = await tournamentsByIds(db.prisma, [id]);
  const winner = cycle === undefined ? null : await tournamentWinner(world.anonymous, cycle);
  return (await entriesOfTournaments(db.prisma, [id])).find((entry) => entry.id === winner)?.player.name;
}

/** What the last events of its pairings say, the oldest first. */
async function lastPairings({ world, id }: KibaEvent, count: number): Promise<readonly string[]> {
  const window = { after: null, before: null, limit: 1_000, fromEnd: true };
  const events = await eventsPage(db.prisma, tournamentTopic(id), window);
  const decided = events.filter(({ kind }) => kind === 'PairingDecided').slice(-count);
  readAfresh(world.anonymous);
  return Promise.all(decided.map((event) => eventInEnglish(world.anonymous, event)));
}

test('two cycles in a row: leagues, approval, the title; the next cycle from the last, with a title match (Kuksu 12)', async () => {
  const world = newWorld(db, (seed += 1));
  const director = await world.person('Director', 'DIRECTOR');
  const all = await people(world, PLAYERS + 1);
  const firstField = all.slice(0, PLAYERS);
  const one = await started(world, director, await signedUp(world, director, firstField), firstField);
  const size = PLAYERS === 15 ? [10, 5] : [10, 10, 10, 7, 7, 7, 6];
  expect(Object.values(await leagues(one)).map(({ length }) => length)).toEqual(size);
  // Before the first win everybody in a league can come anywhere, and who is told before he acts is told so.
  const [opening] = await gamesOfTournaments(db.prisma, [one.id]);
  const ruling = { gameId: opening!.id, winner: 'first', reason: 'He never came.', dryRun: true } as const;
  const { standings } = must(await adjudicate(director.context, ruling)).effects;
  const league = Object.values(await leagues(one)).find((names) =>
    names.includes(all.find(({ playerId }) => playerId === opening!.players.first)?.name ?? ''),
  );
  expect(standings.find(({ entry }) => entry === opening!.entries.first)).toMatchObject({
    reach: { before: { best: 1, worst: league!.length }, after: { best: 1 } },
  });
  await one.decide(firstWins(all));
  expect(await one.status()).toBe('RUNNING');
  await one.approve();
  expect([await one.status(), await holder(one)]).toEqual(['FINISHED', 'K01']);

  // everybody comes back, and one is new: K01 waits with the title
  const twoId = await signedUp(world, director, all);
  const before = await fingerprint(db);
  const tried = must(await takeLastCycle(director.context, { tournamentId: twoId, lastId: one.id, dryRun: true }));
  expect(await fingerprint(db)).toEqual(before);
  expect([tried.matched.length, tried.unmatched, tried.newcomers.length]).toEqual([PLAYERS, [], 1]);
  must(await takeLastCycle(director.context, { tournamentId: twoId, lastId: one.id }));
  const two = await started(world, director, twoId, all);
  const top = (await leagues(two))['A'] ?? [];
  expect(top).toHaveLength(10);
  expect(top).toEqual(expect.arrayContaining(['K02', 'K03', 'K04', 'K05']));
  expect(Object.values(await leagues(two)).flat()).not.toContain('K01');
  const api = await openApi(world);
  const begun = await cyclePyramid(api, two);
  const K01 = { player: { name: 'K01' } };
  expect(begun.title).toMatchObject({ defender: K01, provisional: true, score: [0, 0], gamesToWin: 3, match: null });
  expect(
    [...begun.leagues.values()].map((league) => [league.name, league.tier, at(league, 'group.league.name')]),
  ).toEqual(
    size
      .map((_, index) => ['A', 'B1', 'B2', 'C1', 'C2', 'C3', 'C4'][index])
      .map((name) => [name, 'ABC'.indexOf(name?.charAt(0) ?? '') + 1, name]),
  );
  // Before anything is played nobody is said to go up or down.
  expect(at(begun.leagues.get('A'), 'group.standings.*.zone')).toEqual(top.map(() => null));
  // K02 wins all that he has, and nothing else is decided
  const own = (await two.open()).filter(({ players }) =>
    Object.values(players).includes((all[1] ?? director).playerId),
  );
  await two.decide(firstWins(all, 'K02'), own);
  const running = await cyclePyramid(api, two);
  const [leader, ...others] = running.rows('A');
  expect(running.title).toMatchObject({ challenger: { player: { name: 'K02' } }, provisional: true });
  expect(running.leagues.get('A')).toMatchObject({
    trophies: [],
    group: { gamesTotal: 45, gamesDecided: 9, gamesRunning: 0 },
  });
  expect(at(running.leagues.get('A'), 'siteOrder.0.player.name')).toBe('K02');
  expect(leader).toMatchObject({
    rank: 1,
    points: 9,
    gamesLeft: 0,
    zone: 'TITLE_MATCH',
    movement: 'SAME',
    disqualified: false,
  });
  expect(leader).toMatchObject({ bestRank: 1, worstRank: 1, entry: { previousCycle: { league: 'A', rank: 2 } } });
  expect(leader).toMatchObject({ tieBreaks: [{ code: 'SODOS', value: 0, terms: Array(9).fill({ value: 0 }) }] });
  for (const row of others) expect(row).toMatchObject({ points: 0, gamesLeft: 8, bestRank: 2, worstRank: 10 });
  expect([running.rows('A').at(-1)?.zone, running.rows('B1').at(-1)?.zone]).toEqual(['DEMOTED', null]);
  const movements = new Map(
    [...running.leagues.keys()].flatMap((league) =>
      running.rows(String(league)).map((row) => [at(row, 'entry.player.name'), row.movement]),
    ),
  );
  expect(movements.get(`K${String(PLAYERS + 1).padStart(2, '0')}`)).toBe('NEW');
  expect([...movements.values()]).toContain('UP');
  await two.decide(firstWins(all));
  const over = await cyclePyramid(api, two);
  for (const [name, league] of over.leagues) {
    const [first, second, third] = over.rows(String(name)).map((row) => at(row, 'entry.player'));
    expect(listAt(league, 'trophies').map(({ player }) => player)).toEqual([first, second, third]);
    for (const row of over.rows(String(name))) expect([row.bestRank, row.worstRank]).toEqual([row.rank, row.rank]);
  }
  await two.approve();
  expect(await two.open()).toMatchObject([{ number: 1, status: expect.any(String) as string }]);
  // K02, the winner of League A, takes the title in three games
  for (const number of [1, 2, 3]) {
    expect((await two.open()).map((game) => game.number)).toEqual([number]);
    await two.decide(firstWins(all, 'K02'));
  }
  expect([await two.status(), await holder(two)]).toEqual(['FINISHED', 'K02']);
  expect(await lastPairings(two, 3)).toEqual([
    'The match of K02 and K01 stands 1 : 0, and goes on.',
    'The match of K02 and K01 stands 2 : 0, and goes on.',
    'The pairing of K02 and K01 is decided: 3 : 0.',
  ]);
  expect((await cyclePyramid(api, two)).title).toMatchObject({
    provisional: false,
    score: [0, 3],
    match: { decided: true, games: [{}, {}, {}] },
  });
  await api.close();
  expect((await toldOf(world, all[1] ?? director, ['MyStageFinished'])).length).toBeGreaterThan(0);

  const threeId = await signedUp(world, director, all);
  const { matched } = must(await takeLastCycle(director.context, { tournamentId: threeId, lastId: two.id }));
  const role = (title: string) =>
    matched.filter(({ previous }) => previous.title === title).map((one) => one.previous.league);
  expect(role('LOSER')).toEqual([null]);
  expect(role('HOLDER')).toEqual([{ name: 'A', tier: 1, rank: 1, isDisqualified: false }]);
});
