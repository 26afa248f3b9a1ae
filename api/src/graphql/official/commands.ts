import { appointOfficial } from '../../application/commands/official/appoint.ts';
import { dismissOfficial } from '../../application/commands/official/dismiss.ts';
import type { OfficialDone } from '../../application/commands/official/shape.ts';
import { playerOf } from '../../application/queries/find.ts';
import { PlayerType } from '../refs.ts';
import { OfficialRoleEnum } from './type.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import { ids } from '../id-input.ts';
import { theTournament } from '../tournament/the-tournament.ts';

const OfficialSuccess = commandSuccess<OfficialDone>('OfficialSuccess', {
  description: 'It stands.',
  fields: (t) => ({
    tournament: t.field(theTournament),
    player: t.field({
      type: PlayerType,
      description: 'Whom it is about.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
  }),
});

command(appointOfficial, {
  name: 'appointOfficial',
  byToken: [],
  description:
    'Lets somebody help the director of a tournament, as a deputy or a reporter. Its director and admins only.',
  input: given('Who is to help the director, and as what.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerId: ids.player.one(t, 'Who; a person with an account, and not the director himself.'),
    role: t.field({
      type: OfficialRoleEnum,
      required: true,
      description: 'As what; who helps already has this role now.',
    }),
  })),
  success: OfficialSuccess,
  payload: 'The tournament, or why nothing was changed.',
  refuses: { 'wrong-status': true },
});

command(dismissOfficial, {
  name: 'dismissOfficial',
  byToken: [],
  description:
    'Ends that somebody helps the director of a tournament; what he did stays. Its director, admins, and whoever it is himself.',
  input: given('Who is to help the director no longer.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerId: ids.player.one(t, 'Who; yourself too.'),
  })),
  success: OfficialSuccess,
  payload: 'The tournament, or why nothing was changed.',
  refuses: { 'wrong-status': true },
});
