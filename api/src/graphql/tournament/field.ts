import type { FieldDone } from '../../application/commands/invitation/shape.ts';
import { changedTournament, entryOf } from '../../application/queries/find.ts';
import { PreflightIssueType } from '../planner/preflight.ts';
import { EntryType } from '../refs.ts';
import { FieldPlanUnion, fieldPlan } from './field-plan.ts';
import { commandSuccess } from '../command-success.ts';
import { theTournament } from './the-tournament.ts';

/** A field that was changed. */
export const FieldSuccessType = commandSuccess<FieldDone>('FieldSuccess', {
  description: 'What became of the field of a tournament that has not started; in a dry run what would.',
  fields: (t) => ({
    tournament: t.field(theTournament),
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
  }),
});
