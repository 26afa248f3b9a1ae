import { cancelTournament } from '../../application/commands/tournament/cancel.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { TournamentInput, tournamentCommand } from './inputs.ts';
import { TournamentResult } from './results.ts';

builder.mutationField('cancelTournament', (t) =>
  t.field({
    type: TournamentResult,
    description: 'Cancels a tournament that has not started, and tells everybody who has entered. Its director only.',
    args: { input: t.arg({ type: TournamentInput, required: true, description: 'Which tournament.' }) },
    resolve: (_root, { input }, context) => answer(context, cancelTournament(context.app, tournamentCommand(input))),
  }),
);
