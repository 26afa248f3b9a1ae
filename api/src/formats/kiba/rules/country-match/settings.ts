import { message } from '../../../../kernel/message.ts';
import { ok, type Result } from '../../../../kernel/result.ts';
import { APPROVAL_HOURS, USUAL_APPROVAL_HOURS, readApprovalHours } from '../../../../rules/formats/approval.ts';
import { refuseSettings, type SettingsRefusal } from '../../../../rules/stored-settings.ts';

/**
 * The two countries of a match, the first of the ranking first: it has the first move in the game of the first boards; and how
 * long its end waits for the director.
 */
export type CountryMatchSettings = {
  readonly countries: readonly [string, string];
  readonly approvalHours: number;
};

/** Between which numbers settings of a match of countries lie. */
export const COUNTRY_MATCH_BOUNDS = { approvalHours: APPROVAL_HOURS } as const;

/** Reads untrusted settings; refuses anything but two different countries, other hours and other keys. */
export function parseCountryMatchSettings(value: unknown): Result<CountryMatchSettings, SettingsRefusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuseSettings(message('formats.COUNTRY_MATCH.settings.noObject'));
  }
  const stranger = Object.keys(value).find((key) => key !== 'countries' && key !== 'approvalHours');
  if (stranger !== undefined)
    return refuseSettings(message('formats.COUNTRY_MATCH.settings.unknown', { name: stranger }), stranger);
  const given: unknown = 'countries' in value ? value.countries : null;
  const [one, other, ...rest]: readonly unknown[] = Array.isArray(given) ? given : [];
  if (typeof one !== 'string' || typeof other !== 'string' || rest.length > 0 || one === other) {
    return refuseSettings(message('formats.COUNTRY_MATCH.settings.countries'), 'countries');
  }
  const hours = readApprovalHours('approvalHours' in value ? value.approvalHours : undefined, USUAL_APPROVAL_HOURS.end);
  return hours.ok ? ok({ countries: [one, other], approvalHours: hours.value }) : hours;
}
