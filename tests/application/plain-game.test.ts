import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { ownGame, type LetterDesk } from '../../api/src/application/mail/letters/letter-desk.ts';
import { plainMail } from '../../api/src/application/mail/letters/plain-mail.ts';
import { wordingOf } from '../../api/src/application/texts/wording.ts';
import type { AnyMoment } from '../../api/src/application/game-module.ts';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import { plainModule } from '../../api/src/application/plain-game.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { moduleOf } from '../../api/src/games/application.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { TEST_POST } from '../support/test-post.ts';
import { must, newWorld, personOf, type Person, type World } from '../support/world.ts';

let db: Db;
let world: World;
let reader: Person;
let id: GameId;

const MOVES = ['A6<', 'a5<'];

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  const running = await world.running(['Asha', 'Juma', 'Zuri']);
  const [game] = await running.games();
  if (game === undefined) throw new Error('They do not meet');
  ({ id } = game);
  reader = personOf(running.players, game.players.first);
  for (const [ply, move] of MOVES.entries()) {
    const mover = personOf(running.players, game.players[ply % 2 === 0 ? 'first' : 'second']);
    must(await playMove(mover.context, { gameId: id, ply, move }));
  }
});
afterAll(() => db.close());

async function asItStands(): Promise<GameRecord> {
  const [game] = await gamesByIds(db.prisma, [id]);
  if (game === undefined) throw new Error('The game is gone');
  return game;
}

test('a game without a module of its own is replayed as its own module does it', async () => {
  const game = await asItStands();
  const plain = plainModule('BAO');
  for (const ply of [-1, 0, 1, 2, 3]) {
    const own = await moduleOf('BAO').at(world.anonymous, game, ply);
    const moment = await plain.at(world.anonymous, game, ply);
    if (own === null) expect(moment).toBeNull();
    else {
      const { kind, notation, position } = own;
      expect(moment).toMatchObject({ kind, ply, notation, position: { encoding: position.encoding } });
    }
  }
  const told = ({ summary }: AnyMoment) => summary && say(STRANGER, summary);
  expect(plain.after(game, []).summary).toBeNull();
  expect(told(plain.after(game, ['A6<']))).toMatch(/^South played A6<\S*\.$/);
  expect(told(plain.after(game, MOVES))).toMatch(/^North played a5<\S*\.$/);
});

test('its mails have the board and every move that can be answered', async () => {
  const { context, playerId } = reader;
  const desk: LetterDesk = {
    context,
    playerId,
    post: TEST_POST,
    wording: wordingOf({ locale: 'en', timeZone: 'UTC' }),
  };
  const own = await ownGame(desk, id);
  const [board] = await plainMail.board(desk, own);
  expect(board).toMatchObject({ kind: 'board', picture: null });
  const hint = plainMail.answer(desk, own);
  const moves = hint?.possible.replace(/^.*: /, '').split('  ') ?? [];
  expect(moves).toContain(hint?.example);
  const after = plainModule('BAO').after(own.game, [...MOVES, hint?.example ?? '']);
  expect(after.ply).toBe(3);
  expect(await plainMail.lastMove(desk, own)).toEqual([]);
});
