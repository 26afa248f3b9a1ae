import type { WatchedEvent } from '../../application/feed/feed.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { invariant } from '../../kernel/assert.ts';
import type { SeriesId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { SeriesInterface } from '../refs.ts';

type AboutSeries = Extract<WatchedEvent, { readonly payload: { readonly seriesId: SeriesId } }>;
type TypeOf<Event> = ReturnType<ReturnType<typeof builder.objectRef<Event>>['implement']>;

/** The type of an event, with the series that it is about. */
export function withSeries<Event extends AboutSeries>(type: TypeOf<Event>): TypeOf<Event> {
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
