import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plant, repository, uproot } from './planted-tree.ts';

type Diagnostic = { readonly code: string; readonly filename: string };

const rule = 'api/src/rules';
const planted = [
  ['a rule reads the date', `${rule}/date.ts`, 'export const now = (): number => Date.now();', 'no-restricted-globals'],
  [
    'a rule throws dice of its own',
    `${rule}/dice.ts`,
    'export const die = (): number => Math.random();',
    'no-restricted-properties',
  ],
  ['a rule reads the environment', `${rule}/env.ts`, 'export const env = process.env;', 'no-restricted-globals'],
  ['a rule asks the network', `${rule}/fetch.ts`, 'export const ask = fetch;', 'no-restricted-globals'],
  ['a rule waits', `${rule}/wait.ts`, 'export const wait = setTimeout;', 'no-restricted-globals'],
  ['a rule prints', `${rule}/print.ts`, 'console.log(1);', 'no-console'],
  ['the kernel reads the date', 'api/src/kernel/date.ts', 'export const now = new Date(0);', 'no-restricted-globals'],
  ['a command sets a timer', 'api/src/application/timer.ts', 'setInterval(() => 1, 1);', 'no-restricted-globals'],
  ['a command defers work', 'api/src/application/later.ts', 'queueMicrotask(() => 1);', 'no-restricted-globals'],
  [
    'the store takes a timer from Node',
    'api/src/store/timer.ts',
    'import { setTimeout as wait } from "node:timers/promises";\nexport const pause = wait;',
    'no-restricted-imports',
  ],
  ['any is used', 'api/src/store/any.ts', 'export const loose: any = 1;', 'no-explicit-any'],
  [
    'a promise is let go',
    'api/src/store/floating.ts',
    'const work = async (): Promise<void> => {};\nwork();\nexport {};',
    'no-floating-promises',
  ],
  [
    'a switch forgets a kind',
    'api/src/store/switch.ts',
    'export const name = (kind: "a" | "b"): string => {\n  switch (kind) {\n    case "a":\n      return "A";\n  }\n  return "";\n};',
    'switch-exhaustiveness-check',
  ],
  [
    'a type is imported as a value',
    'api/src/store/import.ts',
    'import { Stats } from "node:fs";\nexport type Copy = Stats;',
    'consistent-type-imports',
  ],
  ['a file is too long', 'api/src/store/long.ts', `${'export {};\n'.repeat(301)}`, 'max-lines'],
  [
    'a test is skipped',
    'tests/rules/skip.test.ts',
    'import { expect, test } from "vitest";\ntest.skip("later", () => {\n  expect(1).toBe(1);\n});',
    'no-disabled-tests',
  ],
  [
    'a test stands alone',
    'tests/rules/only.test.ts',
    'import { expect, test } from "vitest";\ntest.only("now", () => {\n  expect(1).toBe(1);\n});',
    'no-focused-tests',
  ],
] as const;

const clean = [
  ['a rule computes', `${rule}/pure.ts`, 'export const twice = (count: number): number => Math.abs(count) * 2;'],
  [
    'a command names the time that it was given',
    'api/src/application/at.ts',
    'export const at = (millis: number): Date => new Date(millis);',
  ],
  ['a long test', 'tests/rules/long.test.ts', 'export {};\n'.repeat(301)],
] as const;

const folder = plant(Object.fromEntries([...planted, ...clean].map(([, path, content]) => [path, content])));
const found = lint(folder);
afterAll(() => uproot(folder));

test.each(planted)('flagged: %s', (_sentence, path, _content, code) => {
  expect(
    found
      .filter(({ filename }) => filename.endsWith(path))
      .map((each) => each.code)
      .join(),
  ).toContain(`(${code})`);
});

test.each(clean)('let through: %s', (_sentence, path) => {
  expect(found.filter(({ filename }) => filename.endsWith(path))).toEqual([]);
});

function lint(cwd: string): readonly Diagnostic[] {
  const program = join(repository, 'node_modules/.bin/oxlint');
  const { stdout, stderr } = spawnSync(program, ['--type-aware', '--format=json'], { cwd, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] }).diagnostics;
}
