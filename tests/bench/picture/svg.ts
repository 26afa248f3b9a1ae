import type { Bar, Comparison } from './comparison.ts';

const WIDTH = 720;
const NAMES = 250;
const FIGURES = 90;
const ROW = 30;
const TOP = 64;

/** The colours of the dashboard: Baraza, what it is beside, words, and what is behind them. */
const STYLE = `<style>
text { font: 14px system-ui, sans-serif; fill: #1a1c28 } .title { font-weight: 600; font-size: 16px } .note { font-size: 12px; fill: #55586a }
.page { fill: #fcfcfa } .ours { fill: #2e3a8c } .peer { fill: #b8b8ad } .goal { stroke: #b3320e; stroke-width: 2; stroke-dasharray: 5 4 }
@media (prefers-color-scheme: dark) { text { fill: #eeede6 } .note { fill: #a9acba } .page { fill: #191c27 }
.ours { fill: #abb6f7 } .peer { fill: #485066 } .goal { stroke: #ff8d6b } }
</style>`;

/** A picture of a comparison as an SVG: a bar for each figure, its name before it and the figure behind it, and a line at the goal. */
export function svgOf(comparison: Comparison, measured: string): string {
  const { title, unit, better, bars, goal } = comparison;
  const most = Math.max(...bars.map(({ value }) => value), goal ?? 0);
  const scale = (WIDTH - NAMES - FIGURES) / most;
  const height = TOP + bars.length * ROW + 30;
  const sense = `${unit}; ${better} is better${goal === undefined ? '' : `; dashed: goal, ${figure(goal)}`}`;
  const line =
    goal === undefined
      ? ''
      : `<line class="goal" x1="${NAMES + goal * scale}" x2="${NAMES + goal * scale}" y1="${TOP - 6}" y2="${TOP + bars.length * ROW}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(title)}: ${escaped(bars.map(({ name, value }) => `${name} ${figure(value)}`).join(', '))} (${escaped(unit)})</title>`,
    STYLE,
    `<rect class="page" width="${WIDTH}" height="${height}" rx="8"/>`,
    `<text class="title" x="16" y="28">${escaped(title)}</text><text class="note" x="16" y="48">${escaped(sense)}</text>`,
    ...bars.map((bar, index) => barOf(bar, TOP + index * ROW, scale)),
    line,
    `<text class="note" x="16" y="${height - 10}">${escaped(measured)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function barOf({ name, value, of }: Bar, y: number, scale: number): string {
  const width = Math.max(1, value * scale);
  return (
    `<text x="${NAMES - 10}" y="${y + 16}" text-anchor="end">${escaped(name)}</text>` +
    `<rect class="${of}" x="${NAMES}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 8}" rx="3"/>` +
    `<text x="${(NAMES + width + 8).toFixed(1)}" y="${y + 16}">${figure(value)}</text>`
  );
}

/** Three digits that say something. */
function figure(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
