/** A point of a chart, in its own units: x from 0 to `width`, y from 0 (top) to `height`. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** A round value of the scale, and where it lies. */
export interface ChartLine {
  readonly value: number;
  readonly y: number;
}

/** A line through values in their order, and what a scale beside it says. */
export interface Chart {
  readonly points: readonly ChartPoint[];
  readonly lines: readonly ChartLine[];
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MOST_LINES = 5;

/** Values as points of a chart of this size, evenly spaced, with round values of the scale; one value lies in the middle. */
export function chartPoints(values: readonly number[], width: number, height: number): Chart {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= MOST_LINES) ?? 1000;
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(Math.ceil(high / step) * step, bottom + step);
  const yOf = (value: number): number => height - ((value - bottom) / (top - bottom)) * height;
  const points = values.map((value, index) => ({
    x: values.length === 1 ? width / 2 : (index / (values.length - 1)) * width,
    y: yOf(value),
  }));
  const lines: ChartLine[] = [];
  for (let value = bottom; value <= top; value += step) lines.push({ value, y: yOf(value) });
  return { points, lines };
}
