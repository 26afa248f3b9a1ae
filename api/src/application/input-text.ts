import { err, ok, type Result } from '../kernel/result.ts';
import { invalidInput, type InvalidInput } from './errors.ts';
import { fieldInWords, type FieldPath } from './field-words.ts';
import { message } from './texts/say.ts';

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
  if (!VISIBLE.test(trimmed))
    return err(invalidInput(field, message('refused.field.empty', { field: fieldInWords(field) })));
  if (length > longest)
    return err(invalidInput(field, message('refused.field.long', { field: fieldInWords(field), most: longest })));
  const shown = hasLines ? trimmed.replaceAll(/[\t\n\r]/g, '') : trimmed;
  if (STRANGE.test(shown)) {
    return err(invalidInput(field, message('refused.field.strange', { field: fieldInWords(field) })));
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
  return err(invalidInput(field, message('refused.field.number', { field: fieldInWords(field), least, most })));
}

/** A country by its two letters (ISO 3166), in capitals; null stays null. */
export function readCountry(field: FieldPath, country: string | null): Result<string | null, InvalidInput> {
  if (country === null) return ok(null);
  const capitals = country.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(capitals)) return ok(capitals);
  return err(invalidInput(field, message('refused.field.country', { field: fieldInWords(field) })));
}
