// Everything that `npm test` checks, in order; its last line is `N passed, N failed`.
// Words after `npm test --` choose the steps whose name contains one of them.
import { stopOnSignals } from './programs.ts';
import { setUpSteps } from './check/set-up.ts';
import { staticChecks } from './check/static-checks.ts';
import { runSteps, type FinishedStep, type Step } from './check/step.ts';
import { smallProject, testProjects } from './check/test-projects.ts';

const words = process.argv.slice(2);
const named = [...setUpSteps, ...staticChecks, smallProject, ...testProjects].map(({ name }) => name);
const strange = words.find((word) => !named.some((name) => name.includes(word)));
if (strange !== undefined) {
  console.error(`baraza: no step of the tests has "${strange}" in its name. There are: ${named.join('; ')}.`);
  process.exit(1);
}
const chosen = (step: Step): boolean => words.length === 0 || words.some((word) => step.name.includes(word));
const started = Date.now();

stopOnSignals();
const setUp = await runSteps(setUpSteps, 1);
const checks = await runSteps([...staticChecks, smallProject].filter(chosen), 2);
const tests = await runSteps(testProjects.filter(chosen), 2);
report([...setUp, ...checks, ...tests]);

function report(finished: readonly FinishedStep[]): void {
  const sum = (pick: (step: FinishedStep) => number): number => finished.reduce((total, step) => total + pick(step), 0);
  const failed = sum((step) => step.failed);
  for (const step of finished.filter((each) => each.failed > 0)) console.log(`» failed: ${step.name} (${step.failed})`);
  console.log(`» ${((Date.now() - started) / 1_000).toFixed(0)} s in all`);
  console.log(`${sum((step) => step.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 && process.exitCode !== 1 ? 0 : 1;
}
