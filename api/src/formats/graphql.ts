import type { TournamentRef } from '../graphql/tournament/ref.ts';
import { CountryMatchTournamentType, KibaTournamentType } from './kiba/graphql/index.ts';
import { KnockoutTournamentType } from './knockout/graphql/index.ts';
import { KuksuTournamentType } from './kuksu/graphql/index.ts';
import { RoundRobinTournamentType } from './round-robin/graphql/index.ts';
import type { FormatKey } from '#formats/rules';

/** The types of tournaments that formats describe themselves, by their keys; those of one that is not named are plain. */
export const FORMAT_TYPES: { readonly [Key in FormatKey]?: TournamentRef<Key> } = {
  ROUND_ROBIN: RoundRobinTournamentType,
  KIBA: KibaTournamentType,
  KUKSU: KuksuTournamentType,
  KNOCKOUT: KnockoutTournamentType,
  COUNTRY_MATCH: CountryMatchTournamentType,
};
