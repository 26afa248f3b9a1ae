import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { at, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { watchAnswers } from './watch-events.ts';
import { message } from '../../api/src/application/texts/say.ts';

let db: Db;
let world: World;
let api: Api;
let ofGo: RunningTournament;
let ofBao: RunningTournament;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 960);
  api = await openApi(world);
  const go = { game: 'GO', gameConfig: { size: 9 }, timeControl: 'T=(3+1)<=7' } as const;
  ofGo = await world.running(['Ana', 'Bea', 'Cem', 'Dan'], go);
  ofBao = await world.running(['Eli', 'Fay', 'Gus']);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** A game with its players, first mover first. */
interface Board {
  readonly game: GameRecord;
  readonly id: string;
  readonly first: Person;
  readonly second: Person;
}

async function board(tournament: RunningTournament, index: number): Promise<Board> {
  const games = [...(await tournament.games())].sort((one, other) => (one.id < other.id ? -1 : 1));
  const game = games[index];
  if (game === undefined) throw new Error('no such game');
  const [first, second] = (['first', 'second'] as const).map((seat) =>
    personOf(tournament.players, game.players[seat]),
  );
  return { game, id: globalId(game.game === 'GO' ? 'GoGame' : 'BaoGame', game.id), first: first!, second: second! };
}

const PLAN = 'viewerPlan { version ply nodes { after move reply mayEndPlay } }';
const GAME = `query ($id: ID!) { game(id: $id) { ply toMove status clock { remaining { first second } } ${PLAN}
  moves(first: 100) { edges { node { notation cause seat } } } } }`;
const SET = `mutation ($input: SetPlanInput!) { setPlan(input: $input) { __typename ... on CommandError { code message }
  ... on IllegalPlan { node column } ... on StalePlan { actual } ... on SetPlanSuccess { game { ${PLAN} } } } }`;

type Step = readonly [move: string, reply: string, after?: number | null, mayEndPlay?: boolean];

async function plan(
  who: Person | AppContext,
  { id, game }: Board,
  steps: readonly Step[],
  more: Fields = {},
): Promise<Fields> {
  const context = 'context' in who ? who.context : who;
  const nodes = steps.map(([move, reply, after = null, mayEndPlay = false]) => ({ move, reply, after, mayEndPlay }));
  const { ply } = (await gamesById(game.id))!;
  return (await api.data(context, SET, { input: { gameId: id, ply, nodes, ...more } }))['setPlan'] as Fields;
}

async function gamesById(id: GameRecord['id']): Promise<GameRecord | undefined> {
  return [...(await ofGo.games()), ...(await ofBao.games())].find((game) => game.id === id);
}

const shown = async (who: AppContext, { id }: Board) => at(await api.data(who, GAME, { id }), 'game');

async function play(who: Person, { game }: Board, move: string): Promise<void> {
  const { ply } = (await gamesById(game.id))!;
  must(await playMove(who.context, { gameId: game.id, ply, move }));
}

const notations = (game: unknown) => at(game, 'moves.edges.*.node.notation');

test('a plan is played move by move in no time, and siblings of what was played are gone', async () => {
  const of = await board(ofGo, 0);
  const steps: readonly Step[] = [
    ['c3', 'g7'],
    ['D4', 'F6'],
    ['G3', 'C7', 0],
    ['G4', 'D7', 0],
    ['e5', 'F5', 2],
  ];
  const planned = await plan(of.second, of, steps);
  expect(planned).toMatchObject({ __typename: 'SetPlanSuccess' });
  expect(at(planned, 'game.viewerPlan')).toMatchObject({ version: 1, ply: 0 });
  expect(at(planned, 'game.viewerPlan.nodes.0')).toEqual({ after: null, move: 'C3', reply: 'G7', mayEndPlay: false });
  world.pass(HOUR);
  await play(of.first, of, 'C3');
  const after = await shown(of.second.context, of);
  expect(notations(after)).toEqual(['C3', 'G7']);
  expect(at(after, 'moves.edges.*.node.cause')).toEqual(['PLAYER', 'PLAN']);
  expect(after).toMatchObject({ toMove: 'FIRST', clock: { remaining: { second: (4 * DAY) / 1_000 } } });
  expect(at(after, 'viewerPlan')).toEqual({
    version: 2,
    ply: 2,
    nodes: [
      { after: null, move: 'G3', reply: 'C7', mayEndPlay: false },
      { after: null, move: 'G4', reply: 'D7', mayEndPlay: false },
      { after: 0, move: 'E5', reply: 'F5', mayEndPlay: false },
    ],
  });
  await play(of.first, of, 'G3');
  await play(of.first, of, 'E4');
  const deviated = await shown(of.second.context, of);
  expect(notations(deviated)).toEqual(['C3', 'G7', 'G3', 'C7', 'E4']);
  expect(at(deviated, 'viewerPlan')).toBeNull();
});

test('nobody else sees a plan: not in fields, events, logs, errors or causes', async () => {
  const of = await board(ofGo, 1);
  const others = [of.first.context, ofGo.director.context, world.anonymous, world.system];
  const before = await db.prisma.event.count();
  expect(await plan(of.second, of, [['A1', 'J9']])).toMatchObject({ __typename: 'SetPlanSuccess' });
  expect(await db.prisma.event.count()).toBe(before);
  for (const who of others) expect(at(await shown(who, of), 'viewerPlan')).toBeNull();
  for (const who of others.slice(0, 2)) {
    const refused = await plan(who, of, [['A1', 'B9']]);
    expect(JSON.stringify(refused)).not.toMatch(/J9|A1|plan has changed/i);
  }
  expect(await plan(world.anonymous, of, [['A1', 'B9']])).toMatchObject({ code: 'NOT_SIGNED_IN' });
  const EVENTS = `subscription ($id: ID!) { gameEvents(gameId: $id, after: 1) { __typename ... on MovePlayed { move { notation cause } } } }`;
  await play(of.first, of, 'A1');
  for (const who of others) {
    const told = await watchAnswers({ api, who, source: EVENTS, variables: { id: of.id } }, 2);
    expect(told.map(({ data }) => at(data, 'gameEvents.move'))).toEqual([
      { notation: 'A1', cause: 'PLAYER' },
      { notation: 'J9', cause: 'PLAYER' },
    ]);
    expect(at(await shown(who, of), 'moves.edges.*.node.cause')).toEqual(['PLAYER', 'PLAYER']);
    const json = await api.data(who, 'query ($id: ID!) { game(id: $id) { record(format: JSON) } }', { id: of.id });
    expect(JSON.stringify(json)).not.toMatch(/PLAN/);
  }
  const turns = await db.prisma.event.findMany({ where: { kind: 'MyTurn', topic: `player:${of.second.playerId}` } });
  expect(turns.filter(({ payload }) => at(payload, 'gameId') === of.game.id)).toEqual([]);
});

describe('refused, and the plan that was there stands', () => {
  let of: Board;
  beforeAll(async () => {
    of = await board(ofGo, 2);
    must(await playMove(of.first.context, { gameId: of.game.id, ply: 0, move: 'E5' }));
    must(await playMove(of.second.context, { gameId: of.game.id, ply: 1, move: 'pass' }));
    await plan(of.second, of, [['A1', 'B1']]);
  });
  const many = (count: number): Step[] => Array.from({ length: count }, () => ['A1', 'B1']);
  const deep = Array.from({ length: 101 }, (_, n): Step => ['pass', 'pass', n === 0 ? null : n - 1, true]);

  test.each<[string, Person | 'second' | 'first', readonly Step[], Fields, Fields]>([
    ['an occupied point', 'second', [['E5', 'A1']], {}, { code: 'ILLEGAL_PLAN', node: 0, column: 1 }],
    [
      'an illegal reply',
      'second',
      [
        ['A1', 'B1'],
        ['B1', 'E5'],
      ],
      {},
      { code: 'ILLEGAL_PLAN', node: 1 },
    ],
    ['a reply on a stone of the same line', 'second', [['A1', 'A1']], {}, { code: 'ILLEGAL_PLAN', node: 0 }],
    [
      'two replies to one move',
      'second',
      [
        ['A1', 'B1'],
        ['a1', 'C1'],
      ],
      {},
      { code: 'ILLEGAL_PLAN', node: 1 },
    ],
    [
      'a step that follows a later one',
      'second',
      [
        ['A1', 'B1', 1],
        ['B1', 'C1'],
      ],
      {},
      { code: 'ILLEGAL_PLAN', node: 0 },
    ],
    ['a move after which the score is agreed', 'second', [['pass', 'A1']], {}, { code: 'ILLEGAL_PLAN', node: 0 }],
    ['an act of the owner', 'second', [['W resume', 'A1']], {}, { code: 'ILLEGAL_PLAN' }],
    ['too many steps', 'second', many(501), {}, { code: 'ILLEGAL_PLAN', node: null }],
    ['a step after the play is over', 'second', deep.slice(0, 2), {}, { code: 'ILLEGAL_PLAN', node: 0 }],
    ['an old ply', 'second', [['A1', 'C1']], { ply: 1 }, { code: 'STALE_PLY' }],
    ['an old version', 'second', [['A1', 'C1']], { version: 7 }, { code: 'STALE_PLAN', actual: 1 }],
    ['the own turn', 'first', [['A1', 'C1']], {}, { code: 'WRONG_PHASE' }],
  ])('%s', async (_what, who, steps, more, refusal) => {
    const person = who === 'first' || who === 'second' ? of[who] : who;
    expect(await plan(person, of, steps, more)).toMatchObject(refusal);
    expect(at(await shown(of.second.context, of), 'viewerPlan.nodes')).toMatchObject([{ move: 'A1', reply: 'B1' }]);
  });

  test('a stranger plans nothing, and a plan is taken back', async () => {
    expect(await plan(ofGo.director, of, [['A1', 'B1']])).toMatchObject({ code: 'FORBIDDEN' });
    expect(await plan(of.second, of, [], { version: 1 })).toMatchObject({ __typename: 'SetPlanSuccess' });
    expect(at(await shown(of.second.context, of), 'viewerPlan')).toBeNull();
  });
});

test('a second pass is played only where the plan says that it may', async () => {
  const of = await board(ofGo, 3);
  expect(await plan(of.second, of, [['pass', 'pass']])).toMatchObject({
    code: 'ILLEGAL_PLAN',
    message: /ends the play/,
  });
  await plan(of.second, of, [['pass', 'pass', null, true]]);
  await play(of.first, of, 'pass');
  const scoring = await api.data(
    of.second.context,
    'query ($id: ID!) { game(id: $id) { ... on GoGame { phase viewerPlan { version } } } }',
    { id: of.id },
  );
  expect(scoring).toEqual({ game: { phase: 'SCORING', viewerPlan: null } });
});

test('a reply that can no longer be played drops the plan and tells its owner; the move itself stands', async () => {
  const of = await board(ofGo, 4);
  await plan(of.second, of, [['A1', 'B1']]);
  await db.prisma.planNode.updateMany({ where: { gameId: of.game.id }, data: { reply: 'A1' } });
  await play(of.first, of, 'A1');
  expect(notations(await shown(of.first.context, of))).toEqual(['A1']);
  expect(await db.prisma.movePlan.count({ where: { gameId: of.game.id } })).toBe(0);
  const told = await db.prisma.event.findMany({ where: { kind: 'MyPlanDropped' } });
  expect(told.map(({ topic }) => topic)).toEqual([`player:${of.second.playerId}`]);
  expect(told[0]?.payload).toMatchObject({
    reply: 'A1',
    message: message('games.GO.refused.occupied-by-black', { point: 'A1' }),
  });
});

test('a plan dies with its game', async () => {
  const of = await board(ofGo, 5);
  await plan(of.second, of, [['A1', 'B1']]);
  must(await resign(of.first.context, { gameId: of.game.id }));
  expect(await db.prisma.movePlan.count({ where: { gameId: of.game.id } })).toBe(0);
  expect(await plan(of.second, of, [['A1', 'B1']])).toMatchObject({ code: 'GAME_OVER' });
});

test('games of bao are planned alike', async () => {
  const of = await board(ofBao, 0);
  const planned = await plan(of.second, of, [
    ['A6<', 'a5>'],
    ['6>', 'a6>*'],
  ]);
  expect(at(planned, 'game.viewerPlan.nodes.*.move')).toEqual(['A6<*', 'A6>*']);
  world.pass(millis(HOUR));
  await play(of.first, of, 'A6<');
  const after = await shown(of.second.context, of);
  expect(notations(after)).toEqual(['A6<*', 'a5>']);
  expect(at(after, 'viewerPlan')).toBeNull();
});
