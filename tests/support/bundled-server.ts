import { bundleServer } from '../../tools/setup/steps.mjs';

/** Before the tests of a project that runs the server in processes of its own: bundles it as `npm start` does, where its code has changed. */
export default function bundled(): Promise<void> {
  return bundleServer({ env: process.env });
}
