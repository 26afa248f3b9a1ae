import { message } from '../../kernel/message.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import { refuseSettings, type SettingsRefusal } from '../stored-settings.ts';
import type { FormatState, NextStep } from './format.ts';

/** Between how many hours a director's time to approve an end lies; 0: it is approved at once. Source: Common 4.4. */
export const APPROVAL_HOURS = { least: 0, most: 336 } as const;

/** The hours where nothing is said: for a stage that another follows, and for the end of a tournament. Source: Common 4.4. */
export const USUAL_APPROVAL_HOURS = { stage: 48, end: 0 } as const;

/** Reads untrusted hours of approval; what is left out is `usual`. Refuses anything but a whole number within the bounds. */
export function readApprovalHours(value: unknown, usual: number): Result<number, SettingsRefusal> {
  const { least, most } = APPROVAL_HOURS;
  const hours = value === undefined ? usual : value;
  if (typeof hours === 'number' && Number.isInteger(hours) && hours >= least && hours <= most) return ok(hours);
  return refuseSettings(message('settings.range', { name: 'approvalHours', least, most }), 'approvalHours');
}

/** What is agreed about the end of a tournament that so many hours are given for. Source: Common 4.4. */
export function endAgreed(hours: number): AgreedRule {
  return {
    title: message('agreed.title.endOfTournament'),
    text: hours === 0 ? message('agreed.end.atOnce') : message('agreed.end.approved', { hours }),
    rules: ['Common 4.4'],
  };
}

/** Whether the end that this stage is stands: it was approved, or needs no approval. Source: Common 4.4. */
export function isEndApproved(hours: number, { approved }: FormatState, stage: string): boolean {
  return hours === 0 || approved.some((one) => one.stage === stage);
}

/**
 * A step whose end waits for the director: where all is decided and he has hours to look at it, the last stage is
 * AWAITING_APPROVAL and nobody has won yet, until its end is approved. Source: Common 4.4.
 */
export function approvedEnd(hours: number, state: FormatState, step: NextStep): NextStep {
  const last = step.stages.at(-1);
  if (!step.done || last === undefined || isEndApproved(hours, state, last.stage)) return step;
  const stages = step.stages.map((stage) =>
    stage === last ? { ...stage, state: 'AWAITING_APPROVAL' as const } : stage,
  );
  return { ...step, stages, done: false, winner: null };
}
