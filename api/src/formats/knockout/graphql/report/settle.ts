import { settleDispute, type SettleDisputeDone } from '../../../../application/commands/report/settle-dispute.ts';
import { changedTournament } from '../../../../application/queries/find.ts';
import { matchOf } from '../../application/match-of.ts';
import { boardReportOf } from '../../../../application/queries/report-text.ts';
import type { BoardReportId } from '../../../../kernel/ids.ts';
import { answer } from '../../../../graphql/answer.ts';
import { builder } from '../../../../graphql/builder.ts';
import { EffectsType } from '../../../../graphql/effects.ts';
import { memberName, WrongStatusType } from '../../../../graphql/errors.ts';
import { idNamed } from '../../../../graphql/global-id.ts';
import { BracketMatchType } from '../match.ts';
import { TournamentInterface } from '../../../../graphql/refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../../graphql/tournament/results.ts';
import { BoardReportType } from './type.ts';

const SettleDisputeInput = builder.inputType('SettleDisputeInput', {
  description: 'What the director says of a report that waits for him.',
  fields: (t) => ({
    reportId: t.id({ required: true, description: 'Which report.' }),
    accepted: t.boolean({
      required: true,
      description: 'True: it counts, and replaces what was known by a ruling. False: everything stays as it is.',
    }),
    reason: t.string({ required: true, description: 'Why; both players read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SettleDisputeSuccess = builder.objectRef<SettleDisputeDone>('SettleDisputeSuccess').implement({
  description: 'The report is decided.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    match: t.field({
      type: BracketMatchType,
      description: 'The match that it is about; in a dry run unchanged.',
      resolve: (done, _args, { app }) => matchOf(app, done),
    }),
    report: t.field({
      type: BoardReportType,
      description: 'The report; in a dry run unchanged.',
      resolve: ({ reportId }, _args, { app }) => boardReportOf(app, reportId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const SettleDisputeResult = builder.unionType('SettleDisputeResult', {
  description: 'The report, or why nothing was decided.',
  types: [SettleDisputeSuccess, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'SettleDisputeSuccess'),
});

builder.mutationField('settleDispute', (t) =>
  t.field({
    type: SettleDisputeResult,
    description: 'Decides about a report that waits for the director. He and his deputies only.',
    args: { input: t.arg({ type: SettleDisputeInput, required: true, description: 'Which report, and what of it.' }) },
    resolve: (_root, { input }, context) => {
      const { reportId, accepted, reason, dryRun, idempotencyKey = null } = input;
      const id = idNamed<BoardReportId>(reportId, ['BoardReport']);
      return answer(context, settleDispute(context.app, { reportId: id, accepted, reason, dryRun, idempotencyKey }));
    },
  }),
);
