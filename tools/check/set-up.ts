import { buildWeb, bundleServer, generate, makeEmptyDatabase } from '../setup/steps.mjs';
import type { Step } from './step.ts';

const asStep = (name: string, work: (runtime: { env: NodeJS.ProcessEnv }) => Promise<void>): Step => ({
  name,
  run: async () => {
    try {
      await work({ env: process.env });
      return { passed: 1, failed: 0, output: '' };
    } catch (error) {
      return { passed: 0, failed: 1, output: String(error) };
    }
  },
});

/** What the other steps need: the generated code, the bundled server and the built page; nothing is done again that is up to date. */
export const setUpSteps: readonly Step[] = [
  asStep('generate', generate),
  asStep('server', bundleServer),
  asStep('empty database', makeEmptyDatabase),
  asStep('web page', buildWeb),
];
