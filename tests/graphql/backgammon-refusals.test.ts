import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { otherSeat } from '../../api/src/kernel/seat.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { openGame, type BackgammonScene } from './backgammon-scene.ts';
import { mutate } from './mutate.ts';

/** Before the first roll; with the dice of the first play; where the second player may double; where the first one may answer it; a Crawford game. */
type Stage = 'unrolled' | 'rolled' | 'turn' | 'doubled' | 'crawford';
/** Whose turn it is, the other one, or somebody else. */
type Who = 'mover' | 'other' | 'stranger' | 'nobody';

let db: Db;
let world: World;
let api: Api;
let scenes: Readonly<Record<Stage, BackgammonScene>>;
let stranger: AppContext;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  stranger = (await world.person('Stranger')).context;
  const scene = async (ply: number, act?: string, config?: object): Promise<BackgammonScene> => {
    const opened = await openGame(world, api, config);
    if (ply > 0) await opened.begin();
    const mark = (await opened.game()).ply;
    await opened.playOn((game) => game.ply >= mark + ply - 1);
    if (act !== undefined) await opened.act((await opened.game()).toMove ?? 'first', act);
    return opened;
  };
  const crawford = { length: 3, score: { first: 2, second: 0 }, crawford: 'now' };
  scenes = {
    unrolled: await scene(0),
    rolled: await scene(1),
    turn: await scene(2),
    doubled: await scene(2, 'double'),
    crawford: await scene(1, undefined, crawford),
  };
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const play = (move: string) => ({ move });
const illegal = (rule: string) => ({ __typename: 'IllegalMove', code: 'ILLEGAL_MOVE', rule });

test.each<[what: string, Stage, Who, mutation: string, input: object, error: object]>([
  ['half a play', 'rolled', 'mover', 'playMove', play('HALF'), illegal('fewer-dice')],
  ['no play although there is one', 'rolled', 'mover', 'playMove', play('no move'), illegal('fewer-dice')],
  ['a play of other dice', 'rolled', 'mover', 'playMove', play('24/1'), illegal('no-such-die')],
  ['a man who is not there', 'rolled', 'mover', 'playMove', play('23/22'), illegal('no-man')],
  ['no text of a play', 'rolled', 'mover', 'playMove', play('💥'), illegal('unreadable')],
  ['a play of the other player', 'rolled', 'other', 'playMove', play('13/7'), { __typename: 'NotYourTurn' }],
  ['rolling twice', 'rolled', 'mover', 'roll', {}, illegal('dice-rolled')],
  ['doubling after the roll', 'rolled', 'mover', 'double', {}, illegal('too-late-to-double')],
  ['taking nothing', 'rolled', 'mover', 'take', {}, illegal('no-double')],
  ['dropping nothing', 'rolled', 'mover', 'drop', {}, illegal('no-double')],
  ['resigning as a move', 'rolled', 'mover', 'playMove', play('resign'), illegal('resigning-apart')],
  ['naming his dice', 'turn', 'mover', 'playMove', play('roll 66'), illegal('dice-named')],
  ['naming his dice in digits', 'turn', 'mover', 'playMove', play('66'), illegal('dice-named')],
  ['playing before rolling', 'turn', 'mover', 'playMove', play('13/7'), illegal('dice-awaited')],
  ['doubling out of turn', 'turn', 'other', 'double', {}, { __typename: 'NotYourTurn' }],
  ['rolling out of turn', 'turn', 'other', 'roll', {}, { __typename: 'NotYourTurn' }],
  ['an act that comes too late', 'turn', 'mover', 'roll', { ply: 90 }, { __typename: 'StalePly', expected: 90 }],
  ['doubling a double', 'doubled', 'mover', 'double', {}, illegal('double-pending')],
  ['rolling with a double unanswered', 'doubled', 'mover', 'roll', {}, illegal('double-pending')],
  ['answering his own double', 'doubled', 'other', 'take', {}, { __typename: 'NotYourTurn' }],
  ['resigning with his own double unanswered', 'doubled', 'other', 'resign', {}, { __typename: 'WrongStatus' }],
  ['doubling in the Crawford game', 'crawford', 'mover', 'double', {}, illegal('crawford')],
  [
    'rolling before the first roll',
    'unrolled',
    'mover',
    'roll',
    {},
    { message: 'The first roll has not been made yet.' },
  ],
  ['a text for the dice with a blank', 'unrolled', 'mover', 'setDiceString', { text: 'a b' }, { field: 'text' }],
  ['a text of 65 letters', 'unrolled', 'mover', 'setDiceString', { text: 'x'.repeat(65) }, { field: 'text' }],
  ['a text by a stranger', 'unrolled', 'stranger', 'setDiceString', { text: 'x' }, { __typename: 'Forbidden' }],
  ['a text by nobody', 'unrolled', 'nobody', 'setDiceString', { text: 'x' }, { __typename: 'NotSignedIn' }],
  ['a text after the first roll', 'rolled', 'mover', 'setDiceString', { text: 'x' }, { __typename: 'WrongPhase' }],
  ['an act in no game', 'turn', 'mover', 'roll', { gameId: 'none' }, { __typename: 'NotFound' }],
  ['a roll by a stranger', 'turn', 'stranger', 'roll', {}, { __typename: 'Forbidden' }],
  ['his own double answered before', 'turn', 'mover', 'setDoubleAnswer', { answer: 'TAKE' }, { phase: 'NO_DOUBLE' }],
  [
    'an answer when the dice are rolled',
    'rolled',
    'other',
    'setDoubleAnswer',
    { answer: 'DROP' },
    { phase: 'NO_DOUBLE' },
  ],
  ['an answer too late', 'turn', 'other', 'setDoubleAnswer', { ply: 0, answer: 'DROP' }, { __typename: 'StalePly' }],
  ['comforts of a stranger', 'turn', 'stranger', 'setGameComforts', {}, { __typename: 'Forbidden' }],
  [
    'comforts of nobody',
    'turn',
    'nobody',
    'setComforts',
    { rolls: true, playsForced: true },
    { __typename: 'NotSignedIn' },
  ],
  [
    'a plan where dice decide',
    'turn',
    'other',
    'setPlan',
    { nodes: [{ move: 'roll 66', reply: 'roll 66' }] },
    { __typename: 'IllegalPlan' },
  ],
])('%s is refused, and nothing is changed', async (_what, stage, who, mutation, input, error) => {
  const scene = scenes[stage];
  const before = await scene.game();
  const given = await inputOf(scene, before, mutation, input);
  expect(await mutate(api, personOf(scene, before, who), mutation, given, FIELDS[mutation] ?? '')).toMatchObject(error);
  expect(await scene.game()).toEqual(before);
});

const ACT = '... on IllegalMove { rule column } ... on StalePly { expected }';
const PRESET = '... on WrongPhase { phase }';
const FIELDS: Readonly<Record<string, string>> = {
  ...{ playMove: ACT, roll: ACT, double: ACT, take: ACT, drop: ACT, setDoubleAnswer: PRESET },
  setDiceString: '... on InvalidInput { field }',
};
const WITH_PLY = ['playMove', 'roll', 'double', 'take', 'drop', 'setDoubleAnswer', 'setPlan'];

function personOf({ people }: BackgammonScene, { toMove }: GameRecord, who: Who): AppContext {
  if (who === 'stranger') return stranger;
  if (who === 'nobody') return world.anonymous;
  const mover = toMove ?? 'first';
  return people[who === 'mover' ? mover : otherSeat(mover)];
}

async function inputOf(
  scene: BackgammonScene,
  { id, ply }: GameRecord,
  mutation: string,
  input: object,
): Promise<object> {
  if (mutation === 'setComforts') return input;
  const half = 'move' in input && input.move === 'HALF' ? { move: await halfPlay(scene) } : {};
  const game = { gameId: globalId('BackgammonGame', id), ...(WITH_PLY.includes(mutation) ? { ply } : {}) };
  return { ...game, ...input, ...half };
}

/** One of the two steps of a legal play. */
async function halfPlay(scene: BackgammonScene): Promise<string> {
  const game: Answer = await scene.read(world.anonymous, 'position { legalMoves { steps { from to } } }');
  const [step] = listAt(listAt(game, 'position.legalMoves')[0], 'steps');
  return `${String(at(step, 'from'))}/${String(at(step, 'to'))}`;
}
