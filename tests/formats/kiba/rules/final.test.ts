import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import { kibaFinal, type Finalist } from '../../../../api/src/formats/kiba/rules/final.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const player = (id: string, differing: Partial<Finalist> = {}): Finalist => ({
  id: asId<EntryId>(id),
  category: 3,
  elo: 1500,
  matches: 0,
  enteredAt: null,
  ...differing,
});
const ids = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map(asId<EntryId>);
const final = (finalists: readonly [Finalist, Finalist], winners: string) => {
  const plan = kibaFinal(finalists, ids(winners));
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value;
};
const firsts = (finalists: readonly [Finalist, Finalist]) =>
  final(finalists, '')
    .games.map(({ first }) => first)
    .join(' ');

test.each([
  ['the higher KIBA score', player('lo', { elo: 1900 }), player('hi', { elo: 1800, matches: 11 }), 'hi lo hi'],
  ['also out of a lower category', player('hi', { elo: 1600 }), player('lo', { category: 1 }), 'hi lo hi'],
  ['of equal scores the higher in the list: category', player('lo'), player('hi', { category: 2 }), 'hi lo hi'],
  ['then Elo', player('lo', { elo: 1490, matches: 1 }), player('hi'), 'hi lo hi'],
  [
    'then the earlier entry',
    player('lo', { enteredAt: instant(2) }),
    player('hi', { enteredAt: instant(1) }),
    'hi lo hi',
  ],
  ['then the order given', player('hi'), player('lo'), 'hi lo hi'],
])('first in games 1 and 3 is %s (KIBA 10.5)', (_case, one, other, expected) => {
  expect(firsts([one, other])).toBe(expected);
});

const pair = [player('a', { elo: 1400 }), player('b')] as const;

test.each([
  ['nothing played', '', [0, 0], null, 1],
  ['one game', 'b', [0, 1], null, 2],
  ['one each', 'b a', [1, 1], null, 3],
  ['two to nothing', 'a a', [2, 0], 'a', null],
  ['two to one', 'a b b', [1, 2], 'b', null],
])('%s (KIBA 10.4)', (_case, winners, score, winner, nextGame) => {
  expect(final(pair, winners)).toMatchObject({ score, winner, nextGame });
});

test('there are three games, of which only the third depends on the others', () => {
  expect(final(pair, 'a a').games).toEqual([
    { number: 1, first: 'b', second: 'a', onlyIfTied: false },
    { number: 2, first: 'a', second: 'b', onlyIfTied: false },
    { number: 3, first: 'b', second: 'a', onlyIfTied: true },
  ]);
});

test.each([
  ['a winner who is neither', 'a c', 'unknown-player', /winners\[1\].*"c"/],
  ['a third game after 2-0', 'a a b', 'game-after-decision', /winners\[2\].*"a".*2-0/],
  ['a fourth game', 'a b b a', 'game-after-decision', /winners\[3\].*"b".*2-1/],
])('%s is refused', (_case, winners, kind, message) => {
  expect(kibaFinal(pair, ids(winners))).toEqual({
    ok: false,
    error: { kind, message: expect.stringMatching(message) },
  });
});

describe('any list of winners', () => {
  test('KIBA 11.4 is refused, or has at most three games and a winner exactly if somebody has two', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b'), { maxLength: 5 }), (winners) => {
        const plan = kibaFinal(pair, ids(winners.join(' ')));
        const wins = (of: string, among: readonly string[]) => among.filter((id) => id === of).length;
        const before = winners.slice(0, -1);
        const decidedBefore = ['a', 'b'].some((id) => wins(id, before) >= 2);
        expect(plan.ok).toBe(!decidedBefore);
        if (!plan.ok) return;
        expect(plan.value.score).toEqual([wins('a', winners), wins('b', winners)]);
        expect(winners.length).toBeLessThanOrEqual(3);
        expect(plan.value.winner).toBe(['a', 'b'].find((id) => wins(id, winners) === 2) ?? null);
        expect(plan.value.nextGame).toBe(plan.value.winner === null ? winners.length + 1 : null);
      }),
      propertyRuns(200, 2_000),
    );
  });
});
