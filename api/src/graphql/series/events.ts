import { TournamentChangeEnum } from '../tournament/vocabulary.ts';
import { playerOf } from '../../application/queries/find.ts';
import { aboutTournament } from '../event/about.ts';
import { inInbox, inSeries } from '../event/interfaces.ts';
import { PlayerType } from '../refs.ts';
import { aboutSeries } from './about.ts';
import { SeriesPlaceChangeEnum, TitleKindEnum } from './vocabulary.ts';

inSeries('SeriesSnapshot', {
  about: [aboutSeries],
  description: 'The first message: the series as it stands, true at the version that it carries. It takes no version.',
});

inSeries('SeriesCreated', { about: [aboutSeries], description: 'The series was created.' });

inSeries('SeriesUpdated', {
  about: [aboutSeries],
  description: 'Its director has given the series another name, or has said something else of it.',
  fields: (t) => ({
    before: t.string({ description: 'What it was called before.', resolve: ({ payload }) => payload.before }),
    name: t.string({
      description: 'What it is called since; the same where only its description was changed.',
      resolve: ({ payload }) => payload.name,
    }),
  }),
});

inSeries('SeriesTournamentAdded', {
  about: [aboutSeries, aboutTournament],
  description: 'A tournament has become a part of the series.',
  fields: (t) => ({ number: t.int({ description: 'Which, from 1.', resolve: ({ payload }) => payload.number }) }),
});

inSeries('SeriesTournamentRemoved', {
  about: [aboutSeries, aboutTournament],
  description: 'A tournament is no longer a part of the series; if it was finished, its points count no more.',
  fields: (t) => ({
    number: t.int({ description: 'Which it was, from 1.', resolve: ({ payload }) => payload.number }),
  }),
});

inSeries('SeriesTournamentChanged', {
  about: [aboutSeries, aboutTournament],
  description: 'A tournament of the series has moved on in its life.',
  fields: (t) => ({
    kind: t.field({
      type: TournamentChangeEnum,
      description: 'What.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
});

inSeries('SeriesStandingsChanged', {
  about: [aboutSeries, aboutTournament],
  description:
    'A tournament is finished, or a result of it was overruled since: ask the series for its standings as they are now.',
});

inSeries('TitleAwarded', {
  about: [aboutSeries, aboutTournament],
  description: 'Somebody has won or kept a title, or a correction has moved it.',
  fields: (t) => ({
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
});

inInbox('MySeriesPlace', {
  about: [aboutSeries, aboutTournament],
  description: 'About your place in a tournament of a series that names its players.',
  fields: (t) => ({
    change: t.field({
      type: SeriesPlaceChangeEnum,
      description: 'What has become of it.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
});

inInbox('MyTitle', {
  about: [aboutSeries, aboutTournament],
  description: 'You have won a title, or have kept it.',
  fields: (t) => ({
    title: t.field({ type: TitleKindEnum, description: 'Which.', resolve: ({ payload }) => payload.title }),
  }),
});
