import { playerOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { WatchedEvent } from '../../application/feed/feed.ts';
import { invariant } from '../../kernel/assert.ts';
import type { PlayerId, SeriesId } from '../../kernel/ids.ts';
import type { AppContext } from '../../application/context.ts';
import { builder } from '../builder.ts';
import { withTournament } from '../event/about.ts';
import { PlayerEventInterface, SeriesEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { PlayerType, SeriesInterface } from '../refs.ts';
import { SeriesPlaceChangeEnum, TitleKindEnum } from './vocabulary.ts';

const interfaces = [SeriesEventInterface];

type AboutSeries = Extract<WatchedEvent, { readonly payload: { readonly seriesId: SeriesId } }>;
type TypeOf<Event> = ReturnType<ReturnType<typeof builder.objectRef<Event>>['implement']>;

/** The type of an event, with the series that it is about. */
function withSeries<Event extends AboutSeries>(type: TypeOf<Event>): TypeOf<Event> {
  builder.objectField(type, 'series', (t) =>
    t.field({
      type: SeriesInterface,
      description: 'The series as it stands when this is sent.',
      resolve: async ({ payload }, _args, { app }) => {
        const series = await readingOf(app).series.load(payload.seriesId);
        invariant(series, `series ${payload.seriesId} exists`);
        return series;
      },
    }),
  );
  return type;
}

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
      resolve: ({ payload }, _args, { app }) => playersOf(app, payload.players),
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
      resolve: ({ payload }, _args, { app }) => playersOf(app, payload.players),
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
        description: 'About your place in the Mabingwa or in a match of countries.',
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

function playersOf(app: AppContext, ids: readonly PlayerId[]) {
  return Promise.all(ids.map((id) => playerOf(app, id)));
}
