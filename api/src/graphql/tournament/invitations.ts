import { answerInvitation } from '../../application/commands/invitation/answer-invitation.ts';
import { endInvitations } from '../../application/commands/invitation/end-invitations.ts';
import { extendInvitations } from '../../application/commands/invitation/extend-invitations.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { playerNamed } from '../global-id.ts';
import { FieldResult } from './field.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, TournamentInput, tournamentCommand } from './inputs.ts';

const AnswerInvitationInput = builder.inputType('AnswerInvitationInput', {
  description: 'Who takes his place in a tournament, or does not.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    accept: t.boolean({ required: true, description: 'True: he takes it; false: he declines.' }),
    playerIds: t.idList({ description: 'As its director: those for whom you answer; null: yourself.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ExtendInvitationsInput = builder.inputType('ExtendInvitationsInput', {
  description: 'Until when the invited may answer.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    until: t.field({ type: 'DateTime', required: true, description: 'The new end, in the future.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

builder.mutationFields((t) => ({
  answerInvitation: t.field({
    type: FieldResult,
    description:
      'Accepts or declines your place in a tournament whose registration is closed, as often as you like until `acceptUntil`; as the director anybody’s until the start.',
    args: { input: t.arg({ type: AnswerInvitationInput, required: true, description: 'Whose place, and whether.' }) },
    resolve: (_root, { input }, context) => {
      const playerIds = input.playerIds?.map((id) => playerNamed(id)) ?? null;
      const command = { ...tournamentCommand(input), accept: input.accept, playerIds };
      return answer(context, answerInvitation(context.app, command));
    },
  }),
  endInvitations: t.field({
    type: FieldResult,
    description: 'Ends the time to answer the invitations at once: who has not accepted is out. Its director only.',
    args: { input: t.arg({ type: TournamentInput, required: true, description: 'Which tournament.' }) },
    resolve: (_root, { input }, context) => answer(context, endInvitations(context.app, tournamentCommand(input))),
  }),
  extendInvitations: t.field({
    type: FieldResult,
    description: 'Gives the invited another time to answer; a start by itself waits for it. Its director only.',
    args: { input: t.arg({ type: ExtendInvitationsInput, required: true, description: 'Until when.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, extendInvitations(context.app, { ...tournamentCommand(input), until: input.until })),
  }),
}));
