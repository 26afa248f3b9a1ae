import { listSeries } from '../../application/queries/lists.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { SeriesId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { SERIES_NAMES, idNamed } from '../global-id.ts';
import { INSTANT_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { SeriesInterface } from '../refs.ts';

builder.queryFields((t) => ({
  series: t.field({
    type: SeriesInterface,
    nullable: true,
    description: 'A series by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_root, { id }, { app }) => readingOf(app).series.load(idNamed<SeriesId>(id, SERIES_NAMES)),
  }),
  seriesList: t.connection(
    {
      type: SeriesInterface,
      description: 'All series, the newest first.',
      complexity: pageComplexity,
      resolve: async (_root, args, { app }) => connectionOf(await listSeries(app, windowOf(args, INSTANT_KEY))),
    },
    { name: 'QuerySeriesListConnection', description: 'A page of series.' },
    { name: 'QuerySeriesListConnectionEdge', description: 'A series and its place in the list.' },
  ),
}));
