import { readingOf } from '../../application/queries/reading.ts';
import { invariant } from '../../kernel/assert.ts';
import type { SeriesId } from '../../kernel/ids.ts';
import { about } from '../event/event-type.ts';
import { SeriesInterface } from '../refs.ts';

/** That an event is about a series. */
export const aboutSeries = about(
  'series',
  SeriesInterface,
  'The series as it stands when this is sent.',
  async (app, { seriesId }: { readonly seriesId: SeriesId }) => {
    const series = await readingOf(app).series.load(seriesId);
    invariant(series, `series ${seriesId} exists`);
    return series;
  },
);
