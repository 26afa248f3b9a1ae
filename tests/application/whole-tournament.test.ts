import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { replay } from '../../api/src/rules/games/replay.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { movesInRanges } from '../../api/src/store/reading/move.ts';
import { openTestDatabase } from '../support/database.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { must, newWorld, personOf } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Six as KIBA has it in long runs. */
const IS_LONG = process.env['BARAZA_LONG'] === '1';
const NAMES = ['Oscar', 'Kobe', 'Jan', ...(IS_LONG ? ['Sock', 'Peter', 'Ana'] : [])];

test('all play a round robin with random legal moves to its end, every position the replay of its moves', async () => {
  const world = newWorld(db);
  const tournament = await world.running(NAMES, { settings: { preset: IS_LONG ? 'KIBA' : 'FREE' } });
  const random = seededNumbers(7);
  expect(await tournament.games()).toHaveLength(NAMES.length * (NAMES.length - 1));
  for (const { id } of await tournament.games()) {
    for (let ply = 0; ; ply += 1) {
      const [game] = await gamesByIds(db.prisma, [id]);
      if (game?.toMove == null || game.position === null) break;
      const legal = GAMES.BAO.legalMoves(game.position);
      const move = legal[Math.floor(random() * legal.length)] ?? '';
      world.pass(millis(HOUR / 60));
      const mover = personOf(tournament.players, game.players[game.toMove]);
      expect(must(await playMove(mover.context, { gameId: id, ply, move }))).toMatchObject({ notation: move });
    }
  }
  for (const game of await tournament.games()) {
    const played = await movesInRanges(db.prisma, [{ gameId: game.id, from: 0, to: game.ply }]);
    const replayed = replay(
      GAMES.BAO,
      game.gameConfig,
      played.map(({ notation }) => notation),
    );
    expect(replayed).toEqual({ ok: true, value: game.position });
    expect(game.status).toBe('FINISHED');
  }
  const row = await db.prisma.tournament.findUniqueOrThrow({ where: { id: tournament.id }, include: { stages: true } });
  expect(row.status).toBe('FINISHED');
  expect(row.stages.map(({ state }) => state)).toEqual(['PUBLISHED']);
});
