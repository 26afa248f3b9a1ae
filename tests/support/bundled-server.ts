import { bundleServer, makeEmptyDatabase } from '../../tools/setup/steps.mjs';

/** Before the tests of a project that runs the server in processes of its own: makes what `npm start` makes for it, where its code has changed. */
export default async function bundled(): Promise<void> {
  await bundleServer({ env: process.env });
  await makeEmptyDatabase({ env: process.env });
}
