import { startTournament } from '../../application/commands/tournament/start.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { TournamentInput, tournamentCommand } from './inputs.ts';
import { TournamentResult } from './results.ts';

builder.mutationField('startTournament', (t) =>
  t.field({
    type: TournamentResult,
    description:
      'Starts a tournament whose registration is closed: the games are made, and at the venue HERE every clock runs. Its director only.',
    args: { input: t.arg({ type: TournamentInput, required: true, description: 'Which tournament.' }) },
    resolve: (_root, { input }, context) => answer(context, startTournament(context.app, tournamentCommand(input))),
  }),
);
