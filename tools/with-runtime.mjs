// `npm start`, `npm test`, `npm run dev`, `npm run build`, `npm run bench`, `npm run check:long` and the other tasks below come here.
// Plain JavaScript without dependencies, for any Node from 18 on: it brings the Node and the pnpm that the project is
// pinned to, installs what the lockfile says, repeats the set-up steps whose inputs have changed, then runs the task.
import { bringRuntime } from './setup/bring-runtime.mjs';
import { nodeFlags, nodeVariables } from './setup/node-flags.mjs';
import { runTask, say, SetUpFailure } from './setup/processes.mjs';
import { buildWeb, bundleServer, generate, installDependencies, makeEmptyDatabase } from './setup/steps.mjs';

const tasks = {
  start: {
    steps: [generate, bundleServer, makeEmptyDatabase, buildWeb],
    command: ['node', ...nodeFlags, 'api/dist/main.js'],
    env: nodeVariables,
  },
  build: { steps: [generate, bundleServer, makeEmptyDatabase, buildWeb] },
  dev: { steps: [generate, makeEmptyDatabase], command: ['node', 'tools/dev.ts'] },
  test: { steps: [], command: ['node', 'tools/test.ts'], lastWords: '0 passed, 1 failed' },
  'check:long': {
    steps: [],
    command: ['node', 'tools/test.ts'],
    env: { BARAZA_LONG: '1' },
    lastWords: '0 passed, 1 failed',
  },
  bench: { steps: [generate, bundleServer, makeEmptyDatabase, buildWeb], command: ['node', 'tools/bench.ts'] },
  screens: {
    steps: [generate, makeEmptyDatabase, buildWeb],
    command: ['node', ...nodeFlags, 'tests/screens/screens.ts'],
    env: nodeVariables,
  },
  conformance: { steps: [generate], command: ['node', 'client/conformance/main.ts'] },
  format: { steps: [], command: ['oxfmt'] },
};

const [name = 'start', ...rest] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined) {
  say(`There is no task "${name}"; the tasks are ${Object.keys(tasks).join(', ')}.`);
  process.exit(1);
}
const runtime = await setUp().catch((error) => {
  if (!(error instanceof SetUpFailure)) throw error;
  say(error.message);
  if (task.lastWords !== undefined) console.log(task.lastWords);
  process.exit(error.status);
});
if (task.command === undefined) process.exit(0);
process.exit(await runTask([...task.command, ...rest], { ...runtime.env, ...task.env }));

async function setUp() {
  const found = await bringRuntime();
  await installDependencies(found);
  for (const step of task.steps) await step(found);
  return found;
}
