import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, type GameKey } from '../../api/src/games/rules.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { SEATS, type BySeat } from '../../api/src/kernel/seat.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { rulesOf } from '../../api/src/application/state/game-rules.ts';
import { gamesByIds } from '../../api/src/store/reading/game.ts';
import { at, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, personOf, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** What a move changes of a game, or could. */
const GAME = `id status ply toMove version startedAt finishedAt position { encoding } legalMoves { notation seat }
  clock { since expiresAt running countsTo remaining { first second } timeUsed { first second } } result { winner { id } }
  viewerCanMove viewerPlan { ply } moves(first: 100) { edges { node { ply notation cause } } }`;
const ASKED = `query ($id: ID!) { game(id: $id) { ${GAME} } }`;

interface Board {
  readonly id: string;
  readonly inStore: GameId;
  readonly players: BySeat<Person>;
}

async function firstBoard(game: GameKey): Promise<Board> {
  const typename = `${game[0]}${game.slice(1).toLowerCase()}Game`;
  const running = await world.running([`Asha ${game}`, `Juma ${game}`, `Zuri ${game}`], { game });
  const [first] = await running.games();
  if (first === undefined) throw new Error('They do not meet');
  const players = {
    first: personOf(running.players, first.players.first),
    second: personOf(running.players, first.players.second),
  };
  return { id: globalId(typename, first.id), inStore: first.id, players };
}

/** Plays a move, the chosen one or one of those that are legal; what it answers of its game is what is found on asking. */
async function play({ id, inStore, players }: Board, chosen?: string): Promise<Fields> {
  world.pass(HOUR);
  const [game] = await gamesByIds(db.prisma, [inStore]);
  if (game?.position == null || game.toMove === null) throw new Error('Nobody is to move');
  const { ply } = game;
  const { chance, choose, legalMoves } = rulesOf(game.game);
  const legal = legalMoves(game.position);
  const usual = chance === null ? legal[(7 * ply + 3) % legal.length] : choose(game.position, 0);
  const move = chosen ?? usual ?? '';
  const { context } = players[game.toMove];
  const input = { gameId: id, ply, move };
  const answer = await mutate(api, context, 'playMove', input, `... on PlayMoveSuccess { game { ${GAME} } }`);
  const read = await api.data(context, ASKED, { id });
  expect(answer['game'], `after ${move}: ${JSON.stringify(answer)}`).toEqual(read['game']);
  return answer;
}

test.each(Object.keys(GAMES) as GameKey[])('a move of %s answers its game as it is found on asking', async (game) => {
  const board = await firstBoard(game);
  if (rulesOf(game).chance !== null) {
    for (const seat of SEATS) {
      await mutate(api, board.players[seat].context, 'setDiceString', { gameId: board.id, text: `${seat}0` });
    }
  }
  for (let moves = 0; moves < 8; moves += 1) await play(board);
});

test('and so does a move to which a reply was planned, and the one that ends its game', async () => {
  const board = await firstBoard('GO');
  const plan = { gameId: board.id, ply: 0, nodes: [{ after: null, move: 'D4', reply: 'Q16' }] };
  await mutate(api, board.players.second.context, 'setPlan', plan);
  const planned = await play(board, 'D4');
  expect(at(planned, 'game.ply')).toBe(2);
  for (const move of ['pass', 'pass', 'B accept 0', 'W accept 0']) expect(await play(board, move)).toBeDefined();
  expect(at((await api.data(world.anonymous, ASKED, { id: board.id }))['game'], 'status')).toBe('FINISHED');
});
