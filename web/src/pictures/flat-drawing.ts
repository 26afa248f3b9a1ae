import render from 'dom-serializer';
import { Element, isTag, isText, Text, type ChildNode, type Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { BEGINNING, lettered, type TextStyle } from './lettering.ts';
import type { Declarations, StyleRule } from './style-rules.ts';
import { resolvedValue, type CustomProperties } from './style-value.ts';

/** How a drawing of the page is made into a picture that stands alone. */
export interface Flattening {
  readonly rules: readonly StyleRule[];
  readonly theme: 'light' | 'dark';
  /** How many units of a window it is wide. */
  readonly width: number;
  /** What it shows, in words. */
  readonly title: string;
}

/** What an element takes over from the one that it lies in. */
interface Inherited {
  readonly custom: CustomProperties;
  readonly text: TextStyle;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const OF_THE_PAGE = /^(?:class|style|data-v-.*|aria-.*|role)$/;
/** What HTML may write in small letters, and SVG may not, by those. Source: HTML 13.2.6.1, adjusting SVG attributes. */
const CAPITALS = new Map(
  ['viewBox', 'preserveAspectRatio', 'gradientUnits', 'gradientTransform', 'patternUnits', 'patternTransform'].map(
    (name) => [name.toLowerCase(), name],
  ),
);
/** What lies round a drawing within a drawing, and beside it for who does not see it. */
const OF_HTML = /^(?:div|table|pre|p|span)$/;
const FONT = /^(?:(\d{3}|bold)\s+)?([\d.]+)(?:\/\S+)?\s+(.+)$/;

/**
 * The first drawing in this HTML, as SVG with its styles as attributes and its texts as outlines, so that it needs no style sheet, no script
 * and no font. Throws where there is none.
 */
export function flatDrawing(html: string, { rules, theme, width, title }: Flattening): string {
  const page = parseDocument(`<html data-theme="${theme}"><body>${html}</body></html>`, { xmlMode: true });
  const used = rules.filter(({ scopes, most }) => width <= most && scopes.every((scope) => html.includes(scope)));
  const drawing = flattened(page, saidOf(page, used));
  if (drawing === null) throw new Error('There is no drawing in what was drawn');
  const { viewBox = '' } = drawing.attribs;
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number);
  const size = { width: String(width), height: String(Math.round((width * down) / across)) };
  drawing.attribs = { xmlns: NAMESPACE, viewBox, ...size, role: 'img' };
  drawing.children = [new Element('title', {}, [new Text(title)]), ...drawing.children];
  return render(drawing, { xmlMode: true, encodeEntities: 'utf8' });
}

/** What the rules, and then its own attribute, say of every element. */
function saidOf(page: Document, rules: readonly StyleRule[]): ReadonlyMap<Element, ReadonlyMap<string, string>> {
  return new Map(
    DomUtils.findAll(() => true, page.children).map((element) => {
      const ruled = rules.filter(({ matches }) => matches(element)).flatMap(({ says }) => says);
      return [element, new Map([...ruled, ...inlineOf(element)])];
    }),
  );
}

function inlineOf(element: Element): Declarations {
  return (element.attribs.style ?? '').split(';').flatMap((said) => {
    const colon = said.indexOf(':');
    return colon === -1 ? [] : [[said.slice(0, colon).trim(), said.slice(colon + 1).trim()] as const];
  });
}

/** Writes into every element what is said of it; the answer is the first drawing. */
function flattened(page: Document, said: ReadonlyMap<Element, ReadonlyMap<string, string>>): Element | null {
  let drawing: Element | null = null;
  const flat = (element: Element, around: Inherited): Flat =>
    flatElement(element, said.get(element) ?? new Map(), around);
  const walk = (nodes: readonly ChildNode[], around: Inherited): ChildNode[] =>
    nodes.flatMap((node): ChildNode[] => {
      if (!isTag(node)) return isText(node) ? [node] : [];
      const { inside, isHidden } = flat(node, around);
      if (isHidden) return [];
      if (drawing !== null && OF_HTML.test(node.name)) return walk(node.children, inside).filter(isDrawing);
      if (isDrawing(node)) drawing ??= node;
      if (node.name === 'text') return lettered(node, inside.text, (part) => flat(part, inside).inside.text);
      node.children = walk(node.children, inside);
      return [node];
    });
  walk(page.children, { custom: () => undefined, text: BEGINNING });
  return drawing;
}

function isDrawing(node: ChildNode): node is Element {
  return isTag(node) && node.name === 'svg';
}

interface Flat {
  readonly inside: Inherited;
  readonly isHidden: boolean;
}

/** Leaves of an element's attributes those of the drawing, and adds what is said of it. */
function flatElement(element: Element, said: ReadonlyMap<string, string>, around: Inherited): Flat {
  const own = new Map([...said].filter(([property]) => property.startsWith('--')));
  const custom: CustomProperties = own.size === 0 ? around.custom : (name) => own.get(name) ?? around.custom(name);
  const given = Object.entries(element.attribs)
    .filter(([name]) => !OF_THE_PAGE.test(name))
    .map(([name, value]) => [CAPITALS.get(name) ?? name, value] as const);
  const attributes = new Map<string, string>();
  for (const [property, value] of [...given, ...said]) {
    const worth = property.startsWith('--') ? null : resolvedValue(value, custom);
    if (worth !== null) attributes.set(property, rounded(worth));
  }
  const text = textIn(attributes, around.text);
  const isHidden = attributes.get('display') === 'none';
  for (const name of ['display', 'font', 'font-size', 'font-weight', 'font-family', 'color']) attributes.delete(name);
  element.attribs = Object.fromEntries(attributes);
  return { inside: { custom, text }, isHidden };
}

/** Hundredths of a unit, which nobody sees the next of. */
function rounded(value: string): string {
  return value.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

function textIn(attributes: ReadonlyMap<string, string>, around: TextStyle): TextStyle {
  const [, weight, size, family] = FONT.exec(attributes.get('font') ?? '') ?? [];
  return {
    size: Number(attributes.get('font-size') ?? size ?? around.size),
    weight: Number(attributes.get('font-weight') ?? weight ?? around.weight),
    family: attributes.get('font-family') ?? family ?? around.family,
    anchor: attributes.get('text-anchor') ?? around.anchor,
  };
}
