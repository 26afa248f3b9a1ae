import type { FormatModule } from '../application/format-module.ts';
import { countryMatchModule } from './kiba/application/championship/country-match-module.ts';
import { kibaModule } from './kiba/application/module.ts';
import { kuksuModule } from './kuksu/application/module.ts';
import type { FormatKey } from './rules.ts';

/** What formats bring to the application, by their keys; one that is not named is a plain tournament. */
const FORMAT_MODULES: Readonly<Partial<Record<FormatKey, FormatModule>>> = {
  KIBA: kibaModule,
  KUKSU: kuksuModule,
  COUNTRY_MATCH: countryMatchModule,
};

const PLAIN: FormatModule = {};

/** What a format brings to the application. */
export function moduleOf(format: FormatKey): FormatModule {
  return FORMAT_MODULES[format] ?? PLAIN;
}
