import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { svgOf } from '../bench/picture/svg.ts';

const root = join(import.meta.dirname, '../..');

test('every benchmark draws a picture by its own name, and whichever is shown is there', () => {
  const benchmarks = globSync('tests/bench/*.bench.ts', { cwd: root });
  expect(benchmarks.length).toBeGreaterThan(10);
  for (const file of benchmarks) {
    expect(readFileSync(join(root, file), 'utf8')).toContain(`drawPicture('${basename(file, '.bench.ts')}'`);
  }
  const told = ['performance', 'scale'].map((page) => readFileSync(join(root, `docs/${page}.md`), 'utf8')).join('\n');
  const shown = [...told.matchAll(/\]\(performance\/(\w+)\.svg\)/g)].map(([, name]) => name);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((name) => !existsSync(join(root, `docs/performance/${name}.svg`)))).toEqual([]);
});

test('a picture says its figures in words too, to three digits, and keeps what is not markup out of it', () => {
  const bars = [
    { name: 'Baraza & <others>', value: 1_234.5, of: 'ours' as const },
    { name: 'a peer', value: 0.123_45, of: 'peer' as const },
  ];
  const picture = svgOf({ title: 'Moves', unit: 'a second', better: 'more', bars, goal: 1_000 }, 'on paper');
  expect(picture).toContain('<title>Moves: Baraza &amp; &lt;others> 1,230, a peer 0.123 (a second)</title>');
  expect(picture).toContain('more is better; dashed: goal, 1,000');
  expect(picture.match(/<rect class="(ours|peer)"/g)).toEqual(['<rect class="ours"', '<rect class="peer"']);
});
