import type { SgfNode } from './tree.ts';

/** A tree as text, a node a line; read again it is the same tree. Depth is bounded by memory alone. */
export function writeTree(root: SgfNode): string {
  const parts: string[] = ['('];
  const pending: Array<SgfNode | string> = [')\n', root];
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (typeof item === 'string') {
      parts.push(item);
      continue;
    }
    const { properties, children } = item;
    const written = properties.map(({ id, values }) => id + values.map(({ raw }) => `[${raw}]`).join(''));
    parts.push(`;${written.join('')}`);
    const [only] = children;
    if (children.length === 1 && only !== undefined) pending.push(only, '\n');
    else for (const child of children.toReversed()) pending.push(')', child, '\n(');
  }
  return parts.join('');
}
