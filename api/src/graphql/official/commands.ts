import { appointOfficial } from '../../application/commands/official/appoint.ts';
import { dismissOfficial } from '../../application/commands/official/dismiss.ts';
import type { OfficialDone } from '../../application/commands/official/shape.ts';
import { changedTournament, playerOf } from '../../application/queries/find.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { memberName, WrongStatusType } from '../errors.ts';
import { playerNamed } from '../global-id.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { OfficialRoleEnum } from './type.ts';

const AppointOfficialInput = builder.inputType('AppointOfficialInput', {
  description: 'Who is to help the director, and as what.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerId: t.id({ required: true, description: 'Who; a person with an account, and not the director himself.' }),
    role: t.field({
      type: OfficialRoleEnum,
      required: true,
      description: 'As what; who helps already has this role now.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const DismissOfficialInput = builder.inputType('DismissOfficialInput', {
  description: 'Who is to help the director no longer.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerId: t.id({ required: true, description: 'Who; yourself too.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const OfficialSuccess = builder.objectRef<OfficialDone>('OfficialSuccess').implement({
  description: 'It stands.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    player: t.field({
      type: PlayerType,
      description: 'Whom it is about.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const OfficialResult = builder.unionType('OfficialResult', {
  description: 'The tournament, or why nothing was changed.',
  types: [OfficialSuccess, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'OfficialSuccess'),
});

builder.mutationFields((t) => ({
  appointOfficial: t.field({
    type: OfficialResult,
    description:
      'Lets somebody help the director of a tournament, as a deputy or a reporter. Its director and admins only.',
    args: { input: t.arg({ type: AppointOfficialInput, required: true, description: 'Who, and as what.' }) },
    resolve: (_root, { input }, context) => {
      const command = { ...tournamentCommand(input), playerId: playerNamed(input.playerId), role: input.role };
      return answer(context, appointOfficial(context.app, command));
    },
  }),
  dismissOfficial: t.field({
    type: OfficialResult,
    description:
      'Ends that somebody helps the director of a tournament; what he did stays. Its director, admins, and whoever it is himself.',
    args: { input: t.arg({ type: DismissOfficialInput, required: true, description: 'Who.' }) },
    resolve: (_root, { input }, context) =>
      answer(
        context,
        dismissOfficial(context.app, { ...tournamentCommand(input), playerId: playerNamed(input.playerId) }),
      ),
  }),
}));
