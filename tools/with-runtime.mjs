// `npm start`, `npm test`, `npm run dev`, `npm run bench` and `npm run check:long` come here.
// Plain JavaScript without dependencies, for any Node from 18 on: it brings the Node and the pnpm that the project is
// pinned to, installs what the lockfile says, repeats the set-up steps whose inputs have changed, then runs the task.
import { bringRuntime } from './setup/bring-runtime.mjs';
import { runTask, say } from './setup/processes.mjs';
import { buildWeb, generate, installDependencies } from './setup/steps.mjs';

const server = ['node', 'api/src/server/main.ts'];
const tasks = {
  start: { steps: [generate, buildWeb], command: server },
  dev: { steps: [generate], command: ['node', 'tools/dev.ts'] },
  test: { steps: [generate, buildWeb], command: ['node', 'tools/test.ts'] },
  'check:long': { steps: [generate, buildWeb], command: ['node', 'tools/test.ts'], env: { BARAZA_LONG: '1' } },
  bench: { steps: [generate], command: ['node', 'tools/bench.ts'] },
  format: { steps: [], command: ['oxfmt'] },
};

const [name = 'start', ...rest] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined) {
  say(`There is no task "${name}"; the tasks are ${Object.keys(tasks).join(', ')}.`);
  process.exit(1);
}

const runtime = await bringRuntime();
await installDependencies(runtime);
for (const step of task.steps) await step(runtime);
process.exit(await runTask([...task.command, ...rest], { ...runtime.env, ...task.env }));
