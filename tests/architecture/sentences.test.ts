import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusingSentences } from './sentences.ts';

const root = join(import.meta.dirname, '../..');

/**
 * All that may say no to a person: rules, commands and questions, the API and the server. What is told at the terminal to who starts the
 * program, and that the database cannot be reached, is said before anybody has a language; what a person of the demo world has written, as he wrote it.
 */
const SOURCES = [
  'api/src/{rules,application,graphql}/**/*.ts',
  'api/src/{formats,games}/*/{rules,application,graphql}/**/*.ts',
  'api/src/server/**/!(env|options|unavailable).ts',
];

test('what is refused is said by the catalogue, in any language', () => {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/demo/**'] });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    refusingSentences(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, words }) => `${file}:${line} ${words}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each(['rules', 'application', 'graphql', 'server'])('a refusal of its own words is found in %s', (layer) => {
  const file = `api/src/${layer}/planted.ts`;
  const source = "if (isOver) return err({ kind: 'game-over', message: 'The game is over now.' });";
  expect(refusingSentences(file, source)).toEqual([{ line: 1, words: 'The game is over now.' }]);
});

test.each([
  ['given to err', "const no = err(forbidden('Only players may do this.'));", 'Only players may do this.'],
  ['with a name in it', 'const no = err({ why: `${name} has left this tournament` });', '… has left this tournament'],
  ['one of two', "const no = err(early ? 'it is too early' : 'late');", 'it is too early'],
  ['as a message', "return { message: 'The game is over.' };", 'The game is over.'],
  ['as a reason', "const reason = 'The match was decided.';", 'The match was decided.'],
  ['as a message that follows', "const message = 'The game is over.';", 'The game is over.'],
  ['with a colon in it', "return err('The moves: three are missing here.');", 'The moves: three are missing here.'],
])('a sentence %s is found', (_where, source, words) => {
  expect(refusingSentences('planted.ts', source)).toEqual([{ line: 1, words }]);
});

test.each([
  ['key and its places', "err(invalidInput('text', message('refused.table.long', { most: 'not this' })))"],
  ['bug', 'err(new Error(`the game ${id} is not there`))'],
  ['text that refuses nothing', "const about = 'A game of three in a row.';"],
  ['flaw of an argument of the API', 'err(`games[${index}]: there is no player with this id.`)'],
  ['flaw of several arguments', 'err(`alive, order: at most ${most} players may be given.`)'],
  ['description of a field', "const fields = { message: t.string({ description: 'Why it was not taken.' }) };"],
])('a %s is none', (_what, source) => {
  expect(refusingSentences('planted.ts', source)).toEqual([]);
});
