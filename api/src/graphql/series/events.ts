import { playerOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { withTournament } from '../event/about.ts';
import { PlayerEventInterface, SeriesEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { PlayerType } from '../refs.ts';
import { withSeries } from './about.ts';
import { SeriesPlaceChangeEnum, TitleKindEnum } from './vocabulary.ts';

const interfaces = [SeriesEventInterface];

withSeries(
  builder.objectRef<EventOf<'SeriesSnapshot'>>('SeriesSnapshot').implement({
    description:
      'The first message: the series as it stands, true at the version that it carries. It takes no version.',
    interfaces,
  }),
);

withSeries(
  builder
    .objectRef<EventOf<'SeriesCreated'>>('SeriesCreated')
    .implement({ description: 'The series was created.', interfaces }),
);

builder.objectFields(
  withSeries(
    builder.objectRef<EventOf<'SeriesUpdated'>>('SeriesUpdated').implement({
      description: 'Its director has given the series another name, or has said something else of it.',
      interfaces,
    }),
  ),
  (t) => ({
    before: t.string({ description: 'What it was called before.', resolve: ({ payload }) => payload.before }),
    name: t.string({
      description: 'What it is called since; the same where only its description was changed.',
      resolve: ({ payload }) => payload.name,
    }),
  }),
);

builder.objectFields(
  withTournament(
    withSeries(
      builder
        .objectRef<EventOf<'SeriesTournamentAdded'>>('SeriesTournamentAdded')
        .implement({ description: 'A tournament has become a part of the series.', interfaces }),
    ),
  ),
  (t) => ({ number: t.int({ description: 'Which, from 1.', resolve: ({ payload }) => payload.number }) }),
);

builder.objectFields(
  withTournament(
    withSeries(
      builder.objectRef<EventOf<'SeriesTournamentRemoved'>>('SeriesTournamentRemoved').implement({
        description: 'A tournament is no longer a part of the series; if it was finished, its points count no more.',
        interfaces,
      }),
    ),
  ),
  (t) => ({ number: t.int({ description: 'Which it was, from 1.', resolve: ({ payload }) => payload.number }) }),
);

builder.objectFields(
  withTournament(
    withSeries(
      builder
        .objectRef<EventOf<'SeriesTournamentChanged'>>('SeriesTournamentChanged')
        .implement({ description: 'A tournament of the series has moved on in its life.', interfaces }),
    ),
  ),
  (t) => ({
    kind: t.string({
      description: 'UPDATED, REGISTRATION_OPENED, REGISTRATION_CLOSED, STARTED, FINISHED, REOPENED or CANCELLED.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
);

withTournament(
  withSeries(
    builder.objectRef<EventOf<'SeriesStandingsChanged'>>('SeriesStandingsChanged').implement({
      description:
        'A tournament is finished, or a result of it was overruled since: ask the series for its standings as they are now.',
      interfaces,
    }),
  ),
);

builder.objectFields(
  withTournament(
    withSeries(
      builder
        .objectRef<EventOf<'TitleAwarded'>>('TitleAwarded')
        .implement({ description: 'Somebody has won or kept a title, or a correction has moved it.', interfaces }),
    ),
  ),
  (t) => ({
    title: t.field({ type: TitleKindEnum, description: 'Which.', resolve: ({ payload }) => payload.title }),
    players: t.field({
      type: [PlayerType],
      description: 'Who has it; empty when a correction has left it to nobody.',
      resolve: ({ payload }, _args, { app }) => Promise.all(payload.players.map((id) => playerOf(app, id))),
    }),
    country: t.string({
      nullable: true,
      description: 'The country that has won; null for a title that one player has.',
      resolve: ({ payload }) => payload.country,
    }),
    isCorrection: t.boolean({
      description: 'Whether a corrected result has moved it.',
      resolve: ({ payload }) => payload.isCorrection,
    }),
  }),
);

builder.objectFields(
  withTournament(
    withSeries(
      builder.objectRef<EventOf<'MySeriesPlace'>>('MySeriesPlace').implement({
        description: 'About your place in a tournament of a series that names its players.',
        interfaces: [PlayerEventInterface],
      }),
    ),
  ),
  (t) => ({
    change: t.field({
      type: SeriesPlaceChangeEnum,
      description: 'What has become of it.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
);

builder.objectFields(
  withTournament(
    withSeries(
      builder
        .objectRef<EventOf<'MyTitle'>>('MyTitle')
        .implement({ description: 'You have won a title, or have kept it.', interfaces: [PlayerEventInterface] }),
    ),
  ),
  (t) => ({
    title: t.field({ type: TitleKindEnum, description: 'Which.', resolve: ({ payload }) => payload.title }),
  }),
);
