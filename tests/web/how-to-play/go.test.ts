import { expect, test } from 'vitest';
import { LOCALES } from '../../../api/src/kernel/locale.ts';
import { goChapters } from '../../../web/src/games/go/how-to-play/chapters.ts';
import { goStepAsked, type GoStepStart } from '../../../web/src/games/go/how-to-play/go-step.ts';
import { planned } from '../../graphql/ask-planner.ts';
import { at, listAt, textAt } from '../../support/answer.ts';
import { stepsOf as stepsIn } from './steps-of.ts';
import { expectWordsFor, wordsOf } from './words-for.ts';

const POSITION = `query ($position: String!, $moves: [String!]!, $dead: [String!]!, $rules: GoRules!) { rules {
  goPosition(position: $position, moves: $moves, dead: $dead, rules: $rules) { __typename
    ... on GoPosition { encoding size ko toMove trace { captured } legalMoves { point }
      score { black white result dead territory { black white } } }
    ... on InvalidPosition { message } ... on IllegalMove { message rule } } } }`;

const asked = async (start: GoStepStart, moves: readonly string[]) =>
  (await planned(POSITION, goStepAsked(start, moves))).goPosition;
const stepsOf = (key: string) => stepsIn(goChapters, key, asked);
const chapterOf = (key: string) => goChapters.find((chapter) => chapter.key === key);
const capturesOf = async (key: string) =>
  (await stepsOf(key)).map((step) => (at(step, 'trace') === null ? '' : at(step, 'trace.captured')));

/** Why the one who is to move in a step may not play on a point; undefined: he may. */
async function ruleAgainst(step: unknown, point: string): Promise<unknown> {
  const position = textAt(step, 'encoding');
  const answer = await asked({ position }, [point]);
  return at(answer, '__typename') === 'GoPosition' ? undefined : at(answer, 'rule');
}

test.each(LOCALES)('every chapter has its words in %s, a caption for each step', (locale) => {
  expectWordsFor(goChapters, wordsOf('go', locale));
});

test.each(goChapters)('$key: every step is a position of go, and every move in it is legal', async ({ key }) => {
  const steps = await stepsOf(key);
  expect(new Set(steps.map((step) => `${textAt(step, '__typename')} ${String(at(step, 'size'))}`))).toEqual(
    new Set(['GoPosition 9']),
  );
});

test('the liberties that are marked are all there are: once they are filled, the stones are captured', async () => {
  const steps = chapterOf('liberties')?.steps ?? [];
  expect(steps.map(({ marks }) => marks?.length)).toEqual([4, 3, 2, 6, 3]);
  for (const { at: start, marks = [] } of steps) {
    const stones = [...(start?.position ?? '')].filter((letter) => letter === 'X').length;
    let last = start?.position ?? '';
    for (const point of marks) {
      const answer = await asked({ position: last.replace(/ B - .*/, ' W - 0,0 0') }, [point]);
      expect(listAt(answer, 'trace.captured')).toHaveLength(point === marks.at(-1) ? stones : 0);
      last = textAt(answer, 'encoding');
    }
  }
});

test('what is captured is what the captions say', async () => {
  expect(await capturesOf('capture')).toEqual(['', ['E5'], '', ['D5', 'E5'], '', ['A1'], '', []]);
  expect(await capturesOf('suicide')).toEqual(['', '', ['F5', 'G5']]);
  expect(await capturesOf('ko')).toEqual(['', ['E5'], [], [], ['F5']]);
  expect(await capturesOf('life')).toEqual(['', ['A2', 'B2', 'B1'], '', '', [], '', []]);
});

test('what the captions forbid is refused by the rule of the chapter, and nothing else', async () => {
  const [eye] = await stepsOf('suicide');
  expect(await ruleAgainst(eye, 'E5')).toBe('suicide');
  const ko = await stepsOf('ko');
  expect(await ruleAgainst(ko[1], 'E5')).toBe('ko');
  expect(await ruleAgainst(ko[3], 'E5')).toBeUndefined();
  expect(await ruleAgainst(ko[4], 'F5')).toBe('ko');
  const [, , twoEyes, , alive] = await stepsOf('life');
  for (const living of [twoEyes, alive])
    for (const eyePoint of ['A1', 'C1']) expect(await ruleAgainst(living, eyePoint)).toBe('suicide');
});

test('the game is counted as the captions say', async () => {
  const end = await stepsOf('end');
  const territoryOf = (step: unknown) => [
    listAt(step, 'score.territory.black').length,
    listAt(step, 'score.territory.white').length,
  ];
  expect(end.slice(0, 5).map((step) => at(step, 'score'))).toEqual([null, null, null, null, null]);
  expect([territoryOf(end[5]), territoryOf(end[6])]).toEqual([
    [0, 24],
    [31, 24],
  ]);
  expect(at(end[6], 'encoding')).toBe(at(end[5], 'encoding'));
  expect((await stepsOf('count')).map((step) => at(step, 'score'))).toMatchObject([
    { black: 32, white: 30.5, result: 'B+1.5', dead: ['B3'] },
    { black: 45, white: 42.5, result: 'B+2.5', dead: ['B3'] },
  ]);
});
