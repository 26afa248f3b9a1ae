import { replacePlayer, type ReplacePlayerDone } from '../../application/commands/tournament/replace-player.ts';
import { changedTournament, stageOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { PlayerId, StageId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { AlreadyDecidedType, AlreadyEnteredType, WrongStatusType, memberName } from '../errors.ts';
import { idNamed } from '../global-id.ts';
import { RulingType, StageType, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { COMMON_ERRORS } from './results.ts';

const ReplacePlayerInput = builder.inputType('ReplacePlayerInput', {
  description: 'Who takes whose place in a stage, and why.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    stageId: t.id({ required: true, description: 'Which of its stages; it has to be RUNNING.' }),
    out: t.id({ required: true, description: 'The player who leaves his place.' }),
    in: t.id({
      required: true,
      description: 'The player who takes it; if he plays in another group of the stage, the two change places.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ReplacePlayerSuccess = builder.objectRef<ReplacePlayerDone>('ReplacePlayerSuccess').implement({
  description: 'The place is another player’s.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    stage: t.field({
      type: StageType,
      description: 'The stage; in a dry run unchanged.',
      resolve: (done, _args, { app }) => stageOf(app, done),
    }),
    ruling: t.field({
      type: RulingType,
      nullable: true,
      description: 'The ruling; null in a dry run.',
      resolve: ({ rulingId, effects }, _args, { app }) =>
        effects.dryRun ? null : readingOf(app).rulings.load(rulingId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const ReplacePlayerResult = builder.unionType('ReplacePlayerResult', {
  description: 'The stage with its new player, or why all stays.',
  types: [ReplacePlayerSuccess, ...COMMON_ERRORS, WrongStatusType, AlreadyDecidedType, AlreadyEnteredType],
  resolveType: (value) => memberName(value, 'ReplacePlayerSuccess'),
});

builder.mutationField('replacePlayer', (t) =>
  t.field({
    type: ReplacePlayerResult,
    description:
      'Puts a player in another’s place in a running stage, by a ruling, while none of the games that change hands is decided: he takes the seat and the games as they stand, with the initial time. Its director only.',
    args: { input: t.arg({ type: ReplacePlayerInput, required: true, description: 'Who takes whose place.' }) },
    resolve: (_root, { input }, context) => {
      const command = {
        ...tournamentCommand(input),
        stageId: idNamed<StageId>(input.stageId, ['Stage']),
        out: idNamed<PlayerId>(input.out, ['Player']),
        into: idNamed<PlayerId>(input.in, ['Player']),
        reason: input.reason,
      };
      return answer(context, replacePlayer(context.app, command));
    },
  }),
);
