import type { Standing } from '../standings/standing.ts';
import { EMPTY_PLAN } from './empty-plan.ts';
import type { FormatState, NextStep } from './format.ts';

/**
 * Where a tournament stands that its director has ended: nothing is added, every stage is over, and who is first of the table alone
 * has won it. Source: Common 4.13.
 */
export function asItStands(state: FormatState, table: readonly Standing[]): NextStep {
  const [best] = table;
  return {
    plan: EMPTY_PLAN,
    stages: state.plan.stages.map(({ key }) => ({ stage: key, state: 'PUBLISHED' })),
    done: true,
    winner: best === undefined || best.shared ? null : best.entry,
  };
}
