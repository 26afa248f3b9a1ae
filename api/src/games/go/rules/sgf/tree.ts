import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { lineAndColumn } from './place-in-text.ts';

/** One value between brackets, as it is written (escapes and all), and where it begins in the text. */
export interface SgfValue {
  readonly raw: string;
  readonly at: number;
}

/** A property: its name in capitals (small letters of old files dropped) and its values, one or more. */
export interface SgfProperty {
  readonly id: string;
  readonly at: number;
  readonly values: readonly SgfValue[];
}

/** A node with its properties in their order; the first child goes on with the main line, the others are variations. */
export interface SgfNode {
  readonly properties: readonly SgfProperty[];
  readonly children: readonly SgfNode[];
}

/** A text that is no tree: why, and where (from 1). */
export interface SgfRefusal {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

interface Growing {
  readonly properties: SgfProperty[];
  readonly children: Growing[];
}

/**
 * The game trees of a text, every variation kept; whatever is before the first `(;` is skipped. Refuses a text without tree, an
 * unclosed tree or value, and what is no property. Depth is bounded by the text alone. Source: Go 5.
 */
export function readTrees(text: string): Result<readonly SgfNode[], SgfRefusal> {
  const start = text.search(/\(\s*;/);
  const refuse = (message: string, at: number) => err({ message, ...lineAndColumn(text, at) });
  if (start === -1) return refuse('Here is no game: a record begins with (;', 0);
  const roots: Growing[] = [];
  const open: Array<Growing | null> = [];
  let node: Growing | null = null;
  for (let at = start; at < text.length;) {
    const letter = text[at] ?? '';
    if (/\s/.test(letter)) {
      at++;
    } else if (letter === '(') {
      if (open.length > 0 && node === null) return refuse('A node, beginning with ; is expected here.', at);
      open.push(node);
      if (open.length === 1) node = null;
      at++;
      at += matchAt(/\s*/y, text, at).length;
      if (text[at] !== ';') return refuse('A tree begins with a node: ; is expected after (.', at);
    } else if (letter === ';') {
      if (open.length === 0) return refuse('A node stands outside of every tree.', at);
      const next: Growing = { properties: [], children: [] };
      const parent: Growing | null = node;
      if (parent === null) roots.push(next);
      else if (isClosedBefore(text, at)) return refuse('No node follows a variation.', at);
      else parent.children.push(next);
      node = next;
      at++;
    } else if (letter === ')') {
      const parent = open.pop();
      if (parent === undefined) return refuse('This ) closes no tree.', at);
      node = parent;
      at++;
    } else {
      if (node === null || isClosedBefore(text, at)) return refuse('No property belongs here.', at);
      const property = readProperty(text, at);
      if (typeof property === 'string') return refuse(property, at);
      if (property.end > text.length) return refuse('This value is not closed: ] is missing.', property.property.at);
      if (property.property.id !== '') node.properties.push(property.property);
      at = property.end;
    }
  }
  if (open.length > 0) return refuse('The tree is not closed: ) is missing.', text.length);
  return ok(roots);
}

function isClosedBefore(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(text[before] ?? '')) before--;
  return text[before] === ')';
}

/** A property and where it ends, past the text if a value is not closed; or why there is none. */
function readProperty(text: string, start: number): { readonly property: SgfProperty; readonly end: number } | string {
  const name = matchAt(/[A-Za-z]+/y, text, start);
  if (name === '') return 'A property, such as B[pd], is expected here.';
  const values: SgfValue[] = [];
  let at = start + name.length;
  for (;;) {
    const from = at + matchAt(/\s*/y, text, at).length;
    if (text[from] !== '[') break;
    const raw = text.slice(from + 1, endOfValue(text, from + 1));
    values.push({ raw, at: from + 1 });
    at = from + raw.length + 2;
    if (text[at - 1] !== ']') return { property: { id: name, at: from, values }, end: text.length + 1 };
  }
  if (values.length === 0) return `${name} has no value: [ is expected after it.`;
  return { property: { id: name.replaceAll(/[a-z]/g, ''), at: start, values }, end: at };
}

/** Where the value that begins here ends: at its bracket, or with the text. */
function endOfValue(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== ']') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
