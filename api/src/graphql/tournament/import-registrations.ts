import { importRegistrations } from '../../application/commands/registration/import-registrations.ts';
import { changedTournament } from '../../application/queries/find.ts';
import { pastedChoices } from '../pasted/choice.ts';
import { pastedLines } from '../pasted/line.ts';
import { FieldPlanUnion, fieldPlan } from './field-plan.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

command(importRegistrations, {
  name: 'importRegistrations',
  byToken: ['DIRECT'],
  description:
    'Enters many players from a text, matched by name with those who are known here; the others are made without accounts. All are entered or none. Its director only.',
  input: given('Players who enter, one a line.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; its registration is open.'),
    text: t.string({
      required: true,
      description:
        'A player a line: `name`, `country`, `category`, `elo`, `matches`, `id`, of which only the name is needed, separated by commas, semicolons or tabs; in another order below a heading that names the columns. `elo`, also called `rating`, counts in this tournament; `id` is what he is called on the server where it is played. Or subjects of mails by which players sign up, such as `Re: sign-up: Zuhura, userid zuhura7`, folded or not; who gives no name goes by his id. At most 2,000 lines.',
    }),
    choices: pastedChoices(t),
  })),
  success: {
    description: 'Who has entered; in a dry run who would.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      lines: t.field(pastedLines),
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
  refuses: { 'wrong-status': true, 'tournament-full': true, 'invalid-lines': true },
});
