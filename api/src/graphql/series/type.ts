import { readingOf } from '../../application/queries/reading.ts';
import type { SeriesRecord } from '../../store/reading/series.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { SeriesInterface, TournamentInterface } from '../refs.ts';
import { SeriesKindEnum } from '../tournament/vocabulary.ts';

/** The name of the type that a series has. */
export function seriesTypeName({ kind }: SeriesRecord): 'KibaChampionship' | 'KuksuTitle' {
  return kind === 'CHAMPIONSHIP' ? 'KibaChampionship' : 'KuksuTitle';
}

SeriesInterface.implement({
  description: 'Tournaments that belong together.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: seriesTypeName,
  fields: (t) => ({
    id: t.id({
      description: 'Opaque and permanent.',
      resolve: (series) => globalId(seriesTypeName(series), series.id),
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    kind: t.expose('kind', { type: SeriesKindEnum, description: 'What it is.' }),
    tournaments: t.field({
      type: [TournamentInterface],
      description: 'Its tournaments in order.',
      resolve: async ({ id }, _args, { app }) => [...(await readingOf(app).tournamentsOf.load(id))],
    }),
  }),
});

builder.objectRef<SeriesRecord>('KibaChampionship').implement({
  description: 'A championship: several tournaments whose points are added up.',
  interfaces: [builder.nodeInterfaceRef(), SeriesInterface],
});

builder.objectRef<SeriesRecord>('KuksuTitle').implement({
  description: 'A title that is defended in cycles.',
  interfaces: [builder.nodeInterfaceRef(), SeriesInterface],
});
