import { err, ok, type Result } from '../../../kernel/result.ts';

/** The director's time to approve the end of the leagues, in hours; 0: it is approved at once. */
export const KUKSU_APPROVAL_HOURS = { min: 0, max: 336, default: 48 } as const;

/** The settings of a cycle, as they are stored. */
export type KuksuSettings = { readonly approvalHours: number };

/** Reads untrusted settings; what is left out is the usual choice. Refuses other keys and values with a sentence. */
export function parseKuksuSettings(value: unknown): Result<KuksuSettings, string> {
  const { min, max, default: usual } = KUKSU_APPROVAL_HOURS;
  if (value === undefined || value === null) return ok({ approvalHours: usual });
  if (typeof value !== 'object' || Array.isArray(value)) return err('The settings of a Kuksu cycle must be an object.');
  const stranger = Object.keys(value).find((key) => key !== 'approvalHours');
  if (stranger !== undefined) return err(`A Kuksu cycle has no setting "${stranger}".`);
  const given: unknown = 'approvalHours' in value ? value.approvalHours : usual;
  const isFine = typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max;
  return isFine
    ? ok({ approvalHours: given })
    : err(`The setting approvalHours is a whole number from ${min} to ${max}.`);
}
