import { entryOf, playerOf } from '../../../../application/queries/find.ts';
import { handedOn, type HandedOn } from '../../application/series/handed-on.ts';
import { removableCycle } from '../../application/series/removable-cycle.ts';
import { readTitle, type Holding } from '../../application/series/title-series.ts';
import { viewerMayOpenCycle } from '../../application/series/viewer-rights.ts';
import { builder } from '../../../../graphql/builder.ts';
import { PreviousCycleType } from '../previous-cycle.ts';
import { TABLE_COST } from '../../../../graphql/list.ts';
import { KuksuTitleType, KuksuTournamentType } from '../ref.ts';
import { EntryType, PlayerType } from '../../../../graphql/refs.ts';
import { KuksuTitleStateEnum } from './vocabulary.ts';
import { LASTING } from '../../../../graphql/lasting.ts';

/** What a cycle that is over is good for is worked out once and kept. */
const KEPT_COST = 20;

const HoldingType = builder.objectRef<Holding>('TitleHolding').implement({
  extensions: LASTING,
  description: 'Who held a title after one of its cycles.',
  fields: (t) => ({
    cycle: t.field({ type: KuksuTournamentType, description: 'After which cycle.', resolve: ({ cycle }) => cycle }),
    number: t.int({
      nullable: true,
      description: 'The number of the cycle in the title; null: it belongs to it no more.',
      resolve: ({ cycle }) => cycle.seriesNumber,
    }),
    holder: t.field({
      type: EntryType,
      description: 'The holder, in that cycle.',
      resolve: ({ holder }, _args, { app }) => entryOf(app, holder),
    }),
    opponent: t.field({
      type: EntryType,
      nullable: true,
      description:
        'Whom he met in the title match: the challenger, or the holder before him; null: there was no match.',
      resolve: ({ met }, _args, { app }) => (met === null ? null : entryOf(app, met.opponent)),
    }),
    score: t.intList({
      nullable: true,
      description: 'Games won in the match, the holder’s first; null: there was no match.',
      resolve: ({ met }) => (met === null ? null : [...met.score]),
    }),
    isWalkover: t.exposeBoolean('isWalkover', { description: 'Whether the match ended because the other withdrew.' }),
    isDefence: t.boolean({
      description: 'Whether he held the title before and has defended it.',
      resolve: ({ met }) => met?.isDefence ?? false,
    }),
    defences: t.exposeInt('defences', {
      description: 'How often he had defended it by then, cycle after cycle; 0 after the one in which he won it.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'Since when: the end of the cycle.' }),
  }),
});

const HandedOnType = builder.objectRef<HandedOn>('HandedOn').implement({
  description: 'What a player of the last cycle brings to the next one, if he signs up.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'The player, in the last cycle.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    previous: t.expose('previous', { type: PreviousCycleType, description: 'What he brings.' }),
    tier: t.exposeInt('tier', {
      nullable: true,
      description: 'The lowest tier in which he can be placed; null: he holds the title, and plays in no league.',
    }),
  }),
});

builder.prismaObjectFields(KuksuTitleType, (t) => ({
  state: t.field({
    type: KuksuTitleStateEnum,
    description: 'Where it stands.',
    complexity: KEPT_COST,
    resolve: async (series, _args, { app }) => (await readTitle(app, series)).state,
  }),
  cycles: t.field({
    type: [KuksuTournamentType],
    description: 'Its cycles in order, none that was cancelled; `seriesNumber` counts them.',
    resolve: async (series, _args, { app }) => [...(await readTitle(app, series)).cycles],
  }),
  current: t.field({
    type: KuksuTournamentType,
    nullable: true,
    description: 'The cycle that is prepared or played, between two cycles the last one; null: there is none yet.',
    resolve: async (series, _args, { app }) => (await readTitle(app, series)).cycles.at(-1) ?? null,
  }),
  removableCycle: t.field({
    type: KuksuTournamentType,
    nullable: true,
    description: 'The cycle that its director may still take out: the last, until it is over; null: there is none.',
    resolve: async (series, _args, { app }) => removableCycle((await readTitle(app, series)).cycles),
  }),
  holder: t.field({
    type: PlayerType,
    nullable: true,
    description: 'Who holds it now, from the end of the last cycle that is over; null: nobody.',
    complexity: KEPT_COST,
    resolve: async (series, _args, { app }) => {
      const { cycles, hall } = await readTitle(app, series);
      const last = cycles.findLast(({ status }) => status === 'FINISHED');
      const holding = hall.at(-1);
      return holding === undefined || holding.cycle !== last ? null : playerOf(app, holding.player);
    },
  }),
  hallOfFame: t.field({
    extensions: LASTING,
    type: [HoldingType],
    description: 'Who held it after each cycle that is over, the newest first.',
    complexity: { field: KEPT_COST, multiplier: 2 },
    resolve: async (series, _args, { app }) => (await readTitle(app, series)).hall.toReversed(),
  }),
  handedOn: t.field({
    type: [HandedOnType],
    description:
      'What the last cycle that is over hands on to the next: the holder first, then by league and place. Empty before the first is over.',
    complexity: { field: TABLE_COST, multiplier: 30 },
    resolve: async (series, _args, { app }) => [...(await handedOn(app, series))],
  }),
  viewerCanOpenCycle: t.boolean({
    description: 'Whether you may open the next cycle now: you direct the title, and no cycle is under way.',
    complexity: KEPT_COST,
    resolve: (series, _args, { app }) => viewerMayOpenCycle(app, series),
  }),
}));
