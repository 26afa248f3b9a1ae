/** What one step of the check counts and says: static checks count as one, tests as many as they are. */
export type StepResult = { readonly passed: number; readonly failed: number; readonly output: string };

/** One step of `npm test`: its name in the progress lines, and its work. */
export type Step = { readonly name: string; readonly run: () => Promise<StepResult> };

/** A finished step, with its time in milliseconds. */
export type FinishedStep = StepResult & { readonly name: string; readonly millis: number };

/** Runs steps with `width` of them at a time, in the order of the list, and returns them in the order of their ends. */
export async function runSteps(steps: readonly Step[], width: number): Promise<readonly FinishedStep[]> {
  const waiting = [...steps];
  const finished: FinishedStep[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) finished.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return finished;
}

async function runStep({ name, run }: Step): Promise<FinishedStep> {
  console.log(`» ${name} …`);
  const started = Date.now();
  const result = await run();
  const millis = Date.now() - started;
  const verdict = result.failed === 0 ? `${result.passed} passed` : `${result.passed} passed, ${result.failed} FAILED`;
  if (result.failed > 0 && result.output !== '') console.log(`\n${result.output.trimEnd()}\n`);
  console.log(`» ${name}: ${verdict} (${(millis / 1_000).toFixed(1)} s)`);
  return { ...result, name, millis };
}
