import { execFileSync } from 'node:child_process';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { openApi, type Api } from './ask.ts';
import { openGame, sceneOf } from './backgammon-scene.ts';

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
