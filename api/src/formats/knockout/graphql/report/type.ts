import { entryOf, gameOf, playerOf } from '../../../../application/queries/find.ts';
import { matchOf } from '../../application/match-of.ts';
import { contradictedReport, reportsOf, reportsOfGame } from '../../../../application/queries/board-reports.ts';
import { reportMessage, reportWarning } from '../../../../application/queries/report-message.ts';
import { inLanguage, said } from '../../../../graphql/said.ts';
import type { BoardReportRecord } from '../../../../store/reading/board-report.ts';
import { newsOf } from '../../../../application/state/board-news.ts';
import { BOARD_REPORT_PARTS } from '../../../../store/parts.ts';
import { rowRef } from '../../../../graphql/row-ref.ts';
import { loadedAs } from '../../../../graphql/node-find.ts';
import { asId } from '../../../../kernel/ids.ts';
import { builder } from '../../../../graphql/builder.ts';
import { globalId } from '../../../../graphql/global-id.ts';
import { ReportAttentionType } from '../../../../graphql/desk/attention.ts';
import { BracketMatchType } from '../match.ts';
import { KnockoutTournamentType } from '../ref.ts';
import { GameInterface, ReportedGameType } from '../../../../graphql/refs.ts';
import { BoardNewsEnum, BoardReportStateEnum, ReportDoubtEnum } from './vocabulary.ts';

/** What somebody has reported of a board that is played elsewhere. */
export const BoardReportType = rowRef<'BoardReport', BoardReportRecord>('BoardReport');

loadedAs('BoardReport', (reading, id) => reading.boardReports.load(asId(id)));

builder.prismaObject('BoardReport', {
  include: BOARD_REPORT_PARTS,
  description: 'What somebody has reported of a board that is played elsewhere: that it was started, won or drawn.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('BoardReport', id) }),
    match: t.field({
      type: BracketMatchType,
      description: 'The match that it is about, as it stands.',
      resolve: ({ tournamentId, game }, _args, { app }) => matchOf(app, { tournamentId, ...game }),
    }),
    game: t.field({
      type: GameInterface,
      description: 'The game that it is about.',
      resolve: ({ gameId }, _args, { app }) => gameOf(app, gameId),
    }),
    board: t.exposeString('board', { description: 'The number of the board where it is played.' }),
    news: t.field({
      type: BoardNewsEnum,
      description: 'What it says of it.',
      resolve: (report) => newsOf(report).kind,
    }),
    winner: t.relation('winner', {
      nullable: true,
      description: 'Who has won the board; null: it does not say that somebody has.',
      resolve: (_query, { winnerEntryId }, _args, { app }) =>
        winnerEntryId === null ? null : entryOf(app, winnerEntryId),
    }),
    points: t.exposeInt('points', {
      nullable: true,
      description: 'By how many points it was won; null: it does not say that it was.',
    }),
    text: t.string({
      description: 'What it says, such as `match 12: board 34567 won by Asha by 4 points`.',
      args: inLanguage,
      resolve: async (report, { locale }, context) => said(await reportMessage(context.app, report), locale, context),
    }),
    by: t.relation('by', {
      nullable: true,
      description: 'Who has reported it; null: the server itself, or an account without a player.',
      resolve: (_query, { byId }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
    byOfficial: t.exposeBoolean('byOfficial', {
      description: 'Whether he directs the tournament or helps to.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was reported.' }),
    state: t.expose('state', { type: BoardReportStateEnum, description: 'What has become of it.' }),
    doubt: t.expose('doubt', {
      type: ReportDoubtEnum,
      nullable: true,
      description: 'Why it waits, or waited, for the director; null: it did not.',
    }),
    withoutStart: t.exposeBoolean('withoutStart', {
      description: 'Whether it is the end of a board whose start nobody had reported.',
    }),
    warning: t.string({
      nullable: true,
      description: 'What is odd about its points; null: nothing.',
      args: inLanguage,
      resolve: async (report, { locale }, context) => {
        const warning = await reportWarning(context.app, report);
        return warning === null ? null : said(warning, locale, context);
      },
    }),
    contradicts: t.field({
      type: BoardReportType,
      nullable: true,
      description: 'The report that counts and says something else of the same game; null: there is none.',
      resolve: (report, _args, { app }) => contradictedReport(app, report),
    }),
    settledBy: t.relation('decidedBy', {
      nullable: true,
      description: 'Who has decided about it; null: nobody, or an account without a player.',
      resolve: (_query, { decidedById }, _args, { app }) => (decidedById === null ? null : playerOf(app, decidedById)),
    }),
    settledAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null: it was not.',
    }),
    settledReason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it was decided so; null: it was not.',
    }),
  }),
});

builder.objectField(ReportAttentionType, 'report', (t) =>
  t.field({ type: BoardReportType, description: 'Which.', resolve: ({ subject }) => subject.report }),
);

builder.objectField(KnockoutTournamentType, 'reports', (t) =>
  t.field({
    type: [BoardReportType],
    description: 'What was reported of boards elsewhere, the oldest first; empty where the boards are here.',
    args: {
      state: t.arg({ type: BoardReportStateEnum, description: 'Only reports of which this has become; null: all.' }),
    },
    resolve: async ({ id }, { state }, { app }) => [...(await reportsOf(app, id, state ?? null))],
  }),
);

builder.objectField(ReportedGameType, 'reports', (t) =>
  t.field({
    type: [BoardReportType],
    description: 'What was reported of its board, the oldest first.',
    resolve: async (game, _args, { app }) => [...(await reportsOfGame(app, game))],
  }),
);
