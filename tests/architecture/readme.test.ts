import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './planted-tree.ts';

const read = (path: string): string => readFileSync(join(repository, path), 'utf8');
const readme = read('README.md');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

test('the README has a row for each environment variable of the server, and no other', () => {
  const rows = found(readme, /^\| `([A-Z_]+)` \|/gm);
  expect([...rows].sort()).toEqual([...found(read('api/src/server/env.ts'), /^ {2}([A-Z_]+): z/gm)].sort());
});

test('the README names every command of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const short = ['start', 'test'];
  const commands = Object.keys(scripts).map((name) => (short.includes(name) ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !readme.includes(command))).toEqual([]);
});

test('the README has the demo accounts', () => {
  const people = read('api/src/application/demo/people.ts');
  const facts = [...found(people, /email: '([^']+)'/g), ...found(people, /DEMO_PASSWORD = '([^']+)'/g)];
  expect(facts.length).toBeGreaterThan(1);
  expect(facts.filter((fact) => !readme.includes(fact))).toEqual([]);
});

test('every path in the README exists', () => {
  const paths = found(readme, /`((?:api|web|tests|tools|docs)\/[a-z0-9./-]+)`/g);
  expect(paths.filter((path) => path !== 'tools/runtime/node_modules' && !existsSync(join(repository, path)))).toEqual(
    [],
  );
});
