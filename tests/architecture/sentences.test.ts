import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusingSentences } from './sentences.ts';

const root = join(import.meta.dirname, '../..');

/** What commands are made of. What only questions are answered with refuses by sentences of the rules, which are English still. */
const COMMANDS = [
  'api/src/application/*.ts',
  'api/src/application/{commands,jobs,mail,running,state}/**/*.ts',
  'api/src/{formats,games}/*/application/{championship,commands,mail,series}/**/*.ts',
];

test('what commands refuse is said by the catalogue, in any language', () => {
  const files = globSync(COMMANDS, { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    refusingSentences(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, words }) => `${file}:${line} ${words}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['given to err', "const no = err(forbidden('Only players may do this.'));", 'Only players may do this.'],
  ['with a name in it', 'const no = err({ why: `${name} has left this tournament` });', '… has left this tournament'],
  ['one of two', "const no = err(early ? 'it is too early' : 'late');", 'it is too early'],
  ['as a message', "return { message: 'The game is over.' };", 'The game is over.'],
  ['as a message that follows', "const message = 'The game is over.';", 'The game is over.'],
])('a sentence %s is found', (_where, source, words) => {
  expect(refusingSentences('planted.ts', source)).toEqual([{ line: 1, words }]);
});

test.each([
  ['key and its places', "err(invalidInput('text', message('refused.table.long', { most: 'not this' })))"],
  ['bug', 'err(new Error(`the game ${id} is not there`))'],
  ['text that refuses nothing', "const about = 'A game of three in a row.';"],
])('a %s is none', (_what, source) => {
  expect(refusingSentences('planted.ts', source)).toEqual([]);
});
