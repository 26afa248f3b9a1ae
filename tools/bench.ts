// Runs the benchmarks in tests/bench one after the other, each in its own process so that none warms another's code.
// Words after `npm run bench --` choose the files whose name contains one of them.
import { globSync } from 'node:fs';
import { show, stopOnSignals } from './programs.ts';
import { nodeFlags } from './setup/node-flags.mjs';

const words = process.argv.slice(2);
const files = globSync('tests/bench/*.bench.ts').sort();
const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));

stopOnSignals();
if (chosen.length === 0) console.log(`No benchmark is named so; there are: ${files.join(', ')}`);
for (const file of chosen) {
  console.log(`\n» ${file}`);
  const { status } = await show(['node', ...nodeFlags, '--expose-gc', file]);
  if (status !== 0) process.exitCode = status;
}
