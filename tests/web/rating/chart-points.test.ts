import { expect, test } from 'vitest';
import { chartPoints } from '../../../web/src/rating/chart-points.ts';

test('a line of values: evenly spaced, the higher the nearer the top, between round values of the scale', () => {
  expect(chartPoints([1500, 1516, 1484], 600, 160)).toEqual({
    points: [
      { x: 0, y: 80 },
      { x: 300, y: 16 },
      { x: 600, y: 144 },
    ],
    lines: [
      { value: 1480, y: 160 },
      { value: 1490, y: 120 },
      { value: 1500, y: 80 },
      { value: 1510, y: 40 },
      { value: 1520, y: 0 },
    ],
  });
});

test.each<[string, readonly number[], readonly number[]]>([
  ['one value', [1500], [1500, 1510]],
  ['equal values', [1500, 1500], [1500, 1510]],
  ['values far apart', [1500, 2069, 2100], [1400, 1600, 1800, 2000, 2200]],
  ['values from nothing', [0, 4000], [0, 1000, 2000, 3000, 4000]],
])('the scale of %s has few lines and holds them all', (_name, values, scale) => {
  const { lines, points } = chartPoints(values, 600, 160);
  expect(lines.map(({ value }) => value)).toEqual(scale);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(600);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(160);
  }
});
