import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childWith, ROOT, withMove } from '../../../web/src/analysis/variation-tree.ts';
import { planOfTree, treeOfPlan, unanswered, withOnlyReply, type PlanStep } from '../../../web/src/plan/plan-tree.ts';

const PLAN: readonly PlanStep[] = [
  { after: null, move: 'D4', reply: 'Q16' },
  { after: 0, move: 'C3', reply: 'C4' },
  { after: 0, move: 'E3', reply: 'F3' },
  { after: null, move: 'pass', reply: 'K10' },
];

describe('a plan as a tree of moves', () => {
  test('is read back as it was', () => expect(planOfTree(treeOfPlan(PLAN))).toEqual(PLAN));

  test('of any shape is read back with the same steps', () => {
    const shape = fc.array(fc.nat(), { maxLength: 12 });
    fc.assert(
      fc.property(shape, (picks) => {
        const steps = picks.map((pick, index) => {
          const after = pick % (index + 1) === index ? null : pick % (index + 1);
          return { after, move: `move ${index}`, reply: `reply ${index}` };
        });
        const sorted = (list: readonly PlanStep[]) => list.map(({ move, reply }) => `${move} ${reply}`).toSorted();
        const read = planOfTree(treeOfPlan(steps));
        expect(sorted(read)).toEqual(sorted(steps));
        for (const { move, after } of read) {
          const told = steps.find((step) => step.move === move)!.after;
          expect(after === null ? null : read[after]?.move).toBe(told === null ? null : steps[told]?.move);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a move of the opponent without a reply is counted, and not part of the plan', () => {
    const { tree } = withMove(treeOfPlan(PLAN), ROOT, 'A1');
    expect(unanswered(tree)).toBe(1);
    expect(planOfTree(tree)).toEqual(PLAN);
  });

  test('a new reply takes the place of the one before; a new move of the opponent stands beside the others', () => {
    const tree = treeOfPlan(PLAN);
    const asked = childWith(tree, ROOT, 'pass')!;
    const again = withMove(tree, asked, 'Q4');
    expect(planOfTree(withOnlyReply(again.tree, again.id)).at(-1)).toEqual({ after: null, move: 'pass', reply: 'Q4' });
    const beside = withMove(tree, ROOT, 'A1');
    expect(withOnlyReply(beside.tree, beside.id)).toBe(beside.tree);
  });
});
