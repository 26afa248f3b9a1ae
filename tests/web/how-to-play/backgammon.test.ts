import { expect, test } from 'vitest';
import { LOCALES } from '../../../api/src/kernel/locale.ts';
import { backgammonChapters } from '../../../web/src/games/backgammon/how-to-play/chapters.ts';
import { planned } from '../../graphql/ask-planner.ts';
import { at, listAt, textAt } from '../../support/answer.ts';
import { stepsOf as stepsIn } from './steps-of.ts';
import { expectWordsFor, wordsOf } from './words-for.ts';

const POSITION = `query ($positionId: String!, $matchId: String!, $moves: [String!]!, $dice: [Int!]) { rules {
  backgammonPosition(positionId: $positionId, matchId: $matchId, moves: $moves, dice: $dice) { __typename
    ... on BackgammonPosition { phase onRoll dice crawford score { white black } cube { value owner }
      men { white { points bar off pips } black { points bar off pips } } outcome { winner reason value }
      legalMoves { notation ... on BackgammonMove { steps { from to } } } trace { steps { to hit } } }
    ... on InvalidPosition { message } ... on IllegalMove { message } } } }`;

/** What the API answers for each step of a chapter; `dice` for a roll that is awaited there. */
const stepsOf = (key: string, dice: readonly number[] = []) =>
  stepsIn(backgammonChapters, key, async (start, moves) => {
    const [positionId, matchId] = start.split(':');
    return (await planned(POSITION, { positionId, matchId, moves, dice })).backgammonPosition;
  });

const legal = (step: unknown): readonly string[] => listAt(step, 'legalMoves').map((move) => textAt(move, 'notation'));
const legalSteps = (step: unknown) => listAt(step, 'legalMoves').flatMap((move) => listAt(move, 'steps'));
const pips = (step: unknown) => [at(step, 'men.white.pips'), at(step, 'men.black.pips')];

test.each(LOCALES)('every chapter has its words in %s, a caption for each step', (locale) => {
  expectWordsFor(backgammonChapters, wordsOf('backgammon', locale));
});

test.each(backgammonChapters)('$key: every step is a position, and every act in it is legal', async ({ key }) => {
  expect(new Set((await stepsOf(key)).map((step) => at(step, '__typename')))).toEqual(new Set(['BackgammonPosition']));
});

test('pips, hits and who is to play are what the captions say', async () => {
  expect((await stepsOf('way')).map(pips)).toEqual([
    [167, 167],
    [160, 167],
    [160, 167],
    [160, 159],
  ]);
  expect((await stepsOf('cube')).map(pips).filter((_both, index) => [0, 4, 6, 8].includes(index))).toEqual([
    [80, 86],
    [77, 86],
    [77, 62],
    [73, 62],
  ]);
  const [, ...turns] = await stepsOf('opening');
  expect(turns.map((step) => listAt(step, 'trace.steps').filter(({ hit }) => hit === true).length)).toEqual([
    0, 0, 0, 0, 0, 1, 0, 1, 0, 0,
  ]);
  expect((await stepsOf('dice')).map((step) => at(step, 'onRoll'))).toEqual([null, 'SECOND', 'FIRST']);
});

test('held points are held, and nobody comes in where all is closed', async () => {
  const [held] = await stepsOf('points');
  expect(legalSteps(held).filter(({ from }) => from === 24)).toEqual([]);
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const wall = (await stepsOf('points', [die, die])).at(-1);
    expect(listAt(wall, 'legalMoves').length).toBeGreaterThan(0);
    expect(legalSteps(wall).filter(({ from }) => from === 22)).toEqual([]);
  }
  const [, blots, , hit, entering, , closed] = await stepsOf('hitting');
  expect([24, 18, 11].map((point) => at(blots, `men.white.points.${point - 1}`))).toEqual([1, 1, 1]);
  expect(at(hit, 'men.white.bar')).toBe(1);
  expect(legalSteps(entering).filter(({ from, to }) => from === 25 && to !== 21)).toEqual([]);
  expect(legal(closed)).toEqual(['']);
});

test('both dice where they can be played, else the larger; men leave the board only when they may', async () => {
  const [both, , larger] = await stepsOf('both-dice');
  expect([legal(both), legal(larger)]).toEqual([['13/7 10/6'], ['13/7']]);
  const bearing = await stepsOf('bearing-off');
  expect(legal(bearing[2])).toEqual(['4/off(2)']);
  expect(legalSteps(bearing[4]).filter(({ from, to }) => to === 0 && from === 6)).toEqual([]);
  expect(legalSteps(bearing[6]).filter(({ to }) => to === 0)).toEqual([]);
  expect(bearing.map((step) => at(step, 'men.white.off'))).toEqual([0, 2, 8, 10, 8, 9, 8, 8]);
});

test('wins count what the captions say; the cube and the match stand as they tell', async () => {
  const won = (reason: string, value: number, winner = 'FIRST') => ({ winner, reason, value });
  expect((await stepsOf('winning')).map((step) => at(step, 'outcome'))).toEqual([
    null,
    won('single', 1),
    null,
    won('gammon', 2),
    null,
    won('backgammon', 6),
  ]);
  const cube = await stepsOf('cube');
  expect(at(cube[2], 'cube')).toEqual({ value: 2, owner: 'SECOND' });
  expect([cube[4], cube[6], cube[8]].map(legal)).toEqual([['double'], [], ['double']]);
  expect(at(cube.at(-1), 'outcome')).toEqual(won('drop', 2, 'SECOND'));
  const match = await stepsOf('match');
  expect(match.map((step) => `${String(at(step, 'score.white'))}-${String(at(step, 'score.black'))}`)).toEqual([
    '3-2',
    '4-2',
    '4-2',
    '4-3',
    '4-3',
    '4-3',
    '4-3',
  ]);
  expect(match.slice(0, 4).map((step) => at(step, 'crawford'))).toEqual(['BEFORE', 'NOW', 'NOW', 'AFTER']);
  expect([at(match.at(-1), 'phase'), at(match.at(-1), 'onRoll')]).toEqual(['DOUBLED', 'SECOND']);
});
