import { playerOf } from '../../../../application/queries/find.ts';
import { aboutTournament } from '../../../../graphql/event/about.ts';
import { inSeries } from '../../../../graphql/event/interfaces.ts';
import { PlayerType } from '../../../../graphql/refs.ts';
import { aboutSeries } from '../../../../graphql/series/about.ts';

inSeries('NationsRanked', {
  about: [aboutSeries, aboutTournament],
  description: 'The countries stand otherwise after this tournament: ask the series for their ranking.',
});

inSeries('CutSettled', {
  about: [aboutSeries],
  description: 'The director has ordered players whom nothing separates.',
  fields: (t) => ({
    players: t.field({
      type: [PlayerType],
      description: 'The players, in the order of the decision.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.players.map((id) => playerOf(app, id))),
    }),
    reason: t.string({ description: 'Why.', resolve: ({ payload }) => payload.reason }),
  }),
});

inSeries('MabingwaOpened', {
  about: [aboutSeries, aboutTournament],
  description: 'The tournament of the best six is open.',
});

inSeries('PlaceRefused', {
  about: [aboutSeries],
  description: 'A player has given back his place in the Mabingwa.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who does not play.',
      resolve: ({ payload }, _args, { app }) => playerOf(app, payload.playerId),
    }),
    next: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who takes the place in the Mabingwa; null while it is not opened.',
      resolve: ({ payload }, _args, { app }) => (payload.next === null ? null : playerOf(app, payload.next)),
    }),
    reason: t.string({ description: 'Why; empty when nothing was said.', resolve: ({ payload }) => payload.reason }),
  }),
});

inSeries('CountryMatchOpened', {
  about: [aboutSeries, aboutTournament],
  description: 'A match of countries is open.',
  fields: (t) => ({
    countries: t.stringList({
      description: 'The two, the better of the ranking first.',
      resolve: ({ payload }) => [...payload.countries],
    }),
  }),
});

inSeries('CountryMatchDecided', {
  about: [aboutSeries, aboutTournament],
  description: 'A match of countries is over, or its score was corrected since.',
  fields: (t) => ({
    countries: t.stringList({ description: 'The two.', resolve: ({ payload }) => [...payload.countries] }),
    score: t.intList({
      description: 'Their points in the same order.',
      resolve: ({ payload }) => [...payload.score],
    }),
    winner: t.string({
      nullable: true,
      description: 'The country that has won; null when the points are equal.',
      resolve: ({ payload }) => payload.winner,
    }),
  }),
});
