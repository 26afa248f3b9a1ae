import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeAfter } from '../../client/src/place.ts';
import { isForLater } from '../../client/src/refusal.ts';

const rows = readFileSync('docs/subscriptions.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5)
  .map(([, comes = '', , todo = '']) => ({ codes: comes.match(/(?<=`)[A-Z_]+(?=`)/g) ?? [], todo }))
  .filter(({ codes }) => codes.length > 0);

test('after each code of docs/subscriptions.md the client comes again where it says so, and nowhere else', () => {
  expect(rows.flatMap(({ codes }) => codes).length).toBeGreaterThan(15);
  for (const { codes, todo } of rows)
    for (const code of codes)
      expect([code, isForLater({ message: '', extensions: { code } })]).toEqual([
        code,
        /^(read faster, and )?come again/.test(todo),
      ]);
});

test('every code of docs/subscriptions.md is one that the server answers with', () => {
  const source = execFileSync(
    'grep',
    ['-rhoE', "'[A-Z]+(_[A-Z]+)*'|TOO_MANY_SOCKETS", 'api/src/server', 'api/src/graphql', 'api/src/application'],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  // Yoga's own word for what nobody expected.
  const known = new Set(['INTERNAL_SERVER_ERROR', ...source.split('\n').map((word) => word.replaceAll("'", ''))]);
  expect(rows.flatMap(({ codes }) => codes).filter((code) => !known.has(code))).toEqual([]);
});

test('where only some kinds are wanted no hole is a loss, and a heartbeat says how far it has come', () => {
  const some = placeAfter(3, false);
  expect(some.hear({ __typename: 'MovePlayed', version: 5 })).toBe('news');
  expect(some.hear({ __typename: 'Heartbeat', version: 8 })).toBe('passing');
  expect(some.after).toBe(8);
  expect(some.hear({ __typename: 'MovePlayed', version: 8 })).toBe('known');
  const all = placeAfter(3, true);
  expect(all.hear({ __typename: 'Heartbeat', version: 8 })).toBe('passing');
  expect(all.after).toBe(8);
  expect(all.hear({ __typename: 'MovePlayed', version: 10 })).toBe('hole');
  expect(all.hear({ __typename: 'GameSnapshot', version: 2 })).toBe('news');
});
