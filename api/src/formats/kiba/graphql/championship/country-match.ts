import {
  countryMatchStanding,
  type CountryMatchStanding,
  type MatchTeam,
} from '../../application/championship/country-match-standing.ts';
import { readPart } from '../../../../application/queries/series/read-part.ts';
import type { AppContext } from '../../../../application/context.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import { builder } from '../../../../graphql/builder.ts';
import { TABLE_COST } from '../../../../graphql/list.ts';
import { CountryMatchTournamentType } from './country-match-ref.ts';
import { EntryType } from '../../../../graphql/refs.ts';

const TeamType = builder.objectRef<MatchTeam>('CountryTeam').implement({
  description: 'A country in a match of countries.',
  fields: (t) => ({
    country: t.exposeString('country', { description: 'ISO 3166 alpha-2.' }),
    entries: t.field({
      type: [EntryType],
      description: 'Who plays for it, board 1 first: three, or two, whose missing board loses its games.',
      complexity: { field: 1, multiplier: 0.3 },
      resolve: ({ entries }) => [...entries],
    }),
    score: t.exposeInt('score', { description: 'Games won so far, those against a missing board among them.' }),
  }),
});

builder.prismaObjectFields(CountryMatchTournamentType, (t) => ({
  teams: t.field({
    type: [TeamType],
    description: 'The two, the better of the ranking first: it has the first move in five of the nine games.',
    complexity: { field: TABLE_COST, multiplier: 0.2 },
    resolve: async (tournament, _args, { app }) => [...(await standingOf(app, tournament)).teams],
  }),
  winningCountry: t.string({
    nullable: true,
    description: 'As soon as the other cannot reach its score; null while it is open, and when the points are equal.',
    complexity: TABLE_COST,
    resolve: async (tournament, _args, { app }) => (await standingOf(app, tournament)).winner,
  }),
}));

async function standingOf(app: AppContext, tournament: TournamentRecord): Promise<CountryMatchStanding> {
  return countryMatchStanding(await readPart(app, tournament));
}
