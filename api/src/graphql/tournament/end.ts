import { endTournament } from '../../application/commands/tournament/end.ts';
import { formatOf } from '../../application/state/format-state.ts';
import { leads } from '../../application/rights.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentInterface } from '../refs.ts';
import { TournamentSuccessType } from './results.ts';

command(endTournament, {
  name: 'endTournament',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Ends a running tournament as it stands, by a ruling: open games end without a result, its table is final, and who is first alone has won. It cannot be taken back. Refused where the system of play has an end of its own, such as a final. Its director only.',
  input: given('Which tournament is ended, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why it goes on.',
  refuses: { 'wrong-status': true },
});

builder.interfaceField(TournamentInterface, 'viewerCanEnd', (t) =>
  t.boolean({
    description: 'Whether you could end it as it stands now.',
    resolve: (tournament, _args, { app }) =>
      tournament.status === 'RUNNING' && leads(app.actor, tournament) && formatOf(tournament).endsAsItStands,
  }),
);
