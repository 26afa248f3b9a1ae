import { Element, isTag, isText, type ChildNode } from 'domhandler';
import letters from 'virtual:letters';

/** How the letters of a text are. */
export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly family: string;
  /** As `text-anchor` says it. */
  readonly anchor: string;
}

/** Where nothing is said. */
export const BEGINNING: TextStyle = { size: 16, weight: 400, family: '', anchor: 'start' };

/** A piece of a text whose letters are alike. */
interface Run {
  readonly text: string;
  readonly style: TextStyle;
  readonly attributes: Readonly<Record<string, string>>;
  /** How far it is moved to the right. */
  readonly dx: number;
}

type Letter = readonly [advance: number, outline: string];

const COMBINING = /\p{M}/gu;
/** What the place of a text says, and is not said of its outlines. */
const PLACED = ['x', 'y', 'dx', 'dy', 'text-anchor', 'data-most'];

/** The outlines of a text element, in its place. `styleOf`: how the letters of an element in it are. */
export function lettered(element: Element, style: TextStyle, styleOf: (part: Element) => TextStyle): ChildNode[] {
  const { x = '0', y = '0', dy = '0', 'data-most': most } = element.attribs;
  const runs = within(trimmed(runsOf(element, style, styleOf)), Number(most ?? Infinity));
  const total = runs.reduce((width, run) => width + run.dx + widthOf(run.text, run.style), 0);
  const parts = { start: 0, middle: 0.5, end: 1 }[style.anchor] ?? 0;
  const baseline = Number(y) + (dy.endsWith('em') ? Number.parseFloat(dy) * style.size : Number(dy));
  let left = Number(x) - total * parts;
  const paths = runs.map((run) => {
    const path = new Element('path', { ...run.attributes, d: outline(run, left + run.dx, baseline) });
    left += run.dx + widthOf(run.text, run.style);
    return path;
  });
  return [new Element('g', spared(element.attribs), paths)];
}

/** How wide a text is in letters like these. */
export function widthOf(text: string, style: TextStyle): number {
  return [...text].reduce((width, sign) => width + letterOf(sign, style)[0], 0) * (style.size / 1_000);
}

function runsOf(element: Element, style: TextStyle, styleOf: (part: Element) => TextStyle): readonly Run[] {
  return element.children.flatMap((node): readonly Run[] => {
    if (isText(node)) return [{ text: node.data.replaceAll(/\s+/g, ' '), style, attributes: {}, dx: 0 }];
    if (!isTag(node)) return [];
    const own = styleOf(node);
    const dx = Number(node.attribs.dx ?? 0);
    const attributes = spared(node.attribs);
    return runsOf(node, own, styleOf).map((run, place) => ({ ...run, attributes, dx: place === 0 ? dx : 0 }));
  });
}

function spared(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !PLACED.includes(name)));
}

function trimmed(runs: readonly Run[]): readonly Run[] {
  return runs
    .map((run, place) => {
      const begun = place === 0 ? run.text.trimStart() : run.text;
      return { ...run, text: place === runs.length - 1 ? begun.trimEnd() : begun };
    })
    .filter(({ text }) => text !== '');
}

/** What of these there is room for: where it is not all, it ends in three dots. */
function within(runs: readonly Run[], most: number): readonly Run[] {
  const [run] = runs;
  if (run === undefined || widthOf(run.text, run.style) <= most) return runs;
  const signs = [...run.text];
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, run.style) > most) signs.pop();
  return [{ ...run, text: `${signs.join('').trimEnd()}…` }];
}

function outline({ text, style }: Run, left: number, baseline: number): string {
  const scale = style.size / 1_000;
  let at = left;
  return Array.from(text, (sign) => {
    const [advance, drawn] = letterOf(sign, style);
    const from = at;
    at += advance * scale;
    return drawn.replaceAll(
      /(-?\d+) (-?\d+)/g,
      (_, x: string, y: string) =>
        `${hundredths(from + Number(x) * scale)} ${hundredths(baseline - Number(y) * scale)}`,
    );
  }).join('');
}

/** Hundredths of a unit, which nobody sees the next of. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function letterOf(sign: string, { family, weight }: TextStyle): Letter {
  const weights =
    Object.entries(letters).find(([name]) => family.includes(name))?.[1] ?? letters['Source Sans 3'] ?? {};
  const [nearest = ''] = Object.keys(weights).toSorted(
    (one, other) => Math.abs(Number(one) - weight) - Math.abs(Number(other) - weight),
  );
  const known = weights[nearest] ?? {};
  const plain = sign.normalize('NFD').replaceAll(COMBINING, '');
  return known[sign] ?? known[plain] ?? known['?'] ?? [0, ''];
}
