import { expect, test } from 'vitest';
import { LOCALES } from '../../../api/src/kernel/locale.ts';
import { owareChapters } from '../../../web/src/games/oware/how-to-play/chapters.ts';
import { planned } from '../../graphql/ask-planner.ts';
import { at, listAt, textAt } from '../../support/answer.ts';
import { stepsOf as stepsIn } from './steps-of.ts';
import { expectWordsFor, wordsOf } from './words-for.ts';

const LINE = `query ($position: String!, $moves: [String!]!) { rules {
  gameLine(game: OWARE, position: $position, moves: $moves) { __typename
    ... on GameLine { encoding moment { ... on OwareMoment { trace { kind house seeds }
      position { toMove outcome { winner reason } south { houses store } north { houses store } } } } }
    ... on InvalidPosition { message } ... on IllegalMove { message } } } }`;

const asked = async (position: string, moves: readonly string[]) => (await planned(LINE, { position, moves })).gameLine;
const stepsOf = (key: string) => stepsIn(owareChapters, key, asked);

/** The houses of one kind of act of the move that led to a step. */
const housesOf = (step: unknown, kind: string): string =>
  listAt(step, 'moment.trace')
    .filter((act) => act['kind'] === kind)
    .map((act) => textAt(act, 'house'))
    .join(' ');
const capturesOf = async (key: string) => (await stepsOf(key)).map((step) => housesOf(step, 'CAPTURE'));
const outcomesOf = async (key: string) => (await stepsOf(key)).map((step) => at(step, 'moment.position.outcome'));

test.each(LOCALES)('every chapter has its words in %s, a caption for each step', (locale) => {
  expectWordsFor(owareChapters, wordsOf('oware', locale));
});

test.each(owareChapters)('$key: every step is a position of oware, and every move in it is legal', async ({ key }) => {
  expect(new Set((await stepsOf(key)).map((step) => at(step, '__typename')))).toEqual(new Set(['GameLine']));
});

test('seeds fall where the captions say', async () => {
  const [, first, second, , round] = await stepsOf('sowing');
  expect(housesOf(first, 'SOW')).toBe('D E F a');
  expect(housesOf(second, 'SOW')).toBe('e f A B');
  expect(housesOf(round, 'SOW')).toBe('E F a b c d e f A B C E F');
});

test('what is captured is what the captions say', async () => {
  expect(await capturesOf('capture')).toEqual(['', 'c', '', 'c', '', '', '', '']);
  expect(await capturesOf('chain')).toEqual(['', 'c b a', '', 'c', '', 'a']);
  expect(await capturesOf('opening')).toEqual(['', '', '', '', 'E', '', '', 'f']);
  const [, slam] = await stepsOf('grand-slam');
  expect(housesOf(slam, 'GRAND_SLAM')).toBe('c');
  expect(at(slam, 'moment.position')).toMatchObject({ outcome: null, toMove: 'SECOND' });
  expect(at(slam, 'moment.position.north')).toEqual({ houses: [2, 3, 2, 0, 0, 0], store: 18 });
});

test('who has nothing is fed, by the marked houses alone', async () => {
  const hungry = owareChapters.find(({ key }) => key === 'feeding')?.steps[0];
  const houses = ['A', 'B', 'E', 'F'];
  const answers = await Promise.all(houses.map((house) => asked(hungry?.at ?? '', [house])));
  expect(houses.filter((_house, index) => at(answers[index], '__typename') === 'GameLine')).toEqual(hungry?.marks);
});

test('games end as the captions say', async () => {
  expect(await outcomesOf('feeding')).toEqual([null, null, null, { winner: 'FIRST', reason: 'no-seeds' }]);
  expect(await outcomesOf('end')).toEqual([
    null,
    { winner: 'FIRST', reason: 'majority' },
    null,
    { winner: null, reason: 'no-seeds' },
    null,
    null,
    { winner: null, reason: 'cycle' },
  ]);
});

test('the last round of two seeds is the one that they have played', async () => {
  const [start, end] = (owareChapters.find(({ key }) => key === 'end')?.steps ?? []).slice(4, 6);
  const round = [...'ABCDEF'].flatMap((house) => [house, house.toLowerCase()]);
  const played = await asked(start?.at ?? '', [...round, ...round.slice(0, 11)]);
  expect(at(played, 'encoding')).toBe(end?.at);
});
