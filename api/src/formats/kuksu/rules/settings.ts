import { message } from '../../../kernel/message.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { APPROVAL_HOURS, USUAL_APPROVAL_HOURS } from '../../../rules/formats/approval.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';

/** The time of registered players to accept their invitation, in days; 0: nobody is asked. Source: Kuksu 4.2. */
export const KUKSU_ACCEPTANCE_DAYS = { min: 0, max: 60, default: 14 } as const;

/** The settings of a cycle, as they are stored. */
export type KuksuSettings = { readonly approvalHours: number; readonly acceptanceDays: number };

/** Between which numbers the settings of a cycle lie. */
export const KUKSU_BOUNDS = {
  approvalHours: APPROVAL_HOURS,
  acceptanceDays: { least: KUKSU_ACCEPTANCE_DAYS.min, most: KUKSU_ACCEPTANCE_DAYS.max },
} as const satisfies Record<keyof KuksuSettings, object>;

/** Reads untrusted settings; what is left out is the usual choice. Refuses other keys and values with a sentence. */
export function parseKuksuSettings(value: unknown): Result<KuksuSettings, SettingsRefusal> {
  const given: unknown = value ?? {};
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refuseSettings(message('formats.KUKSU.settings.noObject'));
  }
  const settings: Record<keyof KuksuSettings, number> = {
    approvalHours: USUAL_APPROVAL_HOURS.stage,
    acceptanceDays: KUKSU_ACCEPTANCE_DAYS.default,
  };
  for (const [key, wanted] of Object.entries(given)) {
    if (!isSetting(key)) return refuseSettings(message('formats.KUKSU.settings.unknown', { name: key }), key);
    const { least, most } = KUKSU_BOUNDS[key];
    if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < least || wanted > most) {
      return refuseSettings(message('settings.range', { name: key, least, most }), key);
    }
    settings[key] = wanted;
  }
  return ok(settings);
}

function isSetting(key: string): key is keyof KuksuSettings {
  return Object.hasOwn(KUKSU_BOUNDS, key);
}
