import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockedGame } from '../../api/src/application/found.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import type { Db } from '../../api/src/store/client.ts';
import { ask } from '../../api/src/store/named.ts';
import { gamesByIds, gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { inTransaction } from '../../api/src/store/transaction.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';

let db: Db;
let world: World;
let tournament: RunningTournament;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  tournament = await world.running(['Ana', 'Ben', 'Cleo']);
});
afterAll(() => db.close());

test('a game that is asked for in a named statement is the game that Prisma reads', async () => {
  const [moved, still] = await tournament.games();
  if (moved === undefined || still === undefined) throw new Error('no games');
  const mover = personOf(tournament.players, moved.players.first);
  must(await playMove(mover.context, { gameId: moved.id, ply: 0, move: 'A6<' }));
  const rests = [new Date('2026-12-24T00:00:00.001Z'), new Date('2027-01-01T00:00:00Z')] as const;
  const own = { config: { komi: 7.5 }, restsFrom: [rests[0]], restsTo: [rests[1]], firstUsed: 2n ** 40n };
  await db.prisma.game.update({ where: { id: still.id }, data: own });
  const byPrisma = await gamesOfTournaments(db.prisma, [tournament.id]);
  const named = await gamesByIds(
    db.prisma,
    byPrisma.map(({ id }) => id),
  );
  const inOrder = (games: typeof named) => games.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(inOrder(named)).toEqual(inOrder(byPrisma));
});

test('a statement is prepared on many connections at once, in and outside of transactions, and each answers its own values', async () => {
  const twice = (tx: Db['prisma'] | Parameters<typeof lockedGame>[0], number: number) =>
    ask<{ twice: number }>(tx)`select 2 * ${number}::int as twice`;
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map(async (number) => {
      if (number % 2 === 0) return twice(db.prisma, number);
      return inTransaction(db, async (tx) => {
        await twice(tx, 0);
        return { keep: true, value: await twice(tx, number) };
      });
    }),
  );
  expect(answers).toEqual(numbers.map((number) => [{ twice: 2 * number }]));
});

test('what is written in a transaction is seen in it by named statements, by nobody else, and is undone with it', async () => {
  const [game] = await tournament.games();
  if (game === undefined) throw new Error('no game');
  const boards = (tx: Parameters<typeof lockedGame>[0]) => gamesByIds(tx, [game.id]).then(([one]) => one?.boardNumber);
  const seen = await inTransaction(db, async (tx) => {
    await tx.game.update({ where: { id: game.id }, data: { boardNumber: '12' } });
    return { keep: false, value: await boards(tx) };
  });
  expect([seen, await boards(db.prisma)]).toEqual(['12', null]);
});

test('nothing is asked through the handle of a transaction that has ended', async () => {
  const ended = await inTransaction(db, async (tx) => ({ keep: true, value: tx }));
  await expect(ask(ended)`select 1`).rejects.toThrow('The transaction has ended.');
});

test('who has waited for the lock of a game sees who plays there now', async () => {
  const [game] = await tournament.games();
  const other = await world.person('Dora');
  if (game === undefined) throw new Error('no game');
  let isWaiting = false;
  const locked = Promise.withResolvers<void>();
  const replacing = inTransaction(db, async (tx) => {
    await lockedGame(tx, game.id);
    locked.resolve();
    await waitedFor(() => isWaiting);
    await tx.entry.update({ where: { id: game.entries.first }, data: { playerId: other.playerId } });
    return { keep: true, value: null };
  });
  await locked.promise;
  const waiting = inTransaction(db, async (tx) => {
    // The embedded database lets nobody in before the other transaction has ended.
    isWaiting = true;
    return { keep: true, value: await lockedGame(tx, game.id) };
  });
  isWaiting = isWaiting || db.address === null;
  await replacing;
  expect(must(await waiting).players.first).toBe(other.playerId);
});

async function waitedFor(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((turn) => setImmediate(turn));
  for (let turns = 0; turns < 20; turns += 1) await new Promise((turn) => setImmediate(turn));
}
