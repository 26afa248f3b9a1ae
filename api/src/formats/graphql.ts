import type { SettingsTypes } from '../graphql/settings/settings-types.ts';
import type { FieldPlanTypes } from '../graphql/tournament/field-plan-types.ts';
import type { TournamentTables } from '../graphql/table/table.ts';
import type { AgreedFormat, TournamentType } from '../graphql/tournament/ref.ts';
import { countryMatchTypes, kibaTypes } from './kiba/graphql/index.ts';
import { knockoutTypes } from './knockout/graphql/index.ts';
import { kuksuTypes } from './kuksu/graphql/index.ts';
import { roundRobinTypes } from './round-robin/graphql/index.ts';
import { swissTypes } from './swiss/graphql/index.ts';
import type { FormatKey } from '#formats/rules';

/** What a format brings to the API. */
export interface FormatTypes<Key extends FormatKey> {
  /** The type of its tournaments; missing: they have nothing that not every tournament has. */
  readonly tournament?: TournamentType<Key>;
  /** What a director can choose of it; missing: nothing. */
  readonly settings?: SettingsTypes<AgreedFormat>;
  /** What it makes of so many players before the start; missing: it plans nothing by their number alone. */
  readonly plan?: FieldPlanTypes;
  /** The tables that its tournaments have as files beside standings and crosstable, by their names; missing: none. */
  readonly tables?: TournamentTables;
}

/** What formats bring to the API of their own, by their keys; the tournaments of one that is not named are plain. */
export const FORMAT_TYPES: { readonly [Key in FormatKey]?: FormatTypes<Key> } = {
  ROUND_ROBIN: roundRobinTypes,
  KIBA: kibaTypes,
  KUKSU: kuksuTypes,
  KNOCKOUT: knockoutTypes,
  COUNTRY_MATCH: countryMatchTypes,
  SWISS: swissTypes,
};
