import { expect, test } from 'vitest';
import { acceptedLocale } from '../../api/src/server/accepted-locale.ts';
import { credentialsOf } from '../../api/src/server/socket-credentials.ts';

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

test.each([
  [{}, 'fr'],
  [{ 'Accept-Language': 'sw' }, 'sw'],
])('a connection that was opened in French and began with %j is answered in %s', (params, locale) => {
  expect(acceptedLocale(credentialsOf({ headers: { 'accept-language': 'fr' } }, params))).toBe(locale);
});
