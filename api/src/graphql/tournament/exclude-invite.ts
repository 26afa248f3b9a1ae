import { excludePlayers } from '../../application/commands/invitation/exclude-players.ts';
import { invitePlayers } from '../../application/commands/invitation/invite-players.ts';
import { NewPlayerInput } from './new-player.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { FieldSuccessType } from './field.ts';

command(excludePlayers, {
  name: 'excludePlayers',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Leaves players out of a tournament that has not started, by a ruling; they count as not registered. Its director only.',
  input: given('Who is left out of a tournament that has not started.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerIds: ids.player.many(t, 'Who; all of them take part so far.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: FieldSuccessType,
  payload: 'The field of the tournament, or why it stays.',
  refuses: { 'wrong-status': true },
});

command(invitePlayers, {
  name: 'invitePlayers',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Invites further players to a tournament whose registration is closed, by a ruling. While others still answer, so do they; later they are in at once. Its director only.',
  input: given('Who is invited to a tournament whose registration is closed.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerIds: ids.player.some(t, 'Players who are known here, also those who have declined or were left out.'),
    newPlayers: t.field({
      type: [NewPlayerInput],
      required: true,
      defaultValue: [],
      description: 'Players who are made on the way, without accounts.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: FieldSuccessType,
  payload: 'The field of the tournament, or why it stays.',
  refuses: { 'wrong-status': true, 'already-entered': true, 'tournament-full': true },
});
