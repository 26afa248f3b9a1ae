import { expect, test } from 'vitest';
import { goActOf } from '../../../../web/src/games/go/go-act.ts';

test.each([
  ['B accept 0', { key: 'accept', points: '' }],
  ['W dead D4 Q16', { key: 'dead', points: 'D4 Q16' }],
  ['B neutral A1', { key: 'neutral', points: 'A1' }],
  ['W resume', { key: 'resume', points: '' }],
  ['B dispute', { key: 'dispute', points: '' }],
  ['W no-result', { key: 'noResult', points: '' }],
  ['B4', null],
  ['pass', null],
])('%s is no stone, and told in words, or it is one', (notation, act) => {
  expect(goActOf(notation)).toEqual(act);
});
