// Everything that `npm test` checks, in order; its last line is `N passed, N failed`.
// Words after `npm test --` choose the steps whose name contains one of them.
import { stopOnSignals } from './programs.ts';
import { builds, generation } from './check/set-up.ts';
import { staticChecks } from './check/static-checks.ts';
import { runSteps, type FinishedStep, type Step } from './check/step.ts';
import { smallProject, testProjects } from './check/test-projects.ts';

const words = process.argv.slice(2);
const named = [generation, ...builds, ...staticChecks, smallProject, ...testProjects].map(({ name }) => name);
const strange = words.find((word) => !named.some((name) => name.includes(word)));
if (strange !== undefined) {
  console.error(`baraza: no step of the tests has "${strange}" in its name. There are: ${named.join('; ')}.`);
  process.exit(1);
}
const chosen = (step: Step): boolean => words.length === 0 || words.some((word) => step.name.includes(word));
const started = Date.now();

stopOnSignals();
const [longest, ...otherChecks] = staticChecks.filter(chosen);
const generated = await runSteps([generation], 1);
// The longest check takes as long as all that is built, and is done beside it.
const built = await runSteps([...(longest === undefined ? [] : [longest]), ...builds], 2);
const checks = await runSteps([...otherChecks, smallProject].filter(chosen), 2);
const tests = await runSteps(testProjects.filter(chosen), 2);
report([...generated, ...built, ...checks, ...tests]);

function report(finished: readonly FinishedStep[]): void {
  const sum = (pick: (step: FinishedStep) => number): number => finished.reduce((total, step) => total + pick(step), 0);
  const failed = sum((step) => step.failed);
  // Once more what was said where it failed, as whoever reads a long log reads its end.
  for (const step of finished.filter((each) => each.failed > 0))
    console.log(`» failed: ${step.name} (${step.failed})\n${step.output.trimEnd()}`);
  console.log(`» ${((Date.now() - started) / 1_000).toFixed(0)} s in all`);
  console.log(`${sum((step) => step.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 && process.exitCode !== 1 ? 0 : 1;
}
