import { settleDispute } from '../../../../application/commands/report/settle-dispute.ts';
import { matchOf } from '../../application/match-of.ts';
import { boardReportOf } from '../../../../application/queries/report-message.ts';
import type { BoardReportId } from '../../../../kernel/ids.ts';
import { BracketMatchType } from '../match.ts';
import { BoardReportType } from './type.ts';
import { command, given } from '../../../../graphql/command.ts';
import { idKind } from '../../../../graphql/id-input.ts';
import { theTournament } from '../../../../graphql/tournament/the-tournament.ts';

const report = idKind<BoardReportId>(['BoardReport']);

command(settleDispute, {
  name: 'settleDispute',
  byToken: ['DIRECT'],
  description: 'Decides about a report that waits for the director. He and his deputies only.',
  input: given('What the director says of a report that waits for him.', (t) => ({
    reportId: report.one(t, 'Which report.'),
    accepted: t.boolean({
      required: true,
      description: 'True: it counts, and replaces what was known by a ruling. False: everything stays as it is.',
    }),
    reason: t.string({ required: true, description: 'Why; both players read it.' }),
  })),
  success: {
    description: 'The report is decided.',
    fields: (t) => ({
      tournament: t.field(theTournament),
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
    }),
  },
  payload: 'The report, or why nothing was decided.',
  rules: true,
  refuses: { 'wrong-status': true },
});
