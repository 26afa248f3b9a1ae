import { execFileSync } from 'node:child_process';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backgammonConfig } from '../../api/src/games/backgammon/application/game.ts';
import type { Men } from '../../api/src/games/backgammon/rules/types.ts';
import { men } from '../../api/src/games/backgammon/rules/board.ts';
import { backgammonGame } from '../../api/src/games/backgammon/rules/one-game.ts';
import { otherSeat } from '../../api/src/kernel/seat.ts';
import { replay } from '../../api/src/rules/games/replay.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis, MINUTE } from '../../api/src/kernel/time.ts';
import { unseal } from '../../api/src/application/sealed.ts';
import { flagGame } from '../../api/src/application/commands/game/flag.ts';
import { gameDocumentOf } from '../../api/src/server/documents/records.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type World } from '../support/world.ts';
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

const DICE = 'dice { gameId commitment firstText secondText textsUntil seed rolls { index ply dice } }';
const EVERYTHING = `${DICE} record json: record(format: JSON) match { record } viewerComforts { rolls } at(ply: 3) { summary }`;
const MOVES = 'moves(first: 100) { edges { node { ply seat notation cause } } }';

test('a commitment is public before texts are added, the first roll is made when both have, and the seed is revealed at the end', async () => {
  const scene = await openGame(world, api);
  const { read, act, people, running } = scene;
  const before = await read(world.anonymous, `ply toMove clock { running } ${DICE}`);
  expect(before).toMatchObject({ ply: 0, toMove: null, clock: { running: null } });
  expect(at(before, 'dice')).toMatchObject({
    gameId: scene.record.id,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    firstText: null,
    seed: null,
    rolls: [],
  });
  expect(await act('first', 'setDiceString', { text: 'alpha0' }, '... on SetDiceStringSuccess { hasRolled }')).toEqual({
    __typename: 'SetDiceStringSuccess',
    hasRolled: false,
  });
  expect(await act('second', 'setDiceString', { text: 'beta0' }, '... on SetDiceStringSuccess { hasRolled }')).toEqual({
    __typename: 'SetDiceStringSuccess',
    hasRolled: true,
  });
  expect(await act('second', 'setDiceString', { text: 'late' })).toMatchObject({ __typename: 'WrongPhase' });

  const open = await scene.playOn(({ ply }) => ply > 16);
  const sealed = await db.prisma.gameSeed.findUniqueOrThrow({ where: { gameId: scene.record.id } });
  const bytes = Buffer.from(await unseal(world.system, 'seed', sealed.sealed));
  const given = { ...world.system.entropy, secret: 'given to the server later, 32 signs' };
  expect(Buffer.from(await unseal({ db, entropy: given }, 'seed', sealed.sealed))).toEqual(bytes);
  const forms = [
    bytes.toString('hex'),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toJSON().data.join(),
  ];
  await followInboxes(world);
  const rows = { events: await db.prisma.event.findMany(), mails: await db.prisma.outboxMail.findMany() };
  const known = [
    { before, rows, sealed },
    await read(people.first, EVERYTHING),
    await read(world.anonymous, EVERYTHING),
    await read(running.director.context, EVERYTHING),
  ].map((answer) => JSON.stringify(answer));
  expect(forms.filter((form) => known.some((text) => text.includes(form)))).toEqual([]);
  await act(open.toMove ?? 'first', 'resign');
  const last = await scene.game();
  const game = await read(people.first, `status ply result { value how reason } ${DICE} ${MOVES} match { record }`);
  const seed = String(at(game, 'dice.seed'));
  expect(game).toMatchObject({ status: 'FINISHED', result: { how: 'RESIGNED', value: 3, reason: 'backgammon' } });
  expect(seed).toBe(bytes.toString('hex'));
  expect(at(game, 'dice.commitment')).toBe(at(before, 'dice.commitment'));

  const moves = listAt(game, 'moves.edges').map((edge) => String(at(edge, 'node.notation')));
  expect(replay(GAMES.BACKGAMMON, last.gameConfig, moves)).toEqual({ ok: true, value: last.position });
  const rolls = listAt(game, 'dice.rolls').map(({ dice }) => dice as number[]);
  expect(rolls.length).toBe(moves.filter((move) => move.startsWith('roll')).length);

  expect(await gameDocumentOf(world.anonymous, scene.id, 'TRANSCRIPT', 'mat')).toMatchObject({
    fileName: expect.stringMatching(/\.mat$/),
    body: expect.stringMatching(/^ 0 point match$[\s\S]* 1\) [\s\S]* Wins 3 points/m),
  });

  const { json } = await read(world.anonymous, 'json: record(format: JSON)');
  expect(JSON.parse(String(json))).toMatchObject({
    dice: { seed, rolls, texts: { first: 'alpha0', second: 'beta0' } },
  });
  const { rules } = await api.data<{ rules: object }>(
    world.anonymous,
    `query ($gameId: String!, $seed: String!, $commit: String, $rolls: [[Int!]!]!) { rules {
      verifyDice(gameId: $gameId, serverSeed: $seed, clientA: "alpha0", clientB: "beta0", commit: $commit, rolls: $rolls) { commitAgrees rollsAgree } } }`,
    { gameId: scene.record.id, seed, commit: at(game, 'dice.commitment'), rolls },
  );
  expect(rules).toEqual({ verifyDice: { commitAgrees: true, rollsAgree: true } });
  const script = join(import.meta.dirname, '../../docs/verify-dice.mjs');
  const printed = execFileSync(
    process.execPath,
    [script, scene.record.id, seed, 'alpha0', 'beta0', String(rolls.length)],
    { encoding: 'utf8' },
  );
  expect(printed.trim().split('\n')).toEqual([at(game, 'dice.commitment'), ...rolls.map((dice) => dice.join(' '))]);
});

test('who has added nothing by a day after the start has added nothing, and the clock runs from the first roll', async () => {
  const scene = await openGame(world, api);
  await scene.act('first', 'setDiceString', { text: 'alone' });
  world.pass(millis(DAY + HOUR));
  must(await flagGame(world.system, { gameId: scene.record.id }));
  const game = await scene.game();
  expect(game).toMatchObject({ toMove: expect.stringMatching(/first|second/), clock: { since: world.now() } });
  expect(game.clock?.used).toEqual({ first: 0, second: 0 });
  expect(at(await scene.read(world.anonymous, DICE), 'dice')).toMatchObject({
    firstText: 'alone',
    secondText: null,
    textsUntil: null,
  });
});

test('both are told that the dice wait for their texts, by the page and by their inbox, and who has added one no more', async () => {
  const { people, read, act, record } = await openGame(world, api);
  const awaits = async (seat: 'first' | 'second') =>
    at(await read(people[seat], 'viewerCanAddToDice'), 'viewerCanAddToDice');
  expect([await awaits('first'), await awaits('second')]).toEqual([true, true]);
  expect(await read(world.anonymous, 'viewerCanAddToDice')).toEqual({ viewerCanAddToDice: false });
  for (const seat of ['first', 'second'] as const) {
    const { viewer } = await api.data(
      people[seat],
      '{ viewer { notices { __typename text ... on MyChanceTextAwaited { deadline game { id } } } } }',
      {},
    );
    expect(listAt(viewer, 'notices')).toContainEqual({
      __typename: 'MyChanceTextAwaited',
      text: expect.stringContaining('wait for your text until'),
      deadline: new Date(record.startedAt! + DAY).toISOString(),
      game: { id: globalId('BackgammonGame', record.id) },
    });
  }
  await act('first', 'setDiceString', { text: 'alpha0' });
  expect([await awaits('first'), await awaits('second')]).toEqual([false, true]);
  await act('second', 'setDiceString', { text: 'beta0' });
  expect(await awaits('second')).toBe(false);
});

test('under a short clock the dice wait no longer than who moves first has at the start', async () => {
  const running = await world.running(['Ana', 'Bea', 'Cem'], { game: 'BACKGAMMON', timeControl: 'T=(10m+5s)<=10m' });
  const [record] = await running.games();
  const scene = sceneOf(world, api, running, record!);
  world.pass(millis(11 * MINUTE));
  must(await flagGame(world.system, { gameId: record!.id }));
  expect((await scene.game()).toMove).not.toBeNull();
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
