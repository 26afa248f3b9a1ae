import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importLastCycle } from '../../api/src/application/commands/kuksu/import-last-cycle.ts';
import { takeLastCycle } from '../../api/src/application/commands/kuksu/take-last-cycle.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { tournamentState } from '../../api/src/application/queries/format-state.ts';
import { readAfresh } from '../../api/src/application/queries/reading.ts';
import { tournamentWinner } from '../../api/src/application/queries/standings.ts';
import type { PlayerId, TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { openApi } from '../graphql/ask.ts';
import { at, listAt } from '../support/answer.ts';
import { cyclePyramid } from '../support/cycle-pyramid.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { kibaEvent, toldOf, type KibaEvent } from '../support/kiba-event.ts';
import { must, newWorld, refusal, type Person, type World } from '../support/world.ts';

let db: Db;
let seed = 4_100;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const isLong = process.env['BARAZA_LONG'] === '1';
const PLAYERS = isLong ? 57 : 15;

const names = (count: number) => Array.from({ length: count }, (_, index) => `K${String(index + 1).padStart(2, '0')}`);

async function people(world: World, count: number): Promise<readonly Person[]> {
  const made: Person[] = [];
  for (const [index, name] of names(count).entries()) {
    const person = await world.person(name);
    const rating = { playerId: person.playerId, game: 'GO' as const, elo: 2_000 - 10 * index, matches: 40 };
    await world.db.prisma.rating.upsert({
      where: { playerId_game: { playerId: rating.playerId, game: 'GO' } },
      create: rating,
      update: rating,
    });
    made.push(person);
  }
  return made;
}

/** A cycle of go games that are played elsewhere, its sign-up open. */
async function signedUp(world: World, director: Person, players: readonly Person[]): Promise<TournamentId> {
  const id = await world.draft(director, {
    ...{
      name: 'Kuksu',
      format: 'KUKSU',
      settings: { acceptanceDays: 0 },
      game: 'GO',
      gameConfig: {},
      venue: 'ELSEWHERE',
    },
    maxPlayers: 100,
  });
  must(await openRegistration(director.context, { tournamentId: id }));
  const playerIds = players.map(({ playerId }) => playerId);
  must(await enterPlayers(director.context, { tournamentId: id, playerIds, newPlayers: [] }));
  return id;
}

async function started(
  world: World,
  director: Person,
  id: TournamentId,
  players: readonly Person[],
): Promise<KibaEvent> {
  must(await closeRegistration(director.context, { tournamentId: id }));
  must(await startTournament(director.context, { tournamentId: id }));
  return kibaEvent(world, { id, director, players, games: () => gamesOfTournaments(db.prisma, [id]) });
}

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

test('two cycles in a row: leagues, approval, the title; the next cycle from the last, with a title match (C.1)', async () => {
  const world = newWorld(db, (seed += 1));
  const director = await world.person('Director', 'DIRECTOR');
  const all = await people(world, PLAYERS + 1);
  const firstField = all.slice(0, PLAYERS);
  const one = await started(world, director, await signedUp(world, director, firstField), firstField);
  const size = PLAYERS === 15 ? [10, 5] : [10, 10, 10, 7, 7, 7, 6];
  expect(Object.values(await leagues(one)).map(({ length }) => length)).toEqual(size);
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
  expect(leader).toMatchObject({ bestRank: 1, worstRank: 1, entry: { previous: { league: 'A', rank: 2 } } });
  expect(leader).toMatchObject({ tieBreaks: [{ code: 'SODOS', value: 0, terms: Array(9).fill({ value: 0 }) }] });
  for (const row of others) expect(row).toMatchObject({ points: 0, gamesLeft: 8, bestRank: 2, worstRank: 10 });
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

describe('a last cycle from a text (C.1)', () => {
  const world = () => newWorld(db, (seed += 1));
  const HEAD = 'name,league,tier,rank,disqualified,title';

  const broughtTo = async (id: TournamentId) =>
    (await entriesOfTournaments(db.prisma, [id]))
      .toSorted((a, b) => (a.player.name < b.player.name ? -1 : 1))
      .map(({ previous }) => previous);

  async function cycle() {
    const own = world();
    const director = await own.person('Director', 'DIRECTOR');
    const players = await people(own, 6);
    return { world: own, director, players, id: await signedUp(own, director, players) };
  }

  test('is matched by name, who is not there is listed, and it replaces what was taken over before', async () => {
    const { director, id } = await cycle();
    const text = [HEAD, 'k01,,,,,holder', 'K02,A,1,2,,', '"K03",B2,,7,yes,', 'Gone,C1,3,1,no,', 'K04,,4,10,,'].join(
      '\r\n',
    );
    const tried = must(await importLastCycle(director.context, { tournamentId: id, text, dryRun: true }));
    expect(await broughtTo(id)).toEqual(names(6).map(() => null));
    const done = must(await importLastCycle(director.context, { tournamentId: id, text }));
    for (const { unmatched, newcomers } of [tried, done]) {
      expect([unmatched, newcomers.length]).toEqual([['Gone'], 2]);
    }
    expect(await broughtTo(id)).toEqual([
      { league: null, title: 'HOLDER' },
      { league: { name: 'A', tier: 1, rank: 2, isDisqualified: false }, title: null },
      { league: { name: 'B2', tier: 2, rank: 7, isDisqualified: true }, title: null },
      { league: { name: 'D', tier: 4, rank: 10, isDisqualified: false }, title: null },
      null,
      null,
    ]);
    must(await importLastCycle(director.context, { tournamentId: id, text: `${HEAD}\nK06,A,1,2,,` }));
    const after = await broughtTo(id);
    expect(after.filter((previous) => previous !== null)).toHaveLength(1);
  });

  test.each([
    ['an unknown column', 'name,points\nK01,3', /Line 1.*"points"/],
    ['no names', 'league,rank\nA,1', /Line 1.*"name"/],
    ['a column twice', 'name,name\nK01,K01', /Line 1.*twice/],
    ['a line without a name', `${HEAD}\n,A,1,2,,`, /Line 2.*name/],
    ['a place without a league', `${HEAD}\nK01,,,2,,`, /Line 2.*league or its tier/],
    ['a league without a place', `${HEAD}\nK01,A,1,,,`, /Line 2.*rank/],
    ['place 11', `${HEAD}\nK01,A,1,11,,`, /Line 2.*rank.*"11"/],
    ['a league that there is not', `${HEAD}\nK01,B3,,1,,`, /Line 2.*"B3"/],
    ['a league of another tier', `${HEAD}\nK01,B1,3,1,,`, /Line 2.*B1.*tier 2, not 3/],
    ['tier 0', `${HEAD}\nK01,,0,1,,`, /Line 2.*tier.*"0"/],
    ['another word for disqualified', `${HEAD}\nK01,A,1,2,perhaps,`, /Line 2.*"perhaps"/],
    ['another word for the title', `${HEAD}\nK01,A,1,2,,king`, /Line 2.*"king"/],
    ['nothing of a player', `${HEAD}\nK01,,,,,`, /Line 2.*"K01" has neither/],
    ['a player twice', `${HEAD}\nK01,A,1,2,,\n\nk01,A,1,3,,`, /Line 4.*line 2/],
    ['two holders', `${HEAD}\nK01,,,,,holder\nK02,,,,,holder`, /Line 3.*line 2/],
    ['more cells than columns', 'name,title\nK01,holder,A', /Line 2.*more cells/],
  ])('%s is refused, and nothing is taken over', async (_case, text, message) => {
    const { director, id } = await shared();
    const before = await fingerprint(db);
    const error = refusal(await importLastCycle(director.context, { tournamentId: id, text }));
    expect(error).toMatchObject({
      kind: 'invalid-input',
      field: 'text',
      message: expect.stringMatching(message) as string,
    });
    expect(await fingerprint(db)).toEqual(before);
  });

  let one: ReturnType<typeof cycle> | null = null;
  const shared = () => (one ??= cycle());

  test('not by a stranger, not of another format, not after the start, not from a cycle that is not over', async () => {
    const { world: own, director, players, id } = await shared();
    const text = `${HEAD}\nK02,A,1,2,,`;
    const stranger = players[0] ?? director;
    const other = await own.draft(director);
    const refused = async (promise: Promise<{ ok: boolean }>) => refusal((await promise) as never);
    expect(await refused(importLastCycle(stranger.context, { tournamentId: id, text }))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refused(importLastCycle(director.context, { tournamentId: other, text }))).toMatchObject({
      kind: 'invalid-input',
    });
    for (const lastId of [id, other]) {
      expect(await refused(takeLastCycle(director.context, { tournamentId: id, lastId }))).toMatchObject({
        field: 'lastId',
      });
    }
    const unfinished = await signedUp(own, director, players);
    expect(await refused(takeLastCycle(director.context, { tournamentId: id, lastId: unfinished }))).toMatchObject({
      kind: 'wrong-status',
    });
    await started(own, director, unfinished, players);
    expect(await refused(importLastCycle(director.context, { tournamentId: unfinished, text }))).toMatchObject({
      kind: 'wrong-status',
    });
  });
});
