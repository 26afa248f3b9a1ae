import { endForecast, type EndForecast } from '../../application/queries/end-forecast.ts';
import { builder } from '../builder.ts';
import { STANDINGS_COST } from '../list.ts';
import { TournamentInterface } from '../refs.ts';

const EndForecastType = builder.objectRef<EndForecast>('EndForecast').implement({
  description: 'When a tournament is expected to end. It is a forecast: play-offs, replays and pauses come on top.',
  fields: (t) => ({
    latest: t.expose('latest', {
      type: 'DateTime',
      nullable: true,
      description:
        'At the latest by its clocks: all games that are open last twice the initial time and the increment of each move of a usual game, then as many games follow one after another as one player can still have, and the director uses all his time to approve. Null: no clock says.',
    }),
    byPace: t.expose('byPace', {
      type: 'DateTime',
      nullable: true,
      description:
        'At the pace so far: the same, every game lasting as long as those have lasted on average that were played to their end, without forfeits and withdrawals. Null: none was yet.',
    }),
  }),
});

builder.interfaceField(TournamentInterface, 'endForecast', (t) =>
  t.field({
    type: EndForecastType,
    nullable: true,
    description: 'When it is expected to end; null: it is not being played.',
    complexity: STANDINGS_COST,
    resolve: (tournament, _args, { app }) => endForecast(app, tournament),
  }),
);
