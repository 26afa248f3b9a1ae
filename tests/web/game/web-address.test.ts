import { expect, test } from 'vitest';
import { webAddress } from '../../../web/src/game/web-address.ts';

test.each(['https://example.org/board/7?x=1#y', 'http://example.org', 'HTTPS://EXAMPLE.ORG/'])('%s is linked', (text) =>
  expect(webAddress(text)).toBe(text),
);

test.each([
  null,
  '',
  'javascript:alert(1)',
  ' https://example.org',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/x',
  '//example.org',
  'http://',
  'the club in Stone Town',
])('%j is no link', (text) => expect(webAddress(text)).toBeNull());
