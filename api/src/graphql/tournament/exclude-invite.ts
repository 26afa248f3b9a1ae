import { excludePlayers } from '../../application/commands/invitation/exclude-players.ts';
import { invitePlayers } from '../../application/commands/invitation/invite-players.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { playerNamed } from '../global-id.ts';
import { FieldResult } from './field.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { NewPlayerInput } from './new-player.ts';

const ExcludePlayersInput = builder.inputType('ExcludePlayersInput', {
  description: 'Who is left out of a tournament that has not started.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerIds: t.idList({ required: true, description: 'Who; all of them take part so far.' }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const InvitePlayersInput = builder.inputType('InvitePlayersInput', {
  description: 'Who is invited to a tournament whose registration is closed.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerIds: t.idList({
      required: true,
      defaultValue: [],
      description: 'Players who are known here, also those who have declined or were left out.',
    }),
    newPlayers: t.field({
      type: [NewPlayerInput],
      required: true,
      defaultValue: [],
      description: 'Players who are made on the way, without accounts.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

builder.mutationFields((t) => ({
  excludePlayers: t.field({
    type: FieldResult,
    description:
      'Leaves players out of a tournament that has not started, by a ruling; they count as not registered. Its director only.',
    args: { input: t.arg({ type: ExcludePlayersInput, required: true, description: 'Who, and why.' }) },
    resolve: (_root, { input }, context) => {
      const playerIds = input.playerIds.map((id) => playerNamed(id));
      return answer(
        context,
        excludePlayers(context.app, { ...tournamentCommand(input), playerIds, reason: input.reason }),
      );
    },
  }),
  invitePlayers: t.field({
    type: FieldResult,
    description:
      'Invites further players to a tournament whose registration is closed, by a ruling. While others still answer, so do they; later they are in at once. Its director only.',
    args: { input: t.arg({ type: InvitePlayersInput, required: true, description: 'Who, and why.' }) },
    resolve: (_root, { input }, context) => {
      const playerIds = input.playerIds.map((id) => playerNamed(id));
      const newPlayers = input.newPlayers.map((player) => ({ ...player, country: player.country ?? null }));
      const command = { ...tournamentCommand(input), playerIds, newPlayers, reason: input.reason };
      return answer(context, invitePlayers(context.app, command));
    },
  }),
}));
