import type { SeriesId } from '../../kernel/ids.ts';
import { readClient } from '../../store/public/read-client.ts';
import { countSeries, newestSeries, seriesWithId } from '../../store/public/series.ts';
import { builder } from '../builder.ts';
import { SERIES_NAMES, idNamed } from '../global-id.ts';
import { BY_ID, rowsOf } from '../list.ts';
import { SeriesInterface } from '../refs.ts';

builder.queryFields((t) => ({
  series: t.prismaField({
    type: SeriesInterface,
    nullable: true,
    description: 'A series by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (query, _root, { id }, { app }) =>
      seriesWithId(readClient(app.db), idNamed<SeriesId>(id, SERIES_NAMES), query),
  }),
  seriesList: t.prismaConnection(
    {
      ...BY_ID,
      cursor: 'id',
      type: SeriesInterface,
      description: 'All series, the newest first.',
      resolve: async (query, _root, args, { app }) => rowsOf(await newestSeries(readClient(app.db), query), args),
      totalCount: (_root, _args, { app }) => countSeries(readClient(app.db)),
    },
    { name: 'QuerySeriesListConnection', description: 'A page of series.' },
    { name: 'QuerySeriesListConnectionEdge', description: 'A series and its place in the list.' },
  ),
}));
