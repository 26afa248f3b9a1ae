import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { show } from '../programs.ts';
import type { Step, StepResult } from './step.ts';

const reports = 'node_modules/.cache/test-reports';

/**
 * What the tests run under on every machine: a time zone that nobody would confuse with UTC, and a plain locale. Each of
 * the many processes compiles what none before it has.
 */
const surroundings = {
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  TZ: 'Pacific/Chatham',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
};

/** The projects, the longest first, which are tested two at a time; and how many files of each, as those that wait for others leave time over. */
const projects = [
  ['e2e', 2],
  ['unit', 2],
  ['embedded', 2],
  ['postgres', 3],
] as const;

/** The projects of vitest.config.ts, one step each, counted from vitest's own report. */
export const testProjects: readonly Step[] = projects.map(([project, workers]) => step(project, workers));

/** One that waits for its database most of the time, and so is done beside others. */
export const smallProject: Step = step('planted', 1);

function step(project: string, workers: number): Step {
  return {
    name: `tests: ${project}`,
    run: async () => {
      const report = `${reports}/${project}.json`;
      mkdirSync(reports, { recursive: true });
      rmSync(report, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const command = ['vitest', 'run', '--project', project, `--maxWorkers=${workers}`, ...reporters];
      const { status } = await show(command, surroundings);
      return countsOf(report, status);
    },
  };
}

/**
 * The counts of one vitest report, and each test that failed by its file, its name and what it says. A test that was skipped
 * is a failure, and so is a run that ends badly although each of its tests passed (an error outside any test, no test at
 * all, no report).
 */
export function countsOf(report: string, status: number): StepResult {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = readReport(report);
  const skipped = numPendingTests + numTodoTests;
  const failed = numFailedTests + skipped;
  if (status !== 0 && failed === 0) return { passed, failed: 1, output: 'The run failed outside its tests.' };
  const output = testResults.flatMap(failuresIn);
  if (skipped > 0) output.push(`${skipped} tests were skipped: mend or delete them.`);
  return { passed, failed, output: output.join('\n') };
}

type Verdict = { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] };
type TestFile = { readonly name: string; readonly assertionResults: readonly Verdict[] };
type Report = Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>> & {
  readonly testResults: readonly TestFile[];
};

const LINES_OF_A_FAILURE = 12;

function failuresIn({ name, assertionResults }: TestFile): readonly string[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      const said = failureMessages.join('\n').split('\n').slice(0, LINES_OF_A_FAILURE);
      return [`${relative('.', name)} › ${fullName}`, ...said].join('\n  ');
    });
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}
