import { openRegistration } from '../../application/commands/tournament/open-registration.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { TournamentInput, tournamentCommand } from './inputs.ts';
import { TournamentResult } from './results.ts';

builder.mutationField('openRegistration', (t) =>
  t.field({
    type: TournamentResult,
    description: 'Opens the registration of a draft: players can enter. Its director only.',
    args: { input: t.arg({ type: TournamentInput, required: true, description: 'Which tournament.' }) },
    resolve: (_root, { input }, context) => answer(context, openRegistration(context.app, tournamentCommand(input))),
  }),
);
