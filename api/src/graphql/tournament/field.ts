import type { FieldDone } from '../../application/commands/invitation/shape.ts';
import { changedTournament, entryOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { AlreadyEnteredType, TournamentFullType, WrongStatusType, memberName } from '../errors.ts';
import { PreflightIssueType } from '../planner/preflight.ts';
import { EntryType, TournamentInterface } from '../refs.ts';
import { FieldPlanUnion, fieldPlan } from './field-plan.ts';
import { COMMON_ERRORS } from './results.ts';

const FieldSuccessType = builder.objectRef<FieldDone>('FieldSuccess').implement({
  description: 'What became of the field of a tournament that has not started; in a dry run what would.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    out: t.field({
      type: [EntryType],
      description: 'Who no longer takes part by it, in order of seeding.',
      resolve: ({ out }, _args, { app }) => Promise.all(out.map((id) => entryOf(app, id))),
    }),
    players: t.exposeInt('players', { description: 'How many play then; who waits for a later stage is not counted.' }),
    issues: t.field({
      type: [PreflightIssueType],
      description: 'What does not work with so many.',
      resolve: ({ issues }) => [...issues],
    }),
    plan: t.field({
      type: FieldPlanUnion,
      nullable: true,
      description: 'What so many players make; null: the system of play plans nothing by their number alone.',
      resolve: async (done, _args, { app }) => fieldPlan(await changedTournament(app, done), done.players),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

/** What a command about the field of a tournament answers. */
export const FieldResult = builder.unionType('FieldResult', {
  description: 'The field of a tournament, or why it stays.',
  types: [FieldSuccessType, ...COMMON_ERRORS, WrongStatusType, AlreadyEnteredType, TournamentFullType],
  resolveType: (value) => memberName(value, 'FieldSuccess'),
});
