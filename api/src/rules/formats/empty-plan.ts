import type { Plan } from './format.ts';

/** A plan with nothing in it: nothing is to be added. */
export const EMPTY_PLAN: Plan = { stages: [], groups: [], pairings: [], games: [] };

/** Whether there is nothing in a plan. */
export function isEmptyPlan({ stages, groups, pairings, games }: Plan): boolean {
  return stages.length + groups.length + pairings.length + games.length === 0;
}
