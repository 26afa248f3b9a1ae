import type { FormatModule } from '../application/format-module.ts';
import type { SeriesModule } from '../application/series-module.ts';
import { countryMatchModule } from './kiba/application/championship/country-match-module.ts';
import { championshipModule } from './kiba/application/championship/module.ts';
import { kibaModule } from './kiba/application/module.ts';
import { knockoutModule } from './knockout/application/module.ts';
import { kuksuModule } from './kuksu/application/module.ts';
import { titleModule } from './kuksu/application/series/module.ts';
import type { FormatKey, SeriesKind } from '#formats/rules';

/** What formats bring to the application, by their keys; one that is not named is a plain tournament. */
const FORMAT_MODULES: Readonly<Partial<Record<FormatKey, FormatModule>>> = {
  KIBA: kibaModule,
  KUKSU: kuksuModule,
  KNOCKOUT: knockoutModule,
  COUNTRY_MATCH: countryMatchModule,
};

const PLAIN: FormatModule = {};

/** What kinds of series bring to the application. */
export const SERIES_MODULES: Readonly<Record<SeriesKind, SeriesModule>> = {
  CHAMPIONSHIP: championshipModule,
  TITLE: titleModule,
};

/** What a format brings to the application. */
export function formatModule(format: FormatKey): FormatModule {
  return FORMAT_MODULES[format] ?? PLAIN;
}
