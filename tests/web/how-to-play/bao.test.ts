import { expect, test } from 'vitest';
import { LOCALES } from '../../../api/src/kernel/locale.ts';
import { baoChapters } from '../../../web/src/games/bao/how-to-play/chapters.ts';
import { planned } from '../../graphql/ask-planner.ts';
import { at, listAt, textAt } from '../../support/answer.ts';
import { stepsOf as stepsIn } from './steps-of.ts';
import { expectWordsFor, wordsOf } from './words-for.ts';

const POSITION = `query ($position: String!, $moves: [String!]!) { rules {
  baoPosition(position: $position, moves: $moves) { __typename
    ... on BaoPosition { encoding blocked outcome { winner reason } trace { kind pit seeds reason } }
    ... on InvalidPosition { message } ... on IllegalMove { message } } } }`;

/** What the API answers for each step of a chapter. */
const stepsOf = (key: string) =>
  stepsIn(baoChapters, key, async (position, moves) => (await planned(POSITION, { position, moves })).baoPosition);

/** The pits of one kind of act of the move that led to a step. */
const pitsOf = (step: unknown, kind: string): readonly string[] =>
  listAt(step, 'trace')
    .filter((act) => act['kind'] === kind)
    .map((act) => textAt(act, 'pit'));

test.each(LOCALES)('every chapter has its words in %s, a caption for each step', (locale) => {
  expectWordsFor(baoChapters, wordsOf('bao', locale));
});

test.each(baoChapters)('$key: every step is a position of bao, and every move in it is legal', async ({ key }) => {
  expect(new Set((await stepsOf(key)).map((step) => at(step, '__typename')))).toEqual(new Set(['BaoPosition']));
});

test('what is taken is what the captions say', async () => {
  expect((await stepsOf('harvest')).map((step) => pitsOf(step, 'CAPTURE'))).toEqual([[], ['a4'], [], ['a4']]);
  expect((await stepsOf('ends')).map((step) => pitsOf(step, 'CAPTURE'))).toEqual([
    [],
    [],
    ['a7', 'a6'],
    [],
    ['a1', 'a6'],
  ]);
  expect((await stepsOf('takata')).flatMap((step) => pitsOf(step, 'CAPTURE'))).toEqual([]);
  expect((await stepsOf('mtaji')).flatMap((step) => pitsOf(step, 'CAPTURE'))).toEqual(['a8']);
  expect((await stepsOf('opening')).map((step) => pitsOf(step, 'CAPTURE').join(' '))).toEqual([
    '',
    '',
    'A4',
    'a6',
    'A2 A1',
    'a6',
    '',
  ]);
});

test('the house is kept, then played; a pit is held, then taken; the games that are won are over', async () => {
  const [, kept, , played] = await stepsOf('house');
  expect(pitsOf(kept, 'STOP')).toEqual(['A5']);
  expect(pitsOf(played, 'LIFT')).toEqual(['A5', 'A7']);
  const takasa = await stepsOf('takasa');
  expect(takasa.map((step) => at(step, 'blocked'))).toEqual([null, 'a4', null, null]);
  expect(pitsOf(takasa[3], 'CAPTURE')).toEqual(['a4', 'a2', 'a1']);
  expect((await stepsOf('winning')).map((step) => at(step, 'outcome'))).toEqual([
    null,
    { winner: 'FIRST', reason: 'bao-hamna' },
    null,
    { winner: 'FIRST', reason: 'no-move' },
    null,
    { winner: 'FIRST', reason: 'bao-hamna' },
  ]);
});
