import { refusePlace } from '../../application/championship/refuse-place.ts';
import { settleCut } from '../../application/championship/settle-cut.ts';
import { answer } from '../../../../graphql/answer.ts';
import { builder } from '../../../../graphql/builder.ts';
import { CutTiedType, TooFewQualifiedType, WrongStatusType, memberName } from '../../../../graphql/errors.ts';
import { playerNamed } from '../../../../graphql/global-id.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../../graphql/tournament/results.ts';
import { SeriesSuccessType, seriesCommand } from '../../../../graphql/series/results.ts';

const RefusePlaceInput = builder.inputType('RefusePlaceInput', {
  description: 'A place in the Mabingwa that is given back.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: 'Which championship.' }),
    playerId: t.id({ description: 'Whose place; null: your own.' }),
    reason: t.string({ description: 'Why; null: nothing is said.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SettleCutInput = builder.inputType('SettleCutInput', {
  description: 'The order of players whom nothing separates.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: 'Which championship.' }),
    playerIds: t.idList({ required: true, description: 'All players of the tie, in the order that you give them.' }),
    reason: t.string({ required: true, description: 'Why; it is published.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SeriesPlaceResult = builder.unionType('SeriesPlaceResult', {
  description: 'The championship, or why the command was refused.',
  types: [SeriesSuccessType, ...COMMON_ERRORS, WrongStatusType, CutTiedType, TooFewQualifiedType],
  resolveType: (value) => memberName(value, 'SeriesSuccess'),
});

builder.mutationFields((t) => ({
  refusePlace: t.field({
    type: SeriesPlaceResult,
    description:
      'Gives a place in the Mabingwa back, until it starts; the next in the standings takes it. The player himself, or the director of the championship.',
    args: { input: t.arg({ type: RefusePlaceInput, required: true, description: 'Whose place, and why.' }) },
    resolve: (_root, { input }, context) => {
      const playerId = input.playerId == null ? null : playerNamed(input.playerId);
      const command = { ...seriesCommand(input), playerId, reason: input.reason ?? null };
      return answer(context, refusePlace(context.app, command));
    },
  }),
  settleCut: t.field({
    type: SeriesPlaceResult,
    description: 'Orders players whom nothing separates in the final standings. The director of the championship only.',
    args: { input: t.arg({ type: SettleCutInput, required: true, description: 'The order, and why.' }) },
    resolve: (_root, { input }, context) => {
      const playerIds = input.playerIds.map(playerNamed);
      return answer(context, settleCut(context.app, { ...seriesCommand(input), playerIds, reason: input.reason }));
    },
  }),
}));
