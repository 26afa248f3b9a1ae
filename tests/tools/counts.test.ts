import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runSteps } from '../../tools/check/step.ts';
import { countsOf } from '../../tools/check/test-projects.ts';

const folder = mkdtempSync(join(tmpdir(), 'baraza-report-'));
const report = (passed: number, failed: number, skipped = 0, todo = 0): string => {
  const counts = { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: todo };
  return JSON.stringify({ ...counts, testResults: [] });
};

test.each([
  ['all tests passed', report(7, 0), 0, 7, 0],
  ['two failed', report(5, 2), 1, 5, 2],
  ['a skipped test is a failure', report(5, 0, 1), 0, 5, 1],
  ['a test left to do is a failure', report(5, 0, 0, 2), 0, 5, 2],
  ['an error outside the tests is one failure', report(5, 0), 1, 5, 1],
  ['a run without a test is one failure', report(0, 0), 1, 0, 1],
  ['a report that is not JSON is one failure', 'no report', 1, 0, 1],
])('%s', (_sentence, content, status, passed, failed) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, content);
  expect(countsOf(path, status)).toMatchObject({ passed, failed });
});

test('each test that failed is told by its file, its name and what it says', () => {
  const verdict = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  });
  const verdicts = [
    verdict('failed', 'a stone is taken', 'Error: expected 2\n    at stones.ts'),
    verdict('passed', 'a pass'),
  ];
  const path = join(folder, 'failed.json');
  const testResults = [{ name: resolve('tests/stones.test.ts'), assertionResults: verdicts }];
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(report(1, 1)) as object), testResults }));
  expect(countsOf(path, 1).output).toBe(
    'tests/stones.test.ts › a stone is taken\n  Error: expected 2\n      at stones.ts',
  );
});

test('a run that wrote no report is one failure', () => {
  expect(countsOf(join(folder, 'missing.json'), 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('a step that fails does not keep the others from running', async () => {
  const step = (name: string, failed: number) => ({
    name,
    run: () => Promise.resolve({ passed: 1 - failed, failed, output: '' }),
  });
  const finished = await runSteps([step('first', 0), step('second', 1), step('third', 0)], 2);
  const failures = Object.fromEntries(finished.map(({ name, failed }) => [name, failed]));
  expect(failures).toEqual({ first: 0, second: 1, third: 0 });
});
