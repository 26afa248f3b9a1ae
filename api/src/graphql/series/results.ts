import type { SeriesDone, SeriesTournamentDone } from '../../application/commands/series/shape.ts';
import { changedSeries } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { SeriesInterface, TournamentInterface } from '../refs.ts';
import { commandSuccess } from '../command-success.ts';

/** A series that was changed. */
export const SeriesSuccessType = commandSuccess<SeriesDone>('SeriesSuccess', {
  description: 'The command was carried out.',
  fields: (t) => ({
    series: t.field({
      type: SeriesInterface,
      nullable: true,
      description: 'As it stands; in a dry run unchanged, and null when it would have been made.',
      resolve: (done, _args, { app }) => changedSeries(app, done),
    }),
  }),
});

/** A tournament that was opened in a series. */
export const SeriesTournamentSuccessType = commandSuccess<SeriesTournamentDone>('SeriesTournamentSuccess', {
  description: 'The tournament was opened.',
  fields: (t) => ({
    series: t.field({
      type: SeriesInterface,
      nullable: true,
      description: 'As it stands; in a dry run unchanged. Null: it is gone.',
      resolve: (done, _args, { app }) => changedSeries(app, done),
    }),
    tournament: t.field({
      type: TournamentInterface,
      nullable: true,
      description:
        'The new tournament; where its series names its players they are entered, and its registration is closed. Null in a dry run.',
      resolve: ({ tournamentId, effects }, _args, { app }) =>
        effects.dryRun ? null : readingOf(app).tournaments.load(tournamentId),
    }),
  }),
});
