import { anyFormat, type AnyFormat } from './any-format.ts';
import { countryMatchFormat } from './country-match/country-match.ts';
import { kiba } from './kiba/kiba.ts';
import { knockout } from './knockout/knockout.ts';
import { kuksu } from './kuksu/kuksu.ts';
import { roundRobin } from './round-robin/round-robin.ts';

/** Every tournament format by its key: the only place that names them all. */
export const FORMATS = {
  ROUND_ROBIN: anyFormat(roundRobin),
  KIBA: anyFormat(kiba),
  KUKSU: anyFormat(kuksu),
  KNOCKOUT: anyFormat(knockout),
  COUNTRY_MATCH: anyFormat(countryMatchFormat),
} as const satisfies Record<string, AnyFormat>;

/** The systems by which a tournament can be played. */
export type FormatKey = keyof typeof FORMATS;
