import { FROM_THE_FRONT } from '../../api/src/store/reading/key-window.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { openCountryMatch } from '../../api/src/formats/kiba/application/championship/open-country-match.ts';
import { openMabingwa } from '../../api/src/formats/kiba/application/championship/open-mabingwa.ts';
import { nationTable } from '../../api/src/formats/kiba/application/championship/nation-table.ts';
import { hallOfFame, titlesOf } from '../../api/src/application/queries/series/titles.ts';
import { seriesTopic } from '../../api/src/application/events.ts';
import type { PlayerId, SeriesId, TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { readEvents } from '../../api/src/application/vocabulary/log.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { championshipNow, closedTournament, compatriots, newChampionship, playOut } from '../support/championship.ts';
import { openTestDatabase } from '../support/database.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';

const PLAN = { name: null, venue: null, timeControl: null, startsAt: null };

let db: Db;
let world: World;
let director: Person;
let players: readonly Person[];
let seriesId: SeriesId;
const tournaments: TournamentId[] = [];

/** Points of one tournament counted from its rows alone: wins by stage, and four for who has won the final's last game. */
async function counted(id: TournamentId): Promise<ReadonlyMap<PlayerId, number>> {
  const games = await db.prisma.game.findMany({
    where: { tournamentId: id },
    include: {
      results: { orderBy: { number: 'asc' } },
      firstEntry: true,
      secondEntry: true,
      pairing: { include: { group: { include: { stage: true } } } },
    },
    orderBy: [{ pairing: { group: { stage: { number: 'asc' } } } }, { number: 'asc' }],
  });
  const entries = await db.prisma.entry.findMany({ where: { tournamentId: id } });
  const points = new Map(entries.map(({ playerId }) => [playerId as PlayerId, 0]));
  const worth: Readonly<Record<string, number>> = { QUALIFICATION: 1, SEMIFINAL: 2, FINAL: 3 };
  let champion: PlayerId | null = null;
  for (const { results, firstEntry, secondEntry, pairing } of games) {
    const { group } = pairing;
    const winner = results.at(-1)?.winner ?? null;
    if (winner === null || group.key.includes('playoff')) continue;
    const who = (winner === 'first' ? firstEntry.playerId : secondEntry.playerId) as PlayerId;
    points.set(who, (points.get(who) ?? 0) + (worth[group.stage.kind] ?? 0));
    if (group.stage.kind === 'FINAL') champion = who;
  }
  if (champion === null) throw new Error('a finished tournament has a champion');
  return points.set(champion, (points.get(champion) ?? 0) + 4);
}

const names = (ids: readonly PlayerId[]) => ids.map((id) => players.find(({ playerId }) => playerId === id)?.name);

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  director = await world.person('Director', 'DIRECTOR');
  players = await compatriots(world, { IT: 5, NL: 3, FR: 1 });
  seriesId = await newChampionship(director);
  const chance = seededNumbers(7);
  const fields = [players, players.slice(0, 7), players.slice(1, 9), players.slice(2, 8)];
  for (const field of fields) {
    const id = await closedTournament(world, director, { seriesId, players: field });
    tournaments.push(id);
    await playOut(world, director, id, () => (chance() < 0.5 ? 'first' : 'second'));
  }
});
afterAll(() => db.close());

describe('four tournaments, of nine, seven, eight and six', () => {
  test('Championship 4 the points of each are those that its games say, counted apart', async () => {
    const { legs, state } = await championshipNow(world, seriesId);
    expect(state).toBe('COMPLETE');
    expect(legs.map(({ number, isFinished }) => [number, isFinished])).toEqual([1, 2, 3, 4].map((n) => [n, true]));
    for (const [index, id] of tournaments.entries()) {
      const own = await counted(id);
      const scores = legs[index]?.scores ?? [];
      expect(scores.map(({ points }) => points)).toEqual([...own.values()].toSorted((a, b) => b - a));
      for (const { entry, points, terms } of scores) {
        expect(points).toBe(own.get(entry.player.id));
        expect(terms.reduce((sum, term) => sum + term.points, 0)).toBe(points);
      }
    }
  });

  test('the standings are their sums, best first, and the six are different and the first of them', async () => {
    const { table } = await championshipNow(world, seriesId);
    const sums = new Map<PlayerId, number>();
    for (const id of tournaments) {
      for (const [player, points] of await counted(id)) sums.set(player, (sums.get(player) ?? 0) + points);
    }
    expect(table.rows).toHaveLength(9);
    for (const row of table.rows) expect(row.points).toBe(sums.get(row.id));
    expect(table.rows.map(({ points }) => points)).toEqual([...sums.values()].toSorted((a, b) => b - a));
    expect(table.isFinal).toBe(true);
    expect(new Set(table.mabingwa).size).toBe(6);
    expect(table.mabingwa).toEqual(table.rows.slice(0, 6).map(({ id }) => id));
  });

  test('Championship 3 the countries: two players at least, four at most, the team among the counted', async () => {
    const championship = await championshipNow(world, seriesId);
    const country = new Map(players.map(({ playerId, name }) => [playerId, name.slice(0, 2)]));
    const total = new Map<string, number>();
    for (const [index, id] of tournaments.entries()) {
      const own = Map.groupBy(await counted(id), ([player]) => country.get(player) ?? '');
      const expected = [...own].flatMap(([name, rows]) => {
        if (rows.length < 2) return [];
        const best = rows.map(([, points]) => points).toSorted((a, b) => b - a);
        return [[name, best.slice(0, 4).reduce((sum, points) => sum + points, 0)] as const];
      });
      for (const [name, points] of expected) total.set(name, (total.get(name) ?? 0) + points);
      const { rows } = nationTable(championship, index + 1);
      expect(new Map(rows.map((row) => [row.country, row.points]))).toEqual(new Map(expected));
      expect(rows.every(({ counted: who }) => who.length <= 4)).toBe(true);
    }
    const { rows, finalists } = nationTable(championship, null);
    expect(new Map(rows.map((row) => [row.country, row.points]))).toEqual(total);
    expect(finalists.toSorted()).toEqual(['IT', 'NL']);
    for (const { team, counted: who } of rows) expect(team.every((player) => who.includes(player))).toBe(true);
  });
});

describe('then the Mabingwa', () => {
  let mabingwa: TournamentId;

  test('is opened with the best six in one group, and nothing is opened twice', async () => {
    const { table } = await championshipNow(world, seriesId);
    const dry = must(await openMabingwa(director.context, { seriesId, ...PLAN, dryRun: true }));
    expect(dry.effects.events.map(({ kind }) => kind)).toContain('MabingwaOpened');
    expect((await championshipNow(world, seriesId)).mabingwa).toBeNull();
    mabingwa = must(await openMabingwa(director.context, { seriesId, ...PLAN })).tournamentId;
    const now = await championshipNow(world, seriesId);
    expect(now.state).toBe('MABINGWA_GROUP');
    expect(now.mabingwa?.tournament).toMatchObject({
      status: 'CLOSED',
      format: 'KIBA',
      venue: 'ELSEWHERE',
      settings: { groups: 1 },
    });
    expect(new Set(now.mabingwa?.entries.map(({ player }) => player.id))).toEqual(new Set(table.mabingwa));
    expect(now.mabingwa?.entries.map(({ seeding }) => seeding)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await openMabingwa(director.context, { seriesId, ...PLAN })).toMatchObject({
      ok: false,
      error: { kind: 'already-opened', tournamentId: mabingwa },
    });
  });

  test('is played to the Bingwa, who enters the hall of fame', async () => {
    const chance = seededNumbers(11);
    await playOut(world, director, mabingwa, () => (chance() < 0.5 ? 'first' : 'second'));
    const { state, legs } = await championshipNow(world, seriesId);
    expect(state).toBe('CLOSED');
    expect(legs.flatMap(({ part }) => part?.tournament.id ?? [])).toEqual(tournaments);
    const { placed } = await hallOfFame({ ...world.system }, null, { ...FROM_THE_FRONT, limit: 1 });
    const title = placed[0]?.thing;
    const final = (await gamesOfTournaments(db.prisma, [mabingwa])).filter(({ key }) => key.startsWith('f.'));
    expect(final.length).toBeGreaterThanOrEqual(2);
    expect(title).toMatchObject({ kind: 'BINGWA', tournament: { id: mabingwa }, country: null });
    const bingwa = title?.entries[0]?.player.id as PlayerId;
    const won = await counted(mabingwa);
    expect(won.get(bingwa)).toBeGreaterThanOrEqual(4 + 2 * 3);
    expect((await titlesOf({ ...world.system }, bingwa)).map(({ kind }) => kind)).toEqual(['BINGWA']);
    const events = await readEvents(db, seriesTopic(seriesId), 0, 500);
    expect(events.at(-1)).toMatchObject({ kind: 'TitleAwarded', payload: { title: 'BINGWA', players: [bingwa] } });
    const inbox = await readEvents(db, `player:${bingwa}`, 0, 500);
    expect(inbox.at(-1)).toMatchObject({ kind: 'MyTitle', payload: { title: 'BINGWA' } });
  });
});

describe('and the match of countries', () => {
  let match: TournamentId;

  test('the first two of the added ranking meet, three players each', async () => {
    const championship = await championshipNow(world, seriesId);
    const { rows } = nationTable(championship, null);
    const [one, other] = rows;
    match = must(
      await openCountryMatch(director.context, { seriesId, ...PLAN, number: null, countries: [], teams: [] }),
    ).tournamentId;
    const now = await championshipNow(world, seriesId);
    const [standing] = now.countryMatches;
    expect(standing?.teams.map(({ country }) => country)).toEqual([one?.country, other?.country]);
    expect(standing?.teams.map(({ entries }) => entries.map(({ player }) => player.id))).toEqual(
      [one, other].map((row) => row?.team.map(({ id }) => id)),
    );
    expect(standing?.part.tournament).toMatchObject({ status: 'CLOSED', format: 'COUNTRY_MATCH', maxPlayers: 6 });
  });

  test('nine games give nine points, a country champion and its players a title', async () => {
    const chance = seededNumbers(13);
    await playOut(world, director, match, () => (chance() < 0.5 ? 'first' : 'second'));
    const [standing] = (await championshipNow(world, seriesId)).countryMatches;
    const [ours = 0, theirs = 0] = standing?.teams.map(({ score }) => score) ?? [];
    expect(ours + theirs).toBe(9);
    const winner = standing?.teams[ours > theirs ? 0 : 1];
    expect(standing?.winner).toBe(winner?.country);
    expect(await gamesOfTournaments(db.prisma, [match])).toHaveLength(9);
    const { placed } = await hallOfFame({ ...world.system }, null, { ...FROM_THE_FRONT, limit: 1 });
    const title = placed[0]?.thing;
    expect(title).toMatchObject({ kind: 'COUNTRY_CHAMPION', country: winner?.country });
    expect(title?.entries).toHaveLength(3);
    const events = await readEvents(db, seriesTopic(seriesId), 0, 500);
    expect(events.slice(-2)).toMatchObject([
      { kind: 'CountryMatchDecided', payload: { score: [ours, theirs], winner: winner?.country } },
      { kind: 'TitleAwarded', payload: { title: 'COUNTRY_CHAMPION', country: winner?.country } },
    ]);
  });
});

describe('a correction after the end', () => {
  test('of a tournament changes its points, tells who watches, and leaves the Mabingwa as it is', async () => {
    const before = await championshipNow(world, seriesId);
    const [first] = tournaments as [TournamentId];
    const game = (await gamesOfTournaments(db.prisma, [first])).find(({ key }) => key.startsWith('q.'))!;
    const results = await db.prisma.result.findMany({ where: { gameId: game.id } });
    const winner = results[0]?.winner === 'first' ? 'second' : 'first';
    const { length: versions } = await readEvents(db, seriesTopic(seriesId), 0, 500);
    must(await adjudicate(director.context, { gameId: game.id, winner, reason: 'Sent the wrong way round.' }));
    const own = await counted(first);
    const now = await championshipNow(world, seriesId);
    for (const { entry, points } of now.legs[0]?.scores ?? []) expect(points).toBe(own.get(entry.player.id));
    const pointsOf = ({ table }: typeof now, id: PlayerId) => table.rows.find((row) => row.id === id)?.points ?? 0;
    expect(pointsOf(now, game.players[winner])).toBe(pointsOf(before, game.players[winner]) + 1);
    expect(now.mabingwa?.entries.map(({ id }) => id)).toEqual(before.mabingwa?.entries.map(({ id }) => id));
    const told = (await readEvents(db, seriesTopic(seriesId), versions, 500)).map(({ kind }) => kind);
    expect(told).toEqual(['SeriesStandingsChanged', 'NationsRanked']);
    expect(names(now.table.mabingwa)).toHaveLength(6);
  });

  test('the log of the series has every version once', async () => {
    const events = await readEvents(db, seriesTopic(seriesId), 0, 500);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]?.kind).toBe('SeriesCreated');
    expect(events.filter(({ kind }) => kind === 'SeriesTournamentAdded')).toHaveLength(4);
  });
});
