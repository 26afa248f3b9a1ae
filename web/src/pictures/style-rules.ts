import { compile } from 'css-select';
import { parse as parseSelector, type Selector } from 'css-what';
import type { AnyNode, Element } from 'domhandler';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** What a rule says of an element. */
export type Declarations = readonly (readonly [property: string, value: string])[];

/** A rule of the page's styles: of two that say otherwise, the later in the list wins. */
export interface StyleRule {
  readonly matches: (element: Element) => boolean;
  /** The components that it is for, by their marks; none: for every one. */
  readonly scopes: readonly string[];
  /** The widest container that it is for. */
  readonly most: number;
  readonly says: Declarations;
}

/** What of a style counts in a drawing that nobody touches. */
const DRAWN =
  /^(?:--.+|fill(?:-.+)?|stroke(?:-.+)?|stop-.+|opacity|color|display|visibility|transform|text-anchor|font(?:-(?:size|weight|family))?)$/;
const PLAIN_PSEUDOS = ['root', 'is', 'where', 'not', 'first-child', 'last-child', 'nth-child', 'only-child'];
const NARROW = /^\(?[\w-]*\s*\(\s*(?:width\s*<=|max-width:)\s*([\d.]+)px\s*\)$/;

type Weight = readonly [layer: number, ids: number, classes: number, tags: number];

interface WeighedRule extends StyleRule {
  readonly weight: Weight;
}

/** The rules of style sheets, the weakest first, without those for paper, for windows of one kind, and for what is touched. */
export function styleRules(sheets: readonly string[]): readonly StyleRule[] {
  return sheets
    .flatMap((sheet) => rulesIn(postcss.parse(sheet), { layer: 1, most: Infinity }))
    .toSorted((one, other) => heavier(one.weight, other.weight));
}

interface Place {
  /** 0: in a layer, whose rules are the weaker. */
  readonly layer: number;
  readonly most: number;
}

function rulesIn(container: Container<ChildNode>, place: Place): readonly WeighedRule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return rulesOf(node, place);
    if (node.type !== 'atrule' || node.nodes === undefined) return [];
    const inside = placeIn(node, place);
    return inside === null ? [] : rulesIn(node, inside);
  });
}

function placeIn({ name, params }: AtRule, place: Place): Place | null {
  if (name === 'layer') return { ...place, layer: 0 };
  const most = name === 'container' ? NARROW.exec(params)?.[1] : undefined;
  return most === undefined ? null : { ...place, most: Number(most) };
}

function rulesOf(rule: Rule, { layer, most }: Place): readonly WeighedRule[] {
  const says = rule.nodes.flatMap((node) =>
    node.type === 'decl' && DRAWN.test(node.prop) ? [[node.prop, node.value] as const] : [],
  );
  if (says.length === 0) return [];
  return rule.selectors.flatMap((selector) => {
    const parts = parseSelector(selector)[0] ?? [];
    if (!parts.every(isPlain)) return [];
    return {
      says,
      most,
      scopes: [...new Set(selector.match(/data-v-[\da-f]+/g))],
      matches: compile<AnyNode, Element>(selector, { xmlMode: true }),
      weight: [layer, ...specificity(parts)],
    };
  });
}

function isPlain(part: Selector): boolean {
  if (part.type === 'pseudo-element') return false;
  if (part.type !== 'pseudo') return true;
  const { name, data } = part;
  return PLAIN_PSEUDOS.includes(name) && (!Array.isArray(data) || data.flat().every(isPlain));
}

function specificity(parts: readonly Selector[]): [ids: number, classes: number, tags: number] {
  const total: [number, number, number] = [0, 0, 0];
  for (const part of parts) {
    const [ids, classes, tags] = specificityOf(part);
    total[0] += ids;
    total[1] += classes;
    total[2] += tags;
  }
  return total;
}

function specificityOf(part: Selector): readonly [ids: number, classes: number, tags: number] {
  if (part.type === 'tag') return [0, 0, 1];
  if (part.type === 'attribute') return part.name === 'id' && part.action === 'equals' ? [1, 0, 0] : [0, 1, 0];
  if (part.type !== 'pseudo' || part.name === 'where') return [0, 0, 0];
  if (!Array.isArray(part.data)) return [0, 1, 0];
  return part.data.map(specificity).toSorted((one, other) => heavier([0, ...other], [0, ...one]))[0] ?? [0, 0, 0];
}

function heavier(one: Weight, other: Weight): number {
  return one.map((part, place) => part - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
