import { closeRegistration } from '../../application/commands/tournament/close-registration.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { TournamentInput, tournamentCommand } from './inputs.ts';
import { TournamentResult } from './results.ts';

builder.mutationField('closeRegistration', (t) =>
  t.field({
    type: TournamentResult,
    description:
      'Closes the registration: nobody enters or leaves any more, and every entry’s Elo, games and place in the list are noted. Its director only.',
    args: { input: t.arg({ type: TournamentInput, required: true, description: 'Which tournament.' }) },
    resolve: (_root, { input }, context) => answer(context, closeRegistration(context.app, tournamentCommand(input))),
  }),
);
