import { groupOf, entryOf, stageOf } from '../../application/queries/find.ts';
import { cited } from '../../application/queries/rule-refs.ts';
import type { ShownAdvance } from '../../application/queries/advances.ts';
import type { ADVANCE_DECIDERS, ADVANCE_PLACES } from '../../rules/formats/format.ts';
import { builder } from '../builder.ts';
import { EntryType, GroupType, StageType } from '../refs.ts';
import { ruleRefs } from '../rule-ref.ts';

const AdvancePlaceEnum = builder.enumType('AdvancePlace', {
  description: 'What a place in a stage is good for.',
  values: {
    FIRST: { description: 'The semi-final of the firsts; after two groups, the first semi-final.' },
    SECOND: { description: 'The semi-final of the seconds; after two groups, the second semi-final.' },
    WINNER: { description: 'The final, as the winner of a group.' },
    TOP_TWO: { description: 'The final, as one of the first two of the only group.' },
    CHAMPION: { description: 'He has won the final or the title match; while it is played he stands first in it.' },
    RUNNER_UP: { description: 'He has lost the final or the title match; while it is played he stands second in it.' },
    OUT: { description: 'No further.' },
    TITLE_MATCH: { description: 'The title match, as the first of League A who is still there.' },
    PROMOTED: { description: 'One tier up, if he signs up for the next cycle.' },
    STAYS: { description: 'The same tier, if he signs up for the next cycle.' },
    NEXT_ROUND: { description: 'The next round of a knock-out.' },
    LUCKY_LOSER: { description: 'Round 2 of a knock-out, though he lost in round 1.' },
    DEMOTED: { description: 'One tier down, if he signs up for the next cycle and there is one.' },
  } as const satisfies Readonly<Record<(typeof ADVANCE_PLACES)[number], object>>,
});

const AdvanceDeciderEnum = builder.enumType('AdvanceDecider', {
  description: 'What separates a player from those who have another place.',
  values: {
    SCORE: { description: 'Points.' },
    NEUSTADTL: { description: 'Equal points, then Neustadtl.' },
    KIBA_SCORE: { description: 'Equal points and Neustadtl, then the KIBA score.' },
    PLAYOFF: { description: 'All equal, then games played once more.' },
    LIST: { description: 'Nothing but the order of the player list.' },
    SODOS: { description: 'Equal points, then the points of those beaten.' },
    LAST_TIER: { description: 'These equal too, then the tier of the last cycle.' },
    LAST_RANK: { description: 'These equal too, then the place in the last cycle.' },
    RATING: { description: 'All this equal, then the rating.' },
  } as const satisfies Readonly<Record<(typeof ADVANCE_DECIDERS)[number], object>>,
});

/** Whether and where a player of a stage goes on. */
export const AdvanceType = builder.objectRef<ShownAdvance>('Advance').implement({
  description: 'Whether and where a player of a stage goes on by its table, and where he in fact went on.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'Whose place it is.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    group: t.field({
      type: GroupType,
      description: 'The group in which he has it.',
      resolve: (advance, _args, { app }) => groupOf(app, advance),
    }),
    rank: t.exposeInt('rank', { description: 'His place in the table of the group, from 1.' }),
    place: t.expose('place', { type: AdvancePlaceEnum, description: 'What the place is good for.' }),
    nextStage: t.field({
      type: StageType,
      nullable: true,
      description: 'The stage that the place leads to; null: none, or it is not arranged yet.',
      resolve: ({ nextStageId }, _args, { app }) =>
        nextStageId === null ? null : stageOf(app, { stageId: nextStageId }),
    }),
    replaces: t.field({
      type: EntryType,
      nullable: true,
      description: 'Whose place he has because somebody before him has withdrawn; null: his own.',
      resolve: ({ replaces }, _args, { app }) => (replaces === null ? null : entryOf(app, replaces)),
    }),
    provisional: t.exposeBoolean('provisional', {
      description: 'True: it can still change, the stage does not stand.',
    }),
    decidedBy: t.expose('decidedBy', {
      type: AdvanceDeciderEnum,
      nullable: true,
      description: 'What it took to separate him from the others; null: nothing, or he has withdrawn.',
    }),
    rule: t.string({
      description: 'The rules by which it is so, such as `KIBA 10.1, KIBA 9.4`.',
      resolve: ({ rules }) => cited(rules),
    }),
    ruleRefs: t.field(
      ruleRefs('The same rules with their texts, the one that says most first.', ({ rules }: ShownAdvance) => rules),
    ),
    why: t.exposeString('why', { description: 'All this as one English sentence.' }),
    arranged: t.exposeBoolean('isArranged', {
      description: 'Whether what follows the stage is arranged; a correction then changes tables only.',
    }),
    arrangedIn: t.field({
      type: GroupType,
      nullable: true,
      description: 'The group of the next stage in which he in fact plays; null: none, or nothing is arranged yet.',
      resolve: ({ arrangedIn }, _args, { app }) => (arrangedIn === null ? null : groupOf(app, { groupId: arrangedIn })),
    }),
  }),
});
