import { expect, test } from 'vitest';
import { acceptedLocale } from '../../api/src/server/accepted-locale.ts';

test.each([
  [null, 'en'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['de, SW-TZ;q=0.7, en', 'sw'],
  ['de, ja', 'en'],
  ['*', 'en'],
])('who reads %s is answered in %s', (header, locale) => {
  const headers = new Headers(header === null ? {} : { 'accept-language': header });
  expect(acceptedLocale(headers)).toBe(locale);
});
