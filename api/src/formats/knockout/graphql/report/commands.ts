import { reportMatch } from '../../../../application/commands/report/report-match.ts';
import {
  reportMatches,
  type ReportedLine,
  type ReportMatchesDone,
} from '../../../../application/commands/report/report-matches.ts';
import type { ReportDone, TakenReport } from '../../../../application/commands/report/shape.ts';
import { changedTournament } from '../../../../application/queries/find.ts';
import { matchOf } from '../../application/match-of.ts';
import { readingOf } from '../../../../application/queries/reading.ts';
import { answer } from '../../../../graphql/answer.ts';
import { builder } from '../../../../graphql/builder.ts';
import { EffectsType } from '../../../../graphql/effects.ts';
import { memberName, WrongStatusType } from '../../../../graphql/errors.ts';
import { BracketMatchType } from '../match.ts';
import { TournamentInterface } from '../../../../graphql/refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from '../../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../../graphql/tournament/results.ts';
import { ReportRefusedType } from './refused.ts';
import { BoardReportType } from './type.ts';
import { ReportDoubtEnum, ReportOutcomeEnum, ReportRefusalReasonEnum } from './vocabulary.ts';

const SUBJECT =
  '`match 12: board 34567 started`, `match 12: board 34567 won by *id* by 4 points` or `match 12: board 34567 drawn`';

const ReportMatchInput = builder.inputType('ReportMatchInput', {
  description: 'A report of a board that is played elsewhere.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament: a knock-out that is played elsewhere.' }),
    subject: t.string({
      required: true,
      description: `As the subject of a mail says it: ${SUBJECT}; the id is a player’s handle or name, case and blanks are free.`,
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ReportMatchesInput = builder.inputType('ReportMatchesInput', {
  description: 'Reports of boards that are played elsewhere.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament: a knock-out that is played elsewhere.' }),
    subjects: t.stringList({ required: true, description: `1 to 100 reports in their order, each ${SUBJECT}.` }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const outcomeOf = ({ reading, state }: TakenReport) =>
  reading.repeats ? 'REPEATED' : state === 'WAITING' ? 'WAITING' : 'ACCEPTED';

const ReportMatchSuccess = builder.objectRef<ReportDone>('ReportMatchSuccess').implement({
  description: 'The report was taken: it counts, waits for the director, or was known.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    match: t.field({
      type: BracketMatchType,
      description: 'The match with its score and who opens the next board; in a dry run unchanged.',
      resolve: (done, _args, { app }) => matchOf(app, done),
    }),
    outcome: t.field({ type: ReportOutcomeEnum, description: 'What it has come to.', resolve: outcomeOf }),
    report: t.field({
      type: BoardReportType,
      nullable: true,
      description: 'The report as it is kept; null in a dry run, and where it repeats what was known from elsewhere.',
      resolve: ({ reportId }, _args, { app }) =>
        reportId === null ? null : readingOf(app).boardReports.load(reportId),
    }),
    doubt: t.field({
      type: ReportDoubtEnum,
      nullable: true,
      description: 'Why it waits for the director; null: it does not.',
      resolve: ({ reading }) => reading.doubt,
    }),
    withoutStart: t.boolean({
      description: 'Whether it is the end of a board whose start nobody had reported.',
      resolve: ({ reading }) => reading.withoutStart,
    }),
    warning: t.string({
      nullable: true,
      description: 'What is odd about its points; null: nothing.',
      resolve: ({ reading }) => reading.warning,
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const ReportedLineType = builder.objectRef<ReportedLine>('ReportedLine').implement({
  description: 'What one of many reports has come to.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'As it was sent.' }),
    outcome: t.field({
      type: ReportOutcomeEnum,
      description: 'What it has come to.',
      resolve: ({ taken }) => (taken === null ? 'REFUSED' : outcomeOf(taken)),
    }),
    doubt: t.field({
      type: ReportDoubtEnum,
      nullable: true,
      description: 'Why it waits for the director; null: it does not.',
      resolve: ({ taken }) => taken?.reading.doubt ?? null,
    }),
    withoutStart: t.boolean({
      description: 'Whether it is the end of a board whose start nobody had reported.',
      resolve: ({ taken }) => taken?.reading.withoutStart ?? false,
    }),
    warning: t.string({
      nullable: true,
      description: 'What is odd about its points; null: nothing.',
      resolve: ({ taken }) => taken?.reading.warning ?? null,
    }),
    refusal: t.field({
      type: ReportRefusalReasonEnum,
      nullable: true,
      description: 'Why it was not taken; null: it was.',
      resolve: ({ refused }) => refused?.reason ?? null,
    }),
    message: t.string({
      nullable: true,
      description: 'Why it was not taken, in a sentence; null: it was.',
      resolve: ({ refused }) => refused?.message ?? null,
    }),
  }),
});

const ReportMatchesSuccess = builder.objectRef<ReportMatchesDone>('ReportMatchesSuccess').implement({
  description: 'Every line was looked at by itself.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    lines: t.field({
      type: [ReportedLineType],
      description: 'What each line has come to, in their order.',
      resolve: ({ lines }) => [...lines],
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const ReportMatchResult = builder.unionType('ReportMatchResult', {
  description: 'The match, or why the report was not taken.',
  types: [ReportMatchSuccess, ...COMMON_ERRORS, WrongStatusType, ReportRefusedType],
  resolveType: (value) => memberName(value, 'ReportMatchSuccess'),
});

const ReportMatchesResult = builder.unionType('ReportMatchesResult', {
  description: 'What the lines have come to, or why nothing was reported.',
  types: [ReportMatchesSuccess, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'ReportMatchesSuccess'),
});

builder.mutationFields((t) => ({
  reportMatch: t.field({
    type: ReportMatchResult,
    description:
      'Reports a board of a knock-out that is played elsewhere, as a mail with this subject does. A start counts from either player of the match, a win from who has won, a draw once both have reported it, each from the director and who helps him; anything else that could be true waits for the director.',
    args: { input: t.arg({ type: ReportMatchInput, required: true, description: 'What is reported.' }) },
    resolve: (_root, { input }, context) => {
      const { subject } = input;
      return answer(context, reportMatch(context.app, { ...tournamentCommand(input), subject, writer: null }));
    },
  }),
  reportMatches: t.field({
    type: ReportMatchesResult,
    description:
      'Reports many boards at once, each by itself and after the one before it; a line that is refused leaves the others as they are. The director and who helps him only.',
    args: { input: t.arg({ type: ReportMatchesInput, required: true, description: 'What is reported.' }) },
    resolve: (_root, { input }, context) => {
      const { subjects } = input;
      return answer(context, reportMatches(context.app, { ...tournamentCommand(input), subjects }));
    },
  }),
}));
