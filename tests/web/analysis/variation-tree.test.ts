import { describe, expect, test } from 'vitest';
import {
  childWith,
  emptyTree,
  linesOf,
  pathTo,
  ROOT,
  withMove,
  withoutMove,
  type VariationTree,
} from '../../../web/src/analysis/variation-tree.ts';

/** A tree in which these lines were tried one after another. */
const tried = (...lines: readonly string[]): VariationTree =>
  lines.reduce(
    (tree, line) => line.split(' ').reduce((last, move) => withMove(last.tree, last.id, move), { tree, id: ROOT }).tree,
    emptyTree(),
  );

/** Each line with its depth, the moves before it, and its moves. */
const read = (tree: VariationTree): readonly string[] =>
  linesOf(tree).map(
    ({ depth, before, nodes }) => `${depth} ${before}: ${nodes.map((node) => node.notation).join(' ')}`,
  );

describe('what was tried reads line by line', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['nothing', [], []],
    ['one line', ['D4 Q16 C3'], ['0 0: D4 Q16 C3']],
    ['the same line again adds nothing', ['D4 Q16', 'D4 Q16'], ['0 0: D4 Q16']],
    ['a parting', ['D4 Q16 C3', 'D4 Q4'], ['0 0: D4', '1 1: Q16 C3', '1 1: Q4']],
    ['two ways to begin', ['D4', 'Q4 pass'], ['0 0: D4', '0 0: Q4 pass']],
    [
      'a parting within a parting',
      ['A1 B1 C1', 'A1 B1 D1 E1', 'A1 F1'],
      ['0 0: A1', '1 1: B1', '2 2: C1', '2 2: D1 E1', '1 1: F1'],
    ],
  ])('%s', (_what, lines, told) => expect(read(tried(...lines))).toEqual(told));
});

test('a move is forgotten with all that follows it, the rest stays', () => {
  const tree = tried('A1 B1 C1', 'A1 D1');
  const first = childWith(tree, ROOT, 'A1')!;
  const gone = withoutMove(tree, childWith(tree, first, 'B1')!);
  expect(read(gone)).toEqual(['0 0: A1 D1']);
  expect(gone.nodes.size).toBe(3);
  expect(withoutMove(tree, ROOT)).toBe(tree);
});

test('the path to a move begins after the root', () => {
  const tree = tried('A1 B1', 'C1');
  const last = childWith(tree, childWith(tree, ROOT, 'A1')!, 'B1')!;
  expect(pathTo(tree, last).map((node) => node.notation)).toEqual(['A1', 'B1']);
  expect(pathTo(tree, ROOT)).toEqual([]);
});
