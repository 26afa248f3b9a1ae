import { seriesTopic } from '../../application/events.ts';
import { playerOf } from '../../application/queries/find.ts';
import { listEvents } from '../../application/queries/lists.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { leads } from '../../application/rights.ts';
import type { SeriesRecord } from '../../store/reading/series.ts';
import { builder } from '../builder.ts';
import { SERIES_NAMES, globalId, seriesName } from '../global-id.ts';
import { NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { LogLineType } from '../tournament/log-line.ts';
import { sentence } from '../said.ts';
import { SeriesKindEnum, SeriesRoleEnum, SeriesRulingKindEnum } from './vocabulary.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAsOneOf } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

/** The name of the type that a series has. */
export function seriesTypeName({ kind }: SeriesRecord): string {
  return seriesName(kind);
}

const SeriesRulingType = builder.prismaObject('SeriesRuling', {
  description: 'What was decided in a series beside its results.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SeriesRulingKindEnum, description: 'What kind of decision.' }),
    text: t.string(sentence('What was decided, as one sentence.', ({ text }) => text)),
    reason: t.exposeString('reason', { description: 'Why; empty when nothing was said.' }),
    players: t.field({
      type: [PlayerType],
      description: 'Who refuses; or the tied players, in the order of the decision.',
      complexity: { field: 1, multiplier: 0.5 },
      resolve: ({ playerIds }, _args, { app }) => Promise.all(playerIds.map((id) => playerOf(app, id))),
    }),
    by: t.relation('by', {
      nullable: true,
      description: 'Who has decided; null: the server.',
      resolve: (_query, { byId }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
});

loadedAsOneOf(SERIES_NAMES, (reading, id) => reading.series.load(asId(id)), seriesTypeName);

builder.prismaInterface('Series', {
  description: 'Tournaments that belong together.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: seriesTypeName,
  fields: (t) => ({
    id: t.id({
      extensions: LASTING,
      description: 'Opaque and permanent.',
      resolve: (series) => globalId(seriesTypeName(series), series.id),
    }),
    version: t.int({
      description:
        'The version of its events up to which this answer tells all; give it as `after` of `seriesEvents`. In an event, take the event’s own.',
      resolve: ({ id }, _args, { app }) => readingOf(app).versions.load(seriesTopic(id)),
    }),
    name: t.exposeString('name', { extensions: LASTING, description: 'What it is called.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What its director says of it; null: nothing.',
    }),
    kind: t.expose('kind', { type: SeriesKindEnum, description: 'What it is.' }),
    director: t.relation('director', {
      description: 'Who adds its tournaments and opens its finals.',
      resolve: (_query, { directorId }, _args, { app }) => playerOf(app, directorId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    tournaments: t.field({
      type: [TournamentInterface],
      description: 'Everything played in it in order, what was cancelled too; `seriesRole` says what each is.',
      resolve: async ({ id }, _args, { app }) => [...(await readingOf(app).tournamentsOf.load(id))],
    }),
    rulings: t.field({
      type: [SeriesRulingType],
      description: 'What was decided beside the results, the oldest first.',
      resolve: async ({ id }, _args, { app }) => [...(await readingOf(app).rulingsOfSeries.load(id))],
    }),
    log: t.connection(
      {
        type: LogLineType,
        description: 'All that has happened, each event as a sentence, the oldest first.',
        complexity: pageComplexity,
        resolve: async ({ id }, args, { app }) =>
          connectionOf(await listEvents(app, seriesTopic(id), windowOf(args, NUMBER_KEY))),
      },
      { name: 'SeriesLogConnection', description: 'A page of the log.' },
      { name: 'SeriesLogConnectionEdge', description: 'A line of the log and its place.' },
    ),
    viewerCanDirect: t.boolean({
      description: 'Whether you may add tournaments, open its finals and settle ties.',
      resolve: (series, _args, { app }) => leads(app.actor, series),
    }),
  }),
});

builder.interfaceFields(TournamentInterface, (t) => ({
  seriesRole: t.field({
    type: SeriesRoleEnum,
    nullable: true,
    description: 'What it is in its series; null: it belongs to none.',
    resolve: ({ seriesRole }) => seriesRole,
  }),
  seriesNumber: t.int({
    extensions: LASTING,
    nullable: true,
    description: 'Its number there, which means what `SeriesRole` says of what it is; null: it has none.',
    resolve: ({ seriesNumber }) => seriesNumber,
  }),
}));
