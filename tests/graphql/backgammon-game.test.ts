import { afterAll, beforeAll, expect, test } from 'vitest';
import { backgammonConfig } from '../../api/src/games/backgammon/application/game.ts';
import type { Men } from '../../api/src/games/backgammon/rules/types.ts';
import { men } from '../../api/src/games/backgammon/rules/board.ts';
import { backgammonGame } from '../../api/src/games/backgammon/rules/one-game.ts';
import { otherSeat } from '../../api/src/kernel/seat.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { mutate } from './mutate.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { openGame, sceneOf, type BackgammonScene } from './backgammon-scene.ts';

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

test('who may roll or double is told both, rolling first', async () => {
  const scene = await openGame(world, api);
  await scene.begin();
  const start = (await scene.game()).ply;
  await scene.playOn(({ ply }) => ply > start);
  const offered = await scene.read(world.anonymous, 'canRoll canDouble legalMoves { notation }');
  expect(offered).toEqual({
    canRoll: true,
    canDouble: true,
    legalMoves: [{ notation: 'roll' }, { notation: 'double' }],
  });
});

test('an answer to a double is given in advance, hidden from the other, and dies with the position', async () => {
  const scene = await openGame(world, api);
  await scene.begin();
  const start = (await scene.game()).ply;
  const mayDouble = await scene.playOn(({ ply }) => ply > start);
  const doubler = mayDouble.toMove ?? 'first';
  const owner = otherSeat(doubler);
  const preset = async (answer: string) =>
    at(
      await scene.act(
        owner,
        'setDoubleAnswer',
        { answer },
        '... on GameComfortsSuccess { game { viewerComforts { doubleAnswer } } }',
      ),
      'game.viewerComforts.doubleAnswer',
    );
  expect(await preset('DROP')).toBe('DROP');
  const COMFORTS = 'viewerComforts { doubleAnswer }';
  expect(await scene.read(world.anonymous, COMFORTS)).toEqual({ viewerComforts: null });
  expect(await scene.read(scene.people[doubler], COMFORTS)).toEqual({ viewerComforts: { doubleAnswer: null } });
  await scene.act(doubler, 'roll');
  expect(await scene.read(scene.people[owner], COMFORTS)).toEqual({ viewerComforts: { doubleAnswer: null } });
  const rolled = (await scene.game()).ply;
  await scene.playOn(({ ply, toMove }) => ply > rolled && toMove === owner);
  await scene.act(owner, 'roll');
  await scene.playOn(({ toMove }) => toMove === doubler);
  expect(await preset('TAKE')).toBe('TAKE');
  const before = (await scene.game()).ply;
  expect(await scene.act(doubler, 'double')).toMatchObject({ __typename: 'PlayMoveSuccess' });
  const after = await scene.read(
    world.anonymous,
    `toMove ply position { cube { value owner } } moves(last: 3) { edges { node { seat notation cause } } }`,
  );
  expect(after).toMatchObject({
    toMove: doubler.toUpperCase(),
    ply: before + 3,
    position: { cube: { value: 2, owner: owner.toUpperCase() } },
    moves: {
      edges: [
        { node: { seat: doubler.toUpperCase(), notation: 'double', cause: 'PLAYER' } },
        { node: { seat: owner.toUpperCase(), notation: 'take', cause: 'AUTOMATIC' } },
        { node: { seat: doubler.toUpperCase(), cause: 'CHANCE' } },
      ],
    },
  });
});

test('who waives doubling is rolled for, and a roll that is asked for twice at once is one', async () => {
  const scene = await openGame(world, api);
  await scene.begin();
  const start = await scene.game();
  const mover = start.toMove ?? 'first';
  const next = otherSeat(mover);
  await scene.act(next, 'setGameComforts', { rollsNextTurn: true });
  await scene.playOn(({ ply }) => ply > start.ply);
  const rolled = await scene.game();
  expect(rolled).toMatchObject({ ply: start.ply + 2, toMove: next, clock: { running: next } });
  await scene.playOn(({ toMove }) => toMove === mover);
  await scene.act(mover, 'roll');
  await scene.playOn(({ toMove }) => toMove === next);
  const turn = await scene.game();
  const ask = { ply: turn.ply };
  const both = await Promise.all([scene.act(next, 'roll', ask, ROLLED), scene.act(next, 'roll', ask, ROLLED)]);
  expect(both.filter((answer) => at(answer, 'repeated') === true)).toHaveLength(1);
  expect(new Set(both.map((answer) => at(answer, 'notation'))).size).toBe(1);
});

const ROLLED = '... on PlayMoveSuccess { notation repeated }';

test('who cannot move passes by himself, and who can play in one way only may leave it to the server', async () => {
  const scene = await openGame(world, api);
  await scene.begin();
  const start = backgammonGame.initial(backgammonConfig(scene.record));
  const doublings = [{ by: 'second', to: 2, answer: 'take' }] as const;
  const owned = { cube: { value: 2, owner: 'first' }, doublings, rolls: 3, turn: 'first' } as const;
  const stand = async (first: Men, second: Men): Promise<void> => {
    const phase = { kind: 'play', dice: [2, 1] } as const;
    const position = backgammonGame.encode({ ...start, ...owned, men: { first, second }, phase });
    const data = { position, toMove: 'first', clockRunning: 'first' } as const;
    await db.prisma.game.update({ where: { id: scene.record.id }, data });
  };
  const lastTwo = 'ply toMove status result { seat value } moves(last: 2) { edges { node { seat notation cause } } }';
  const { ply } = await scene.game();
  await stand(men({ 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 13: 3 }), men({ 25: 1, 6: 14 }));
  expect(await scene.act('first', 'playMove', { move: '13/10' })).toMatchObject({ __typename: 'PlayMoveSuccess' });
  const passed = await scene.read(world.anonymous, lastTwo);
  expect(passed).toMatchObject({ ply: ply + 3, toMove: 'FIRST', status: 'RUNNING' });
  expect(listAt(passed, 'moves.edges').map((edge) => at(edge, 'node'))).toMatchObject([
    { seat: 'SECOND', cause: 'CHANCE' },
    { seat: 'SECOND', cause: 'AUTOMATIC', notation: 'no move' },
  ]);
  const everywhere = { rolls: false, playsForced: true };
  expect(await mutate(api, scene.people.second, 'setComforts', everywhere)).toEqual({
    __typename: 'SetComfortsSuccess',
  });
  expect(await scene.read(scene.people.second, 'viewerComforts { playsForced playsForcedHere rolls }')).toEqual({
    viewerComforts: { playsForced: true, playsForcedHere: null, rolls: false },
  });
  await stand(men({ 13: 15 }), men({ 1: 1 }));
  expect(await scene.act('first', 'playMove', { move: '13/10' })).toMatchObject({ __typename: 'PlayMoveSuccess' });
  const forced = await scene.read(world.anonymous, lastTwo);
  expect(forced).toMatchObject({ status: 'FINISHED', result: { seat: 'SECOND', value: 4 } });
  expect(listAt(forced, 'moves.edges').map((edge) => at(edge, 'node'))).toMatchObject([
    { seat: 'SECOND', cause: 'CHANCE' },
    { seat: 'SECOND', cause: 'AUTOMATIC', notation: '1/off' },
  ]);
});

test('a match is the games of its pairing, each at the score before it, with one Crawford game, and one text', async () => {
  const running = await world.running(['Ana', 'Bea'], {
    format: 'KNOCKOUT',
    settings: {},
    game: 'BACKGAMMON',
    gameConfig: {},
  });
  let loser: string | null = null;
  let scene: BackgammonScene | null = null;
  const seen: unknown[] = [];
  for (let number = 1; number <= 4; number++) {
    const record = (await running.games()).find((game) => game.number === number);
    if (record === undefined) throw new Error(`Game ${number} is missing`);
    scene = sceneOf(world, api, running, record);
    await scene.begin();
    loser ??= record.entries.second;
    seen.push(await scene.read(world.anonymous, 'position { length score { white black } crawford phase }'));
    await scene.act(record.entries.first === loser ? 'first' : 'second', 'resign');
  }
  if (scene === null) throw new Error('No game');
  const won = scene.record.entries.first === loser ? 'black' : 'white';
  const scoreOf = (winner: number, side: string) => ({
    white: side === 'white' ? winner : 0,
    black: side === 'white' ? 0 : winner,
  });
  expect(seen.map((game) => at(game, 'position.crawford'))).toEqual(['BEFORE', 'BEFORE', 'BEFORE', 'NOW']);
  expect(at(seen[3], 'position')).toMatchObject({ length: 10, score: scoreOf(9, won), phase: 'PLAY' });
  const { match } = (await scene.read(
    world.anonymous,
    'match { length score { white black } crawford games { number result { value } } cubeHistory { number doublings { to } } record }',
  )) as { match: Answer };
  expect(match).toMatchObject({ length: 10, score: scoreOf(12, won), crawford: 'NOW' });
  expect(listAt(match, 'games').map((game) => at(game, 'result.value'))).toEqual([3, 3, 3, 3]);
  expect(listAt(match, 'cubeHistory')).toHaveLength(4);
  const read = await api.data(
    world.anonymous,
    'query ($text: String!) { rules { backgammonRecord(mat: $text) { ... on BackgammonRecord { position { score { white black } games { points isCrawford: crawford end } } } } } }',
    { text: at(match, 'record') },
  );
  expect(at(read, 'rules.backgammonRecord.position')).toMatchObject({
    score: scoreOf(12, won),
    games: [false, false, false, true].map((isCrawford) => ({ points: 3, isCrawford, end: 'RESIGNATION' })),
  });
  expect(await running.games()).toHaveLength(4);
});
