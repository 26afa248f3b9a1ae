import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { playAny, seenByAnybody } from './any-client.ts';
import { openApi, type Api } from './ask.ts';

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

async function firstOf(running: RunningTournament): Promise<GameRecord> {
  const [game] = await running.games();
  if (game === undefined) throw new Error('They do not meet');
  return game;
}

test.each([
  [
    ...(['BAO', 'BaoGame', { variant: 'KISWAHILI' }, /^b( +[\d.]+){8}\na/] as const),
    ...([/^[Aa]\d to the (left|right).*: takes (nothing|\d+ kete)$/, /^[Aa]\d kwenda ku/] as const),
  ],
  [
    ...(['GO', 'GoGame', { size: 9, komi: 6.5 }, /^ 9 .*\n 8 /] as const),
    ...([/^(A stone at [A-J]\d(, takes \d stones?)?|Pass)$/, /^(Kijiwe kwenye [A-J]\d|Pitisha)/] as const),
  ],
  [
    ...(['OWARE', 'OwareGame', {}, /^\S/m] as const),
    ...([/^[A-Fa-f]: sows \d+ seeds?, takes (nothing|\d+)$/, /^[A-Fa-f]: hupanda mbegu \d/] as const),
  ],
] as const)(
  '%s is played by a client that knows nothing of it',
  async (game, typename, gameConfig, board, label, swahili) => {
    const running = await world.running(['Asha', 'Juma', 'Zuri'], { game, gameConfig });
    const { id: inStore, players } = await firstOf(running);
    const id = globalId(typename, inStore);
    for (let ply = 0; ply < 6; ply++) {
      const seen = await seenByAnybody(api, world.anonymous, id);
      expect(seen).toMatchObject({ __typename: typename, ply, status: 'RUNNING', at: { ply: 0, notation: null } });
      expect(seen.position?.text).toMatch(board);
      for (const move of seen.legalMoves ?? []) {
        expect(move).toMatchObject({ label: expect.stringMatching(label), inSwahili: expect.stringMatching(swahili) });
      }
      const { notation = '' } = seen.legalMoves?.at(0) ?? {};
      const tried = await seenByAnybody(api, world.anonymous, id, 0, notation);
      expect(tried.preview?.notation).toBe(notation);
      expect(tried.ply).toBe(ply);
      const mover = personOf(running.players, players[seen.toMove === 'FIRST' ? 'first' : 'second']);
      expect(await playAny(api, mover.context, id, ply, notation)).toMatchObject({ notation });
      const after = await seenByAnybody(api, world.anonymous, id, ply + 1);
      expect(after.at).toEqual(tried.preview?.moment);
      expect(after.at?.position).toEqual(after.position);
    }
    const wrong = await seenByAnybody(api, world.anonymous, id, 7, 'no such move');
    expect(wrong.preview?.column).toBeGreaterThan(0);
    expect(wrong.at).toBeNull();
  },
);

test('a game of go is brought to its very end by a client that knows nothing of it', async () => {
  const running = await world.running(['Asha', 'Juma', 'Zuri'], {
    game: 'GO',
    gameConfig: { size: 5, komi: 6.5, koRule: 'SITUATIONAL' },
  });
  const { id: inStore, players } = await firstOf(running);
  const id = globalId('GoGame', inStore);
  const agreed: string[] = [];
  let seen = await seenByAnybody(api, world.anonymous, id);
  for (; seen.toMove !== null; seen = await seenByAnybody(api, world.anonymous, id)) {
    const { ply, toMove, legalMoves } = seen;
    const own = legalMoves?.filter(({ seat }) => seat === toMove) ?? [];
    const isOfBoth = own.length !== legalMoves?.length;
    const move = isOfBoth ? own[0] : own[(11 * ply + 3) % own.length];
    if (isOfBoth) agreed.push(`${toMove} ${move!.notation}: ${move!.label}, ${move!.inSwahili}`);
    const mover = personOf(running.players, players[toMove === 'FIRST' ? 'first' : 'second']);
    expect(await playAny(api, mover.context, id, ply, move!.notation)).toMatchObject({ notation: move!.notation });
  }
  expect(seen).toMatchObject({ status: 'FINISHED', legalMoves: [] });
  expect(agreed.toSorted()).toEqual([
    'FIRST B accept 0: Accept the marks, Kubali alama',
    'SECOND W accept 0: Accept the marks, Kubali alama',
  ]);
});

test('the dice of a game cannot be chosen by trying them', async () => {
  const running = await world.running(['Asha', 'Juma', 'Zuri'], { game: 'BACKGAMMON', gameConfig: { length: 3 } });
  const { id: inStore } = await firstOf(running);
  const seen = await seenByAnybody(api, world.anonymous, globalId('BackgammonGame', inStore), 0, 'roll 31');
  expect(seen.position?.text).toMatch(/^ {2}13 .* 24\n/);
  expect(seen.legalMoves).toEqual([]);
  expect(seen.preview?.column).toBe(1);
});

test('a game played elsewhere has no board, no moves and nothing to try', async () => {
  const running = await world.running(['Asha', 'Juma', 'Zuri'], { venue: 'ELSEWHERE', timeControl: null });
  const { id } = await firstOf(running);
  const seen = await seenByAnybody(api, world.anonymous, globalId('ReportedGame', id), 0, 'A6<');
  expect(seen).toMatchObject({ position: null, legalMoves: null, preview: null, at: null });
});
