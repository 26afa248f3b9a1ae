import { expect, test } from 'vitest';
import { pointsText } from '../../api/src/kernel/points.ts';

test('points are printed with halves, as in tables; none stands before a half alone', () => {
  expect([7.5, 0.5, 0, 12, -0.5, -3].map(pointsText)).toEqual(['7½', '½', '0', '12', '−½', '−3']);
});
