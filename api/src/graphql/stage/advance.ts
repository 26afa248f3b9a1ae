import { sentence } from '../said.ts';
import { groupOf, entryOf, stageOf } from '../../application/queries/find.ts';
import { cited } from '../../application/queries/rule-refs.ts';
import type { ShownAdvance } from '../../application/queries/advances.ts';
import { decidersHere } from '../../application/registered.ts';
import { builder } from '../builder.ts';
import { EntryType, GroupType, StageType } from '../refs.ts';
import { registeredValues } from '../registered-enum.ts';
import { ruleRefs } from '../rule-ref.ts';
import { AdvancePlaceEnum } from './vocabulary.ts';
import { LASTING } from '../lasting.ts';

const AdvanceDeciderEnum = builder.enumType('AdvanceDecider', {
  description: 'What separates a player from those whose place is good for something else.',
  values: registeredValues(decidersHere),
});

/** Whether and where a player of a stage goes on. */
export const AdvanceType = builder.objectRef<ShownAdvance>('Advance').implement({
  extensions: LASTING,
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
      description:
        'The last criterion that it takes to separate him from all in his group whose place is good for something else, as who is demoted from who stays: `RankedEntry.decidedBy` tells what puts him behind who is directly before him. Null: nothing had to be separated, or he has withdrawn.',
    }),
    rule: t.string({
      description: 'The rules by which it is so, such as `KIBA 10.1, KIBA 9.4`.',
      resolve: ({ rules }) => cited(rules),
    }),
    ruleRefs: t.field(
      ruleRefs('The same rules with their texts, the one that says most first.', ({ rules }: ShownAdvance) => rules),
    ),
    why: t.string(sentence('All this as one sentence.', ({ why }: ShownAdvance) => why)),
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
