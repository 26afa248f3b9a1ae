import { entryOf } from '../../../../application/queries/find.ts';
import {
  cyclePaths,
  titlePath,
  titlesPlayed,
  type CyclePath,
  type PathStep,
} from '../../application/series/cycle-paths.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import { builder } from '../../../../graphql/builder.ts';
import { TitleRoleEnum } from '../previous-cycle.ts';
import { TABLE_COST } from '../../../../graphql/list.ts';
import { KuksuTitleType, KuksuTournamentType } from '../ref.ts';
import { EntryType, PlayerType } from '../../../../graphql/refs.ts';
import { CycleChangeEnum } from './vocabulary.ts';

const StepType = builder.objectRef<PathStep>('CycleStep').implement({
  description: 'A cycle on the path of a player, and his place in it.',
  fields: (t) => ({
    cycle: t.field({ type: KuksuTournamentType, description: 'Which cycle.', resolve: ({ cycle }) => cycle }),
    number: t.int({
      nullable: true,
      description: 'The number of the cycle in its title; null: it belongs to none.',
      resolve: ({ cycle }) => cycle.seriesNumber,
    }),
    isOver: t.boolean({
      description: 'Whether the cycle is over; else the place is the one that he has now.',
      resolve: ({ cycle }) => cycle.status === 'FINISHED',
    }),
    league: t.string({
      nullable: true,
      description: 'His league, such as B2; null: he waited with the title.',
      resolve: ({ league }) => league?.name ?? null,
    }),
    tier: t.int({
      nullable: true,
      description: 'Its tier, 1 the top; null with it.',
      resolve: ({ league }) => league?.tier ?? null,
    }),
    rank: t.int({
      nullable: true,
      description: 'His place in it; null with it.',
      resolve: ({ league }) => league?.rank ?? null,
    }),
    points: t.int({
      nullable: true,
      description: 'Games won in his league; null with it.',
      resolve: ({ league, won }) => (league === null ? null : won),
    }),
    disqualified: t.boolean({
      description: 'Whether he was disqualified: he lost a game on time, or has withdrawn.',
      resolve: ({ league }) => league?.isDisqualified ?? false,
    }),
    title: t.expose('title', {
      type: TitleRoleEnum,
      nullable: true,
      description: 'What the end of the cycle has made of him; null: he did not play for the title, or it is not over.',
    }),
    change: t.expose('change', { type: CycleChangeEnum, description: 'How he has come to it since the last cycle.' }),
  }),
});

const PathType = builder.objectRef<CyclePath>('CyclePath').implement({
  description: 'The path of a player over the cycles of a title.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'The player, in the cycle that was asked.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    steps: t.field({
      type: [StepType],
      description: 'The cycles in which he was, the first first, the cycle that was asked last.',
      complexity: { field: 1, multiplier: 0.5 },
      resolve: ({ steps }) => [...steps],
    }),
  }),
});

builder.objectField(KuksuTournamentType, 'paths', (t) =>
  t.field({
    type: [PathType],
    description:
      'The path of every player over the cycles of the title up to this one, in the order of the entries. What is over is worked out once, so that asking for all is cheap.',
    complexity: { field: TABLE_COST, multiplier: 30 },
    resolve: async (cycle, _args, { app }) => [...(await cyclePaths(app, cycle))],
  }),
);

/** A title and the path of a player over its cycles. */
interface PlayerPath {
  readonly series: SeriesRecord;
  readonly steps: readonly PathStep[];
}

const PlayerPathType = builder.objectRef<PlayerPath>('TitlePath').implement({
  description: 'A title, and the path of a player over its cycles.',
  fields: (t) => ({
    series: t.field({ type: KuksuTitleType, description: 'The title.', resolve: ({ series }) => series }),
    steps: t.field({
      type: [StepType],
      description: 'The cycles in which he was, the first first.',
      complexity: { field: 1, multiplier: 0.5 },
      resolve: ({ steps }) => [...steps],
    }),
  }),
});

builder.objectField(PlayerType, 'titlePaths', (t) =>
  t.field({
    type: [PlayerPathType],
    description: 'His path over the cycles of every title that he has played for, the newest title first.',
    complexity: { field: TABLE_COST, multiplier: 0.3 },
    resolve: async ({ id }, _args, { app }) => {
      const titles = await titlesPlayed(app, id);
      return Promise.all(titles.map(async (series) => ({ series, steps: await titlePath(app, series, id) })));
    },
  }),
);
