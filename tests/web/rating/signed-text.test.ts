import { expect, test } from 'vitest';
import { signedText } from '../../../web/src/rating/signed-text.ts';

test.each([
  [16, '+16'],
  [-16, '−16'],
  [0, '±0'],
])('%d is written %s', (difference, text) => {
  expect(signedText(difference)).toBe(text);
});
