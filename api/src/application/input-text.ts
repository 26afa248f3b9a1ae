import { err, ok, type Result } from '../kernel/result.ts';
import { invalidInput, type InvalidInput } from './errors.ts';
import { fieldInWords, type FieldPath } from './field-words.ts';

/** What a text field takes; lengths in characters as people count them. */
export interface TextLimits {
  readonly longest: number;
  /** Line breaks and tabs are allowed. */
  readonly hasLines?: boolean;
}

/** A text without the blanks around it. Refuses an empty or too long one, control characters and broken Unicode. */
export function readText(
  field: FieldPath,
  text: string,
  { longest, hasLines = false }: TextLimits,
): Result<string, InvalidInput> {
  const trimmed = text.normalize('NFC').trim();
  const length = [...trimmed].length;
  if (!VISIBLE.test(trimmed)) return err(invalidInput(field, `${fieldInWords(field)} must not be empty.`));
  if (length > longest)
    return err(invalidInput(field, `${fieldInWords(field)} can have at most ${longest} characters.`));
  const shown = hasLines ? trimmed.replaceAll(/[\t\n\r]/g, '') : trimmed;
  if (STRANGE.test(shown)) {
    return err(invalidInput(field, `${fieldInWords(field)} holds a character that cannot be shown.`));
  }
  return ok(trimmed);
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Control characters and the like; the two joiners are letters' own affair in many scripts. */
const STRANGE = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/u;

/** A whole number within its bounds. */
export function readNumber(
  field: FieldPath,
  number: number,
  { least, most }: { readonly least: number; readonly most: number },
): Result<number, InvalidInput> {
  if (Number.isSafeInteger(number) && number >= least && number <= most) return ok(number);
  return err(invalidInput(field, `${fieldInWords(field)} must be a whole number from ${least} to ${most}.`));
}

/** A country by its two letters (ISO 3166), in capitals; null stays null. */
export function readCountry(field: FieldPath, country: string | null): Result<string | null, InvalidInput> {
  if (country === null) return ok(null);
  const capitals = country.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(capitals)) return ok(capitals);
  return err(invalidInput(field, `${fieldInWords(field)} must be two letters, such as KE.`));
}
