import type { FormatModule } from '../application/format-module.ts';
import type { SeriesMembership } from '../application/queries/series/series-membership.ts';
import { invariant } from '../kernel/assert.ts';
import { countryMatchModule } from './kiba/application/championship/country-match-module.ts';
import { kibaModule } from './kiba/application/module.ts';
import { knockoutModule } from './knockout/application/module.ts';
import { kuksuModule } from './kuksu/application/module.ts';
import type { FormatKey } from '#formats/rules';

/** What formats bring to the application, by their keys; one that is not named is a plain tournament. */
const FORMAT_MODULES: Readonly<Partial<Record<FormatKey, FormatModule>>> = {
  KIBA: kibaModule,
  KUKSU: kuksuModule,
  KNOCKOUT: knockoutModule,
  COUNTRY_MATCH: countryMatchModule,
};

const PLAIN: FormatModule = {};

/** How tournaments join a series of this kind. */
export function membershipIn(kind: SeriesMembership['kind']): SeriesMembership {
  const membership = Object.values(FORMAT_MODULES).find(({ joins }) => joins?.kind === kind)?.joins;
  invariant(membership !== undefined, `a format joins series of the kind ${kind}`);
  return membership;
}

/** What a format brings to the application. */
export function formatModule(format: FormatKey): FormatModule {
  return FORMAT_MODULES[format] ?? PLAIN;
}
