import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { enterTournament } from '../../api/src/application/commands/tournament/enter.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import type { Db } from '../../api/src/store/client.ts';
import { listen, type TopicChange } from '../../api/src/store/notification.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type Person } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Wakes whoever delivers mails; nothing is read from it, so it has no versions. */
const MAILS_MADE = 'mail:made';

/** Every topic with its last version and the versions of its events. */
async function topics(): Promise<ReadonlyMap<string, readonly number[]>> {
  const events = await db.prisma.event.findMany({ orderBy: [{ topic: 'asc' }, { version: 'asc' }] });
  const byTopic = Map.groupBy(events, ({ topic }) => topic);
  return new Map([...byTopic].map(([topic, own]) => [topic, own.map(({ version }) => version)]));
}

test('many commands at once: nobody waits for ever, versions have no hole, every commit is heard of once and in order', async () => {
  const world = newWorld(db, 400);
  const heard: TopicChange[] = [];
  const stop = await listen(db, {
    onChange: (changes) => heard.push(...changes),
    onReconnect: () => {},
    pause: async () => {},
  });
  const tournament = await world.running(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']);
  const { director, players } = tournament;
  const games = await tournament.games();
  const moves = games.map((game) => {
    const mover = personOf(players, game.players.first);
    const [move = ''] = game.position === null ? [] : GAMES.BAO.legalMoves(game.position);
    return playMove(mover.context, { gameId: game.id, ply: 0, move });
  });
  const rulings = games
    .filter((_game, index) => index % 3 === 0)
    .map(({ id }) => adjudicate(director.context, { gameId: id, winner: 'first', reason: 'At once' }));
  const resignations = games
    .filter((_game, index) => index % 3 === 1)
    .map((game) => resign(personOf(players, game.players.second).context, { gameId: game.id }));
  const leavers = players
    .slice(0, 2)
    .map(({ context }) => withdraw(context, { tournamentId: tournament.id, playerId: null }));
  const answers = await Promise.all([...moves, ...rulings, ...resignations, ...leavers]);
  const kinds = answers.map((answer) => (answer.ok ? 'done' : answer.error.kind));
  expect(new Set(kinds).difference(new Set(['done', 'game-over']))).toEqual(new Set());
  const leftOver = (await tournament.games()).filter(({ status }) => status !== 'FINISHED');
  for (const { id } of leftOver) must(await adjudicate(director.context, { gameId: id, winner: null, reason: 'End' }));

  const versions = await topics();
  for (const [topic, own] of versions) expect([topic, own]).toEqual([topic, own.map((_, index) => index + 1)]);
  const last = new Map((await db.prisma.topic.findMany()).map(({ name, version }) => [name, version]));
  expect(last).toEqual(new Map([...versions].map(([topic, own]) => [topic, own.length])));
  for (const game of await tournament.games()) {
    expect(
      await db.prisma.result.count({ where: { gameId: game.id, how: { not: 'ADJUDICATED' } } }),
    ).toBeLessThanOrEqual(1);
  }
  const finished = await db.prisma.event.count({
    where: { topic: `tournament:${tournament.id}`, kind: 'TournamentFinished' },
  });
  expect(finished).toBe(1);
  await expect
    .poll(() => heard.findLast(({ topic }) => topic === `tournament:${tournament.id}`)?.version)
    .toBe(last.get(`tournament:${tournament.id}`));
  const told = Map.groupBy(heard, ({ topic }): string => topic);
  expect([...versions.keys()].filter((topic) => !told.has(topic))).toEqual([]);
  for (const [topic, changes] of told) {
    if (topic === MAILS_MADE) continue;
    const own = changes.map(({ version }) => version);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
    expect(new Set(own).size).toBe(own.length);
  }
  await stop();
});

test('twenty players at the door of a tournament with ten places: ten come in', async () => {
  const world = newWorld(db, 401);
  const director = await world.person('Director', 'DIRECTOR');
  const tournamentId = await world.draft(director, { maxPlayers: 10 });
  must(await openRegistration(director.context, { tournamentId }));
  const people: Person[] = [];
  for (let index = 0; index < 20; index += 1) people.push(await world.person(`Person ${index}`));
  const answers = await Promise.all(
    people.map(({ context }) => enterTournament(context, { tournamentId, playerId: null })),
  );
  const kinds = answers.map((answer) => (answer.ok ? 'in' : answer.error.kind)).toSorted();
  expect(kinds).toEqual([...Array(10).fill('in'), ...Array(10).fill('tournament-full')]);
  expect(await db.prisma.entry.count({ where: { tournamentId } })).toBe(10);
});

test('a start of 34 players is told in full: every one of its topics, with its version', async () => {
  const world = newWorld(db, 402);
  const heard = new Map<string, number>();
  const stop = await listen(db, {
    onChange: (changes) => {
      for (const { topic, version } of changes) heard.set(topic, version);
    },
    onReconnect: () => {},
    pause: async () => {},
  });
  const tournament = await world.running(Array.from({ length: 34 }, (_, index) => `Player ${index}`));
  const games = await tournament.games();
  expect(games).toHaveLength(1_122);
  await expect.poll(() => games.filter(({ id }) => heard.get(`game:${id}`) === 1).length).toBe(1_122);
  expect(tournament.players.map(({ playerId }) => heard.get(`player:${playerId}`))).toEqual(Array(34).fill(36));
  await stop();
});
