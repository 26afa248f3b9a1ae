import { answerInvitation } from '../../application/commands/invitation/answer-invitation.ts';
import { endInvitations } from '../../application/commands/invitation/end-invitations.ts';
import { extendInvitations } from '../../application/commands/invitation/extend-invitations.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { FieldSuccessType } from './field.ts';

command(answerInvitation, {
  name: 'answerInvitation',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Accepts or declines your place in a tournament whose registration is closed, as often as you like until `acceptUntil`; as the director anybody’s until the start.',
  input: given('Who takes his place in a tournament, or does not.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    accept: t.boolean({ required: true, description: 'True: he takes it; false: he declines.' }),
    playerIds: ids.player.optionalMany(t, 'As its director: those for whom you answer; null: yourself.'),
  })),
  success: FieldSuccessType,
  payload: 'The field of the tournament, or why it stays.',
  refuses: { 'wrong-status': true },
});

command(endInvitations, {
  name: 'endInvitations',
  byToken: ['DIRECT'],
  description: 'Ends the time to answer the invitations at once: who has not accepted is out. Its director only.',
  input: given('Which tournament.', (t) => ({ tournamentId: ids.tournament.one(t, 'Which tournament.') })),
  success: FieldSuccessType,
  payload: 'The field of the tournament, or why it stays.',
  refuses: { 'wrong-status': true },
});

command(extendInvitations, {
  name: 'extendInvitations',
  byToken: ['DIRECT'],
  description: 'Gives the invited another time to answer; a start by itself waits for it. Its director only.',
  input: given('Until when the invited may answer.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    until: t.field({ type: 'DateTime', required: true, description: 'The new end, in the future.' }),
  })),
  success: FieldSuccessType,
  payload: 'The field of the tournament, or why it stays.',
  refuses: { 'wrong-status': true },
});
