import { message } from '../../../kernel/message.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { APPROVAL_HOURS, USUAL_APPROVAL_HOURS, readApprovalHours } from '../../../rules/formats/approval.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';

/** KEEP: a withdrawn player's decided games count and the rest is lost. ANNUL: he and his games are struck out of the table. */
export const KIBA_WITHDRAWALS = ['KEEP', 'ANNUL'] as const;

/** After two groups. SHORT_PATH: their winners play the final. LITERAL: semi-finals a1-b1, a2-b2. CROSS: a1-b2, b1-a2. */
export const KIBA_FEW = ['SHORT_PATH', 'LITERAL', 'CROSS'] as const;

/** A tie that nothing separates. NEEDED: played off if the place decides who goes on. LIST: the initial list decides. */
export const KIBA_PLAYOFFS = ['NEEDED', 'LIST'] as const;

/** The most groups that there can be: 34 players with 3 in each. Source: KIBA 2.2, 4.1. */
export const MOST_KIBA_GROUPS = 11;

/** Between which numbers settings of a KIBA tournament lie. */
export const KIBA_BOUNDS = {
  groups: { least: 1, most: MOST_KIBA_GROUPS },
  approvalHours: APPROVAL_HOURS,
} as const;

/** The settings of a KIBA tournament, as they are stored; `groups` null: as many as `kibaGroupCount` says. */
export type KibaSettings = {
  readonly groups: number | null;
  readonly withdrawal: (typeof KIBA_WITHDRAWALS)[number];
  readonly few: (typeof KIBA_FEW)[number];
  readonly playoff: (typeof KIBA_PLAYOFFS)[number];
  readonly approvalHours: number;
};

const DEFAULTS: KibaSettings = {
  groups: null,
  withdrawal: 'KEEP',
  few: 'SHORT_PATH',
  playoff: 'NEEDED',
  approvalHours: USUAL_APPROVAL_HOURS.stage,
};

/**
 * Reads untrusted settings; what is left out is the recommended choice. Refuses other keys and values with a sentence.
 * Source: KIBA 4.2, 8.2, 9.5, 10.3.
 */
export function parseKibaSettings(value: unknown): Result<KibaSettings, SettingsRefusal> {
  if (value === undefined || value === null) return ok(DEFAULTS);
  if (typeof value !== 'object' || Array.isArray(value)) {
    return refuseSettings(message('formats.KIBA.settings.noObject'));
  }
  const stranger = Object.keys(value).find((key) => !Object.hasOwn(DEFAULTS, key));
  if (stranger !== undefined)
    return refuseSettings(message('formats.KIBA.settings.unknown', { name: stranger }), stranger);
  const given: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...value };
  const groups = given['groups'] === null ? null : wholeNumber(given['groups'], 1, MOST_KIBA_GROUPS);
  const withdrawal = KIBA_WITHDRAWALS.find((known) => known === given['withdrawal']);
  const few = KIBA_FEW.find((known) => known === given['few']);
  const playoff = KIBA_PLAYOFFS.find((known) => known === given['playoff']);
  const approvalHours = readApprovalHours(given['approvalHours'], USUAL_APPROVAL_HOURS.stage);
  if (groups === undefined)
    return refuseSettings(message('formats.KIBA.settings.groups', { most: MOST_KIBA_GROUPS }), 'groups');
  if (withdrawal === undefined) return noneOf('withdrawal', KIBA_WITHDRAWALS);
  if (few === undefined) return noneOf('few', KIBA_FEW);
  if (playoff === undefined) return noneOf('playoff', KIBA_PLAYOFFS);
  if (!approvalHours.ok) return approvalHours;
  return ok({ groups, withdrawal, few, playoff, approvalHours: approvalHours.value });
}

function noneOf(name: keyof KibaSettings, values: readonly string[]): Result<never, SettingsRefusal> {
  return refuseSettings(message('settings.oneOf', { name, values: { oneOf: values } }), name);
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}
