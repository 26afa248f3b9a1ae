// What it costs that the server counts and times what it does, whether or not anybody reads it: CPU of one observation, and of
// one reading of all. Measured on Node 24.21 on two cores that other programs kept busy: 0.4 to 1.4 µs, and 0.5 ms.
import { createMeasures } from '../../api/src/server/measures/measures.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

const TIMES = 300_000;
const READINGS = 100;

const measures = createMeasures();
const OBSERVATIONS: Readonly<Record<string, (number: number) => void>> = {
  'a statement': (number) => measures.statement(number % 20),
  'a connection': (number) => measures.waited(number % 3),
  'an event sent': (number) => measures.fannedOut(number % 3),
  'an operation': (number) => measures.operation('mutation', 'done', number % 20),
  'its points': (number) => measures.points('address', true, number % 100),
};

function microseconds(since: NodeJS.CpuUsage, times: number): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / times;
}

const bars: Bar[] = [];
for (const [name, observe] of Object.entries(OBSERVATIONS)) {
  for (let number = 0; number < TIMES / 6; number += 1) observe(number);
  const begun = process.cpuUsage();
  for (let number = 0; number < TIMES; number += 1) observe(number);
  const took = microseconds(begun, TIMES);
  bars.push({ name, value: took, of: 'ours' });
  console.log(`${name.padEnd(16)}${took.toFixed(2).padStart(8)} µs`);
}
drawPicture('measures', {
  title: 'What it costs to count and time what a server does',
  unit: 'microseconds of CPU an observation',
  better: 'less',
  bars,
});
const begun = process.cpuUsage();
for (let reading = 0; reading < READINGS; reading += 1) await measures.registry.metrics();
console.log(`${'a reading'.padEnd(16)}${microseconds(begun, READINGS).toFixed(0).padStart(8)} µs`);
