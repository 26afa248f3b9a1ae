import { planCountryMatch } from '../../application/planner/country-match.ts';
import type { CountryMatch, CountryMatchGame } from '../../rules/championship/country-match.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

const TeamIn = builder.inputType('TeamIn', {
  description: 'A country in the match of countries.',
  fields: (t) => ({
    country: t.string({ required: true, description: 'Your own text.' }),
    players: t.idList({
      required: true,
      description: 'Board 1 first: three players, or two, who lose the three games of the missing board.',
    }),
  }),
});

const CountryMatchGameType = builder.objectRef<CountryMatchGame>('CountryMatchGame').implement({
  description: 'A game of the match of countries.',
  fields: (t) => ({
    round: t.exposeInt('round', { description: '1, 2 or 3; everybody has one game a round.' }),
    first: t.exposeID('first', {
      description: 'Who has the first move; it alternates like the fields of a chess-board.',
    }),
    second: t.exposeID('second', { description: 'His opponent.' }),
  }),
});

const CountryMatchType = builder.objectRef<CountryMatch>('CountryMatch').implement({
  description: 'A match of countries as it stands.',
  fields: (t) => ({
    games: t.field({
      type: [CountryMatchGameType],
      description: 'Nine, or six when one country has two players; by round, then by board of the first country.',
      resolve: ({ games }) => [...games],
    }),
    score: t.intList({
      description: 'Points in the order of the teams: one a game won, and those of the opponents’ missing board.',
      resolve: ({ score }) => [...score],
    }),
    winner: t.exposeString('winner', {
      nullable: true,
      description: 'The country that has won, as soon as it cannot be caught; null: still open, or tied.',
    }),
  }),
});

ruleField('countryMatch', (t) =>
  t.field({
    type: CountryMatchType,
    description: 'Planner: the match of two countries, everybody of one against everybody of the other, once.',
    args: {
      teams: t.arg({ type: [TeamIn], required: true, description: 'The two countries.' }),
      winners: t.arg.idList({
        required: { list: true, items: false },
        defaultValue: [],
        description: 'Who won each game, in the order of `games`; null, or not given: open.',
      }),
    },
    resolve: (_root, { teams, winners }) => answered(planCountryMatch(teams, winners)),
  }),
);
