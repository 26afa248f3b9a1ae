import { anyFormat, type AnyFormat } from '../rules/formats/any-format.ts';
import { countryMatchFormat } from './kiba/rules/country-match/country-match.ts';
import { kiba } from './kiba/rules/kiba.ts';
import { knockout } from './knockout/rules/knockout.ts';
import { kuksu } from './kuksu/rules/kuksu.ts';
import { roundRobin } from './round-robin/rules/round-robin.ts';

/** Every tournament format by its key. A new format is one folder and one line. */
export const FORMATS = {
  ROUND_ROBIN: anyFormat(roundRobin),
  KIBA: anyFormat(kiba),
  KUKSU: anyFormat(kuksu),
  KNOCKOUT: anyFormat(knockout),
  COUNTRY_MATCH: anyFormat(countryMatchFormat),
} as const satisfies Record<string, AnyFormat>;

/** The systems by which a tournament can be played. */
export type FormatKey = keyof typeof FORMATS;
