import { playerOf } from '../../../../application/queries/find.ts';
import { builder } from '../../../../graphql/builder.ts';
import { withTournament } from '../../../../graphql/event/about.ts';
import { SeriesEventInterface } from '../../../../graphql/event/interfaces.ts';
import type { EventOf } from '../../../../graphql/event/kinds.ts';
import { PlayerType } from '../../../../graphql/refs.ts';
import { withSeries } from '../../../../graphql/series/about.ts';

const interfaces = [SeriesEventInterface];

withTournament(
  withSeries(
    builder.objectRef<EventOf<'NationsRanked'>>('NationsRanked').implement({
      description: 'The countries stand otherwise after this tournament: ask the series for their ranking.',
      interfaces,
    }),
  ),
);

builder.objectFields(
  withSeries(
    builder
      .objectRef<EventOf<'CutSettled'>>('CutSettled')
      .implement({ description: 'The director has ordered players whom nothing separates.', interfaces }),
  ),
  (t) => ({
    players: t.field({
      type: [PlayerType],
      description: 'The players, in the order of the decision.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.players.map((id) => playerOf(app, id))),
    }),
    reason: t.string({ description: 'Why.', resolve: ({ payload }) => payload.reason }),
  }),
);

withTournament(
  withSeries(
    builder
      .objectRef<EventOf<'MabingwaOpened'>>('MabingwaOpened')
      .implement({ description: 'The tournament of the best six is open.', interfaces }),
  ),
);

builder.objectFields(
  withSeries(
    builder
      .objectRef<EventOf<'PlaceRefused'>>('PlaceRefused')
      .implement({ description: 'A player has given back his place in the Mabingwa.', interfaces }),
  ),
  (t) => ({
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
);

builder.objectFields(
  withTournament(
    withSeries(
      builder
        .objectRef<EventOf<'CountryMatchOpened'>>('CountryMatchOpened')
        .implement({ description: 'A match of countries is open.', interfaces }),
    ),
  ),
  (t) => ({
    countries: t.stringList({
      description: 'The two, the better of the ranking first.',
      resolve: ({ payload }) => [...payload.countries],
    }),
  }),
);

builder.objectFields(
  withTournament(
    withSeries(
      builder.objectRef<EventOf<'CountryMatchDecided'>>('CountryMatchDecided').implement({
        description: 'A match of countries is over, or its score was corrected since.',
        interfaces,
      }),
    ),
  ),
  (t) => ({
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
);
