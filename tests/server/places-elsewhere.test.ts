import { expect, test } from 'vitest';
import { createElsewhere } from '../../api/src/server/budget/elsewhere.ts';

const LEAST = 2;

test('what other servers tell is added up, and ends when they say so, or when one that was killed says nothing any more', () => {
  let now = 0;
  const elsewhere = createElsewhere(() => now);
  elsewhere.hear('one', 'club', 3);
  elsewhere.hear('other', 'club', 4);
  elsewhere.hear('other', 'club', 5);
  expect([elsewhere.number('club'), elsewhere.number('nobody')]).toEqual([8, 0]);
  elsewhere.hear('one', 'club', 0);
  expect(elsewhere.number('club')).toBe(5);
  now = 15_001;
  expect(elsewhere.number('club')).toBe(0);
});

test('others are told of whom has many: at once when that changes, and again so often that they do not forget it', () => {
  let now = 0;
  const elsewhere = createElsewhere(() => now);
  const told = (...taken: readonly (readonly [string, number])[]) => elsewhere.news(taken, LEAST);
  expect(told(['club', 2], ['home', 1])).toEqual([['club', 2]]);
  expect(told(['club', 2], ['home', 1])).toEqual([]);
  expect(told(['club', 3], ['home', 1])).toEqual([['club', 3]]);
  now = 5_001;
  expect(told(['club', 3], ['home', 1])).toEqual([['club', 3]]);
  expect(told(['home', 1])).toEqual([['club', 0]]);
  expect(told(['home', 1])).toEqual([]);
});
