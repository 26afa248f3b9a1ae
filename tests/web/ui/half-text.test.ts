import { expect, test } from 'vitest';
import { halfText } from '../../../web/src/ui/half-text.ts';

test.each([
  ['a whole number stands alone', 7, '7'],
  ['nothing', 0, '0'],
  ['half a point has no nought before it', 0.5, '½'],
  ['a whole and a half', 10.5, '10½'],
  ['a quarter stays decimal', 2.25, '2.25'],
  ['below nothing, with a true minus', -1.5, '−1½'],
])('%s', (_case, value, printed) => {
  expect(halfText(value)).toBe(printed);
});
