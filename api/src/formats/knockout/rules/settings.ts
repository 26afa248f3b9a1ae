import { message } from '../../../kernel/message.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { APPROVAL_HOURS, USUAL_APPROVAL_HOURS } from '../../../rules/formats/approval.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';

/** The settings of a knock-out, as they are stored: the length of a match, the rule about the last week of a round, and the end. */
export type KnockoutSettings = {
  /** the points that win a match */
  readonly length: number;
  /** the days that the open matches of a round have once so many per cent of all are decided */
  readonly lastWeekDays: number;
  readonly thresholdPercent: number;
  /** how long its end waits for the director */
  readonly approvalHours: number;
};

/** What each setting is when nothing is said, and between which numbers it lies. Source: Knock-out 3.1, 5.1, Common 4.4. */
export const KNOCKOUT_SETTINGS = {
  length: { usual: 10, least: 1, most: 99 },
  lastWeekDays: { usual: 7, least: 1, most: 60 },
  thresholdPercent: { usual: 75, least: 50, most: 100 },
  approvalHours: { usual: USUAL_APPROVAL_HOURS.end, ...APPROVAL_HOURS },
} as const satisfies Record<keyof KnockoutSettings, { usual: number; least: number; most: number }>;

type SettingName = keyof KnockoutSettings;
const NAMES: readonly SettingName[] = ['length', 'lastWeekDays', 'thresholdPercent', 'approvalHours'];

/** Reads untrusted settings and completes them; refuses other keys and other numbers with a sentence. */
export function parseKnockoutSettings(value: unknown): Result<KnockoutSettings, SettingsRefusal> {
  const given = value ?? {};
  if (typeof given !== 'object' || Array.isArray(given))
    return refuseSettings(message('formats.KNOCKOUT.settings.noObject'));
  const known: readonly string[] = NAMES;
  const stranger = Object.keys(given).find((key) => !known.includes(key));
  if (stranger !== undefined)
    return refuseSettings(message('formats.KNOCKOUT.settings.unknown', { name: stranger }), stranger);
  const numbers = new Map<string, unknown>(Object.entries(given));
  const problem = NAMES.find((name) => numberOf(name, numbers.get(name)) === null);
  if (problem !== undefined) {
    const { least, most } = KNOCKOUT_SETTINGS[problem];
    return refuseSettings(message('formats.KNOCKOUT.settings.range', { name: problem, least, most }), problem);
  }
  const read = (name: SettingName): number => numberOf(name, numbers.get(name)) ?? KNOCKOUT_SETTINGS[name].usual;
  return ok({
    length: read('length'),
    lastWeekDays: read('lastWeekDays'),
    thresholdPercent: read('thresholdPercent'),
    approvalHours: read('approvalHours'),
  });
}

function numberOf(name: SettingName, given: unknown): number | null {
  const { usual, least, most } = KNOCKOUT_SETTINGS[name];
  if (given === undefined || given === null) return usual;
  return typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most ? given : null;
}
