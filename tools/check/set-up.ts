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

/** What all other steps need: the generated code; nothing is done again that is up to date. */
export const generation: Step = asStep('generate', generate);

/** What tests start: the bundled server, the database it begins with and the built page; none needs another. */
export const builds: readonly Step[] = [
  asStep('server', bundleServer),
  asStep('empty database', makeEmptyDatabase),
  asStep('web page', buildWeb),
];
