import { readChampionship } from '../../application/championship/read-championship.ts';
import { isTournamentNumber, nationTable } from '../../application/championship/nation-table.ts';
import { titleOf } from '../../../../application/state/series/title.ts';
import { openMatches, viewerMayOpenMabingwa, viewerMayRefuse } from '../../application/championship/viewer-rights.ts';
import { settingsOf } from '../../application/championship/championship.ts';
import { badUserInput } from '../../../../graphql/bad-user-input.ts';
import { builder } from '../../../../graphql/builder.ts';
import { TABLE_COST } from '../../../../graphql/list.ts';
import { CountryMatchTournamentType } from './country-match-ref.ts';
import { KibaChampionshipType } from '../ref.ts';
import { PlayerType, TournamentInterface } from '../../../../graphql/refs.ts';
import { NationTableType } from './nations.ts';
import { ChampionshipLegType, ChampionshipTableType } from './standings.ts';
import { TitleType } from '../../../../graphql/series/title.ts';
import { ChampionshipStateEnum, NationMatchEnum } from './vocabulary.ts';

builder.prismaObjectFields(KibaChampionshipType, (t) => ({
  nationMinimum: t.int({
    description: 'With how many players in a tournament a country is ranked.',
    resolve: (series) => settingsOf(series).nationMinimum,
  }),
  nationMatch: t.field({
    type: NationMatchEnum,
    description: 'When the countries meet.',
    resolve: (series) => settingsOf(series).nationMatch,
  }),
  state: t.field({
    type: ChampionshipStateEnum,
    description: 'Where it stands.',
    complexity: TABLE_COST,
    resolve: async (series, _args, { app }) => (await readChampionship(app, series)).state,
  }),
  legs: t.field({
    type: [ChampionshipLegType],
    description: 'Its four tournaments by number, those to come as well.',
    complexity: { field: TABLE_COST, multiplier: 0.4 },
    resolve: async (series, _args, { app }) => {
      const championship = await readChampionship(app, series);
      return championship.legs.map((leg) => ({ ...leg, championship }));
    },
  }),
  standings: t.field({
    type: ChampionshipTableType,
    description: 'The players by their points in the finished tournaments.',
    complexity: TABLE_COST,
    resolve: (series, _args, { app }) => readChampionship(app, series),
  }),
  mabingwa: t.field({
    type: TournamentInterface,
    nullable: true,
    description: 'The tournament of the best six; null while it is not opened.',
    complexity: TABLE_COST,
    resolve: async (series, _args, { app }) => (await readChampionship(app, series)).mabingwa?.tournament ?? null,
  }),
  bingwa: t.field({
    type: PlayerType,
    nullable: true,
    description: 'Bingwa wa KIBA, the winner of the Mabingwa; null until there is one.',
    complexity: TABLE_COST,
    resolve: async (series, _args, { app }) => {
      const { mabingwa } = await readChampionship(app, series);
      return (mabingwa === null ? null : titleOf(mabingwa))?.entries[0]?.player ?? null;
    },
  }),
  titles: t.field({
    type: [TitleType],
    description: 'The titles that were won in it.',
    complexity: { field: TABLE_COST, multiplier: 0.5 },
    resolve: async (series, _args, { app }) => {
      const { mabingwa, countryMatches } = await readChampionship(app, series);
      const parts = [...(mabingwa === null ? [] : [mabingwa]), ...countryMatches.map(({ part }) => part)];
      return parts.flatMap((part) => titleOf(part) ?? []);
    },
  }),
  nations: t.field({
    type: NationTableType,
    description: 'The countries, by the best four scores of each in a finished tournament.',
    complexity: TABLE_COST,
    args: {
      tournament: t.arg.int({ description: 'After this tournament alone, 1 to 4; null: added over all.' }),
    },
    resolve: async (series, { tournament }, { app }) => {
      const number = tournament ?? null;
      if (number !== null && !isTournamentNumber(number)) {
        throw badUserInput('`tournament` must be the number of one of the four.');
      }
      return nationTable(await readChampionship(app, series), number);
    },
  }),
  countryMatches: t.field({
    type: [CountryMatchTournamentType],
    description: 'The matches of countries that were opened, in the order of their tournaments.',
    complexity: { field: TABLE_COST, multiplier: 0.4 },
    resolve: async (series, _args, { app }) =>
      (await readChampionship(app, series)).countryMatches.map(({ part }) => part.tournament),
  }),
  viewerCanOpenMabingwa: t.boolean({
    description: 'Whether you may open the Mabingwa now.',
    complexity: TABLE_COST,
    resolve: (series, _args, { app }) => viewerMayOpenMabingwa(app, series),
  }),
  viewerCanOpenCountryMatch: t.boolean({
    description: 'Whether you may open a match of countries now.',
    complexity: TABLE_COST,
    args: {
      tournament: t.arg.int({ description: 'The one after this tournament; null: the one after all four.' }),
    },
    resolve: async (series, { tournament }, { app }) => (await openMatches(app, series)).includes(tournament ?? null),
  }),
  viewerCanRefusePlace: t.boolean({
    description: 'Whether you have a place in the Mabingwa that you can give back now.',
    complexity: TABLE_COST,
    resolve: (series, _args, { app }) => viewerMayRefuse(app, series),
  }),
}));
