import type { FormatState, PlannedGroup } from '../../../rules/formats/format.ts';

/** The stages of a KIBA tournament as they are planned, by their kinds. */
export const STAGES = {
  QUALIFICATION: { key: 'q', kind: 'QUALIFICATION', name: 'Qualification', number: 1 },
  SEMIFINAL: { key: 's', kind: 'SEMIFINAL', name: 'Semi-finals', number: 2 },
  FINAL: { key: 'f', kind: 'FINAL', name: 'Final', number: 3 },
} as const;

/** What each of them is. */
export const STAGE_KINDS = {
  QUALIFICATION: { about: 'The groups from which the first go on to the semi-finals.' },
  SEMIFINAL: { about: 'The groups of those who were first in a group, and of those who were second.' },
  FINAL: { about: 'The last two play for the tournament.' },
} as const satisfies Readonly<Record<keyof typeof STAGES, object>>;

/** The group of the final. */
export const FINAL_GROUP = 'f.1';

/** The groups of a stage whose tables count, in order: all but its play-offs. */
export function tableGroups({ plan }: FormatState, stage: string): readonly PlannedGroup[] {
  return plan.groups.filter((group) => group.stage === stage && !isPlayoffGroup(group.key));
}

/** The groups in which ties of a group were played off, in order; `q.A.playoff`, `q.A.2.playoff` … belong to `q.A`. */
export function playoffGroups({ plan }: FormatState, group: string): readonly PlannedGroup[] {
  return plan.groups.filter(({ key }) => isPlayoffGroup(key) && key.startsWith(`${group}.`));
}

/** Whether a group is there to play off a tie of another. */
export function isPlayoffGroup(key: string): boolean {
  return key.endsWith('.playoff');
}

/** What comes after a stage in the plan, empty when nothing is arranged yet. */
export function laterGroups({ plan }: FormatState, stage: string): readonly PlannedGroup[] {
  const later = plan.stages.slice(plan.stages.findIndex(({ key }) => key === stage) + 1).map(({ key }) => key);
  return plan.groups.filter((group) => later.includes(group.stage));
}

/** Whether the end of a stage stands: it was approved, or what follows it is there. Source: Common 1.5. */
export function isPublished(state: FormatState, stage: string): boolean {
  return state.approved.some((approval) => approval.stage === stage) || laterGroups(state, stage).length > 0;
}
