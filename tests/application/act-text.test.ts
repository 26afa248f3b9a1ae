import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventInEnglish } from '../support/event-in-english.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';

let db: Db;
let world: World;
let go: GameRecord;
let bao: GameRecord;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  const ofGo = await world.running(['Asha', 'Juma', 'Zuri'], { game: 'GO', gameConfig: { size: 9, komi: 6.5 } });
  const ofBao = await world.running(['Baraka', 'Dalila', 'Ema']);
  const [[first], [second]] = [await ofGo.games(), await ofBao.games()];
  if (first === undefined || second === undefined) throw new Error('They do not meet');
  go = first;
  bao = second;
});
afterAll(() => db.close());

async function told(game: GameRecord, notation: string): Promise<string> {
  const { id: gameId, tournamentId } = game;
  const payload = { gameId, tournamentId, ply: 3, seat: 'second', notation, cause: 'PLAYER' } as const;
  const text = await eventInEnglish(world.anonymous, {
    topic: 'game:1',
    kind: 'MovePlayed',
    payload: { ...payload, remaining: null, deadline: null },
  });
  return text.replace(/^\w+ /, '');
}

test.each([
  ['B accept 0', /^accepted the marks in game/],
  ['W dead D4 Q16', /^marked D4 Q16 as dead in game/],
  ['B resume', /^resumed play in game/],
  ['D4', /^played D4 as move 2 of game/],
])('%s in a game of go is told as what it does', async (notation, sentence) => {
  expect(await told(go, notation)).toMatch(sentence);
});

test('the same text in another game is a move like any other', async () => {
  expect(await told(bao, 'B resume')).toMatch(/^played B resume as move 2 of game/);
});
