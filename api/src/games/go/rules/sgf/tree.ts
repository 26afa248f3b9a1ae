import { message, type Message } from '../../../../kernel/message.ts';
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
  readonly message: Message;
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
  const refuse = (why: Message, at: number) => err({ message: why, ...lineAndColumn(text, at) });
  if (start === -1) return refuse(message('games.GO.record.noBeginning'), 0);
  const roots: Growing[] = [];
  const open: Array<Growing | null> = [];
  let node: Growing | null = null;
  for (let at = start; at < text.length;) {
    const letter = text[at] ?? '';
    if (/\s/.test(letter)) {
      at++;
    } else if (letter === '(') {
      if (open.length > 0 && node === null) return refuse(message('games.GO.record.nodeDue'), at);
      open.push(node);
      if (open.length === 1) node = null;
      at++;
      at += matchAt(/\s*/y, text, at).length;
      if (text[at] !== ';') return refuse(message('games.GO.record.treeNode'), at);
    } else if (letter === ';') {
      if (open.length === 0) return refuse(message('games.GO.record.strayNode'), at);
      const next: Growing = { properties: [], children: [] };
      const parent: Growing | null = node;
      if (parent === null) roots.push(next);
      else if (isClosedBefore(text, at)) return refuse(message('games.GO.record.nodeAfterVariation'), at);
      else parent.children.push(next);
      node = next;
      at++;
    } else if (letter === ')') {
      const parent = open.pop();
      if (parent === undefined) return refuse(message('games.GO.record.strayEnd'), at);
      node = parent;
      at++;
    } else {
      if (node === null || isClosedBefore(text, at)) return refuse(message('games.GO.record.strayProperty'), at);
      const property = readProperty(text, at);
      if ('key' in property) return refuse(property, at);
      if (property.end > text.length) return refuse(message('games.GO.record.openValue'), property.property.at);
      if (property.property.id !== '') node.properties.push(property.property);
      at = property.end;
    }
  }
  if (open.length > 0) return refuse(message('games.GO.record.openTree'), text.length);
  return ok(roots);
}

function isClosedBefore(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(text[before] ?? '')) before--;
  return text[before] === ')';
}

/** A property and where it ends, past the text if a value is not closed; or why there is none. */
function readProperty(text: string, start: number): { readonly property: SgfProperty; readonly end: number } | Message {
  const name = matchAt(/[A-Za-z]+/y, text, start);
  if (name === '') return message('games.GO.record.propertyDue');
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
  if (values.length === 0) return message('games.GO.record.noValue', { name });
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
