import { importRegistrations } from '../../application/commands/registration/import-registrations.ts';
import { changedTournament } from '../../application/queries/find.ts';
import { FieldPlanUnion, fieldPlan } from './field-plan.ts';
import { readLines } from './registration-line.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

command(importRegistrations, {
  name: 'importRegistrations',
  description:
    'Enters many players from a text, matched by name with those who are known here; the others are made without accounts. All are entered or none. Its director only.',
  input: given('Players who have signed up elsewhere, with the ratings that count in this tournament.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; its registration is open.'),
    text: t.string({
      required: true,
      description:
        'Comma-separated: a heading with `name`, `rating`, `country` in any order, of which only the name is needed, then a player a line. At most 2,000 lines.',
    }),
  })),
  success: {
    description: 'Who has entered; in a dry run who would.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      lines: t.field(readLines),
      players: t.exposeInt('players', { description: 'How many play then.' }),
      plan: t.field({
        type: FieldPlanUnion,
        nullable: true,
        description: 'What so many players make; null: the system of play plans nothing by their number alone.',
        resolve: async (done, _args, { app }) => fieldPlan(await changedTournament(app, done), done.players),
      }),
    }),
  },
  payload: 'Who has entered, or why nobody has.',
  refuses: { 'wrong-status': true, 'tournament-full': true, 'invalid-registrations': true },
});
