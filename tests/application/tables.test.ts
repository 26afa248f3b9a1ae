import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { formatOf } from '../../api/src/application/state/format-state.ts';
import { loadTournament } from '../../api/src/application/running/tournament-rows.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import { asPoints } from '../../api/src/kernel/points.ts';
import { otherSeat } from '../../api/src/kernel/seat.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import type { Db } from '../../api/src/store/client.ts';
import { eventsPage } from '../../api/src/application/vocabulary/log.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { openTestDatabase } from '../support/database.ts';
import { worded } from '../support/worded.ts';
import { must, newWorld, personOf, refusal } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The table as shown: name, score, and each tie-break's value. */
async function table(id: TournamentId) {
  const [tournament] = await tournamentsByIds(db.prisma, [id]);
  if (tournament === undefined) throw new Error('no tournament');
  const loaded = await loadTournament(db.prisma, id);
  const names = new Map(loaded.rows.entries.map((entry) => [entry.id, entry.player.name]));
  const group = loaded.rows.groups[0]?.key ?? '';
  const rows = formatOf(tournament)?.standings(loaded.state, group) ?? [];
  return rows.map(({ entry, points, rank, tieBreaks }) => [
    rank,
    names.get(entry),
    asPoints(points),
    ...tieBreaks.map(({ value }) => value),
  ]);
}

/** The five players of the published table: name, country, Elo, and the games that give their KIBA score. */
const SEED_PLAYERS = [
  ['Kobe', 'IT', 1926, 347],
  ['Oscar', 'CO', 2069, 315],
  ['Jan', 'NL', 1808, 174],
  ['Peter', 'IT', 1675, 4],
  ['Sock', 'FR', 1694, 18],
] as const;

/** The signs of each pair as KIBA prints them, from the first-named player. */
const SEED_PAIRS = [
  ['Kobe', 'Oscar', '-+'],
  ['Kobe', 'Jan', '-+'],
  ['Kobe', 'Peter', '++'],
  ['Kobe', 'Sock', '-+'],
  ['Oscar', 'Jan', '++'],
  ['Oscar', 'Peter', '++'],
  ['Oscar', 'Sock', '++'],
  ['Jan', 'Peter', '++'],
  ['Jan', 'Sock', '+-'],
  ['Sock', 'Peter', '++'],
] as const;

async function seedTournament(): Promise<{ id: TournamentId; director: AppContext; results: ReportedResults }> {
  const world = newWorld(db, 500 + (await db.prisma.tournament.count()));
  const { context: director } = await world.person('Director', 'DIRECTOR');
  const id = await world.draft({ name: 'Director', playerId: '' as never, context: director }, { venue: 'ELSEWHERE' });
  must(await openRegistration(director, { tournamentId: id }));
  const newPlayers = SEED_PLAYERS.map(([name, country, elo, matches]) => ({
    name,
    country,
    category: 1,
    elo,
    matches,
  }));
  must(await enterPlayers(director, { tournamentId: id, playerIds: [], newPlayers }));
  must(await closeRegistration(director, { tournamentId: id }));
  must(await startTournament(director, { tournamentId: id }));
  const games = await gamesOfTournaments(db.prisma, [id]);
  const { rows } = await loadTournament(db.prisma, id);
  const entries = new Map(rows.entries.map((entry) => [entry.player.name, entry.id]));
  const results = SEED_PAIRS.flatMap(([one, two, signs]) =>
    [...signs].map((sign, index) => {
      const pair = [entries.get(one), entries.get(two)];
      const game = games.find(
        ({ number, entries: { first, second } }) =>
          number === index + 1 && pair.includes(first) && pair.includes(second),
      );
      if (game === undefined) throw new Error(`${one} and ${two} do not meet`);
      const seat = game.entries.first === entries.get(one) ? 'first' : 'second';
      const winner = sign === '+' ? seat : otherSeat(seat);
      return { gameId: game.id, winner, how: 'PLAYED' as const, address: null, boardNumber: null, at: null };
    }),
  );
  return { id, director, results };
}

type ReportedResults = Parameters<typeof reportResult>[1]['results'];

test.each([
  ['in one bulk', 20],
  ['one by one', 1],
])("KIBA's published tournament of five, reported %s, comes out digit for digit", async (_name, size) => {
  const { id, director, results } = await seedTournament();
  for (let from = 0; from < results.length; from += size) {
    must(await reportResult(director, { tournamentId: id, results: results.slice(from, from + size) }));
  }
  expect(await table(id)).toEqual([
    [1, 'Oscar', 7, 10.5, 522],
    [2, 'Kobe', 5, 7.5, 540],
    [3, 'Jan', 4, 4.5, 355],
    [4, 'Sock', 4, 4.5, 187],
    [5, 'Peter', 0, 0, 171],
  ]);
  const log = await eventsPage(db.prisma, `tournament:${id}`, {
    after: null,
    before: null,
    limit: 100,
    fromEnd: false,
  });
  expect(log.filter(({ kind }) => kind === 'PairingDecided')).toHaveLength(10);
  expect(log.filter(({ kind }) => kind === 'StandingsChanged')).toHaveLength(20);
  expect(log.slice(-2).map(({ kind }) => kind)).toEqual(['TournamentFinished', 'TournamentChanged']);
});

test('the list at the closing is by category, KIBA score and Elo, and decides the seats', async () => {
  const { id } = await seedTournament();
  const entries = await db.prisma.entry.findMany({
    where: { tournamentId: id },
    orderBy: { seeding: 'asc' },
    include: { player: true, seatsIn: true },
  });
  expect(entries.map(({ player, seatsIn }) => [player.name, seatsIn[0]?.seat])).toEqual([
    ['Kobe', 1],
    ['Oscar', 2],
    ['Jan', 3],
    ['Sock', 4],
    ['Peter', 5],
  ]);
});

test('a report is all or nothing, names the bad one, and a decided game is not decided twice', async () => {
  const { id, director, results } = await seedTournament();
  const [one, two] = results;
  if (one === undefined || two === undefined) throw new Error('no results');
  const bad = { ...two, winner: null };
  expect(refusal(await reportResult(director, { tournamentId: id, results: [one, bad] }))).toMatchObject({ index: 1 });
  must(await reportResult(director, { tournamentId: id, results: [one] }));
  const again = refusal(await reportResult(director, { tournamentId: id, results: [two, one] }));
  expect(again.kind).toBe('already-decided');
  expect(await db.prisma.result.count({ where: { game: { tournamentId: id } } })).toBe(1);
});

test('a withdrawal: decided games keep their result, open ones are lost, who withdrew first has lost against the second', async () => {
  const world = newWorld(db, 600);
  const tournament = await world.running(['Ana', 'Ben', 'Cleo']);
  const [ana, ben] = tournament.players;
  if (ana === undefined || ben === undefined) throw new Error('no players');
  const games = await tournament.games();
  const won = games.find(({ players }) => players.first === ana.playerId && players.second === ben.playerId);
  if (won === undefined) throw new Error('no game');
  must(await adjudicate(tournament.director.context, { gameId: won.id, winner: 'first', reason: 'Seen on the board' }));
  const left = must(await withdraw(ana.context, { tournamentId: tournament.id, playerId: null }));
  expect(left.effects.games).toHaveLength(3);
  must(await withdraw(ben.context, { tournamentId: tournament.id, playerId: null }));
  expect(refusal(await withdraw(ben.context, { tournamentId: tournament.id, playerId: null }))).toMatchObject({
    kind: 'wrong-status',
  });
  expect(await table(tournament.id)).toEqual([
    [1, 'Cleo', 4, 2, 150],
    [2, 'Ana', 1, 0.5, 150],
    [2, 'Ben', 1, 0.5, 150],
  ]);
});

test('a ruling on a decided game is added to it: the table changes, the old result is named, nothing is arranged anew', async () => {
  const world = newWorld(db, 601);
  const tournament = await world.running(['Ana', 'Ben', 'Cleo']);
  const [game] = await tournament.games();
  if (game === undefined) throw new Error('no game');
  const { director } = tournament;
  const [name, other] = [game.players.first, game.players.second].map((id) => personOf(tournament.players, id).name);
  world.pass(millis(3 * DAY + 1));
  const mover = personOf(tournament.players, game.players.first);
  const [move = ''] = game.position === null ? [] : GAMES.BAO.legalMoves(game.position);
  expect(refusal(await playMove(mover.context, { gameId: game.id, ply: 0, move })).kind).toBe('game-over');
  const ruled = must(await adjudicate(director.context, { gameId: game.id, winner: 'first', reason: 'He was ill' }));
  const moved = new Map(ruled.effects.standings.map((row) => [row.entry, asPoints(row.pointsAfter)]));
  expect(moved).toEqual(
    new Map([
      [game.entries.first, 1],
      [game.entries.second, 0],
    ]),
  );
  const results = await db.prisma.result.findMany({ where: { gameId: game.id }, orderBy: { number: 'asc' } });
  expect(results.map(({ number, winner, how }) => [number, winner, how])).toEqual([
    [1, 'second', 'TIME'],
    [2, 'first', 'ADJUDICATED'],
  ]);
  const [ruling] = await db.prisma.ruling.findMany({ where: { gameId: game.id } });
  expect(worded(ruling)).toMatchObject({
    byId: director.playerId,
    reason: 'He was ill',
    replaces: `${other} won on time`,
    text: `Game 1 of ${name} and ${other}: ${name} wins; before: ${other} won on time.`,
  });
  const told = await eventsPage(db.prisma, `game:${game.id}`, { after: null, before: null, limit: 9, fromEnd: false });
  expect(told.map(({ kind }) => kind)).toEqual(['GameStarted', 'GameFinished', 'ResultOverruled']);
});
