import type { SeriesDone, SeriesTournamentDone } from '../../application/commands/series/shape.ts';
import { changedSeries } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { SERIES_NAMES, idNamed } from '../global-id.ts';
import type { SeriesId } from '../../kernel/ids.ts';
import { SeriesInterface, TournamentInterface } from '../refs.ts';

/** A series that was changed. */
export const SeriesSuccessType = builder.objectRef<SeriesDone>('SeriesSuccess').implement({
  description: 'The command was carried out.',
  fields: (t) => ({
    series: t.field({
      type: SeriesInterface,
      nullable: true,
      description: 'As it stands; in a dry run unchanged, and null when it would have been made.',
      resolve: (done, _args, { app }) => changedSeries(app, done),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

/** A tournament that was opened in a series. */
export const SeriesTournamentSuccessType = builder
  .objectRef<SeriesTournamentDone>('SeriesTournamentSuccess')
  .implement({
    description: 'The tournament was opened.',
    fields: (t) => ({
      series: t.field({
        type: SeriesInterface,
        nullable: true,
        description: 'As it stands; in a dry run unchanged.',
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
      effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
    }),
  });

/** What every input about a series says, as a command takes it. */
export interface SeriesWords {
  readonly seriesId: string;
  readonly dryRun: boolean;
  readonly idempotencyKey?: string | null | undefined;
}

/** The part of an input that names the series and how the command is to be run. */
export function seriesCommand({ seriesId, dryRun, idempotencyKey }: SeriesWords) {
  return { seriesId: idNamed<SeriesId>(seriesId, SERIES_NAMES), dryRun, idempotencyKey: idempotencyKey ?? null };
}
