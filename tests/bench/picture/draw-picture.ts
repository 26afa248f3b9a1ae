import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from './comparison.ts';
import { svgOf } from './svg.ts';

/** Where the pictures of docs/performance.md lie. */
export const PICTURES = join(import.meta.dirname, '../../../docs/performance');

/** Draws what a benchmark has measured as docs/performance/NAME.svg, with the day, the machine and how busy it was. */
export function drawPicture(name: string, comparison: Comparison): void {
  const [busy = 0] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  const measured = `${day}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${busy.toFixed(1)}`;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}.svg`), svgOf(comparison, measured));
}
