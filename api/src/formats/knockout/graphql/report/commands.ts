import { reportMatch } from '../../../../application/commands/report/report-match.ts';
import { reportMatches } from '../../../../application/commands/report/report-matches.ts';
import type { TakenReport } from '../../../../application/commands/report/shape.ts';
import { matchOf } from '../../application/match-of.ts';
import { readingOf } from '../../../../application/queries/reading.ts';
import { BracketMatchType } from '../match.ts';
import { BoardReportType } from './type.ts';
import { ReportDoubtEnum, ReportOutcomeEnum } from './vocabulary.ts';
import { command, given } from '../../../../graphql/command.ts';
import { pastedChoices } from '../../../../graphql/pasted/choice.ts';
import { pastedLines } from '../../../../graphql/pasted/line.ts';
import { sentenceOrNull } from '../../../../graphql/said.ts';
import { ids } from '../../../../graphql/id-input.ts';
import { theTournament } from '../../../../graphql/tournament/the-tournament.ts';

const SUBJECT =
  '`match 12: board 34567 started`, `match 12: board 34567 won by *id* by 4 points` or `match 12: board 34567 drawn`';

const outcomeOf = ({ reading, state }: TakenReport) =>
  reading.repeats ? 'REPEATED' : state === 'WAITING' ? 'WAITING' : 'ACCEPTED';

command(reportMatch, {
  name: 'reportMatch',
  byToken: ['PLAY', 'REPORT', 'DIRECT'],
  description:
    'Reports a board of a knock-out that is played elsewhere, as a mail with this subject does. A start counts from either player of the match, a win from who has won, a draw once both have reported it, each from the director and who helps him; anything else that could be true waits for the director.',
  input: given('A report of a board that is played elsewhere.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament: a knock-out that is played elsewhere.'),
    subject: t.string({
      required: true,
      description: `As the subject of a mail says it: ${SUBJECT}; the id is a player’s handle or name, case and blanks are free.`,
    }),
  })),
  success: {
    description: 'The report was taken: it counts, waits for the director, or was known.',
    fields: (t) => ({
      tournament: t.field(theTournament),
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
      warning: t.string(
        sentenceOrNull('What is odd about its points; null: nothing.', ({ reading }: TakenReport) => reading.warning),
      ),
    }),
  },
  payload: 'The match, or why the report was not taken.',
  refuses: { 'wrong-status': true, 'report-refused': true },
  take: (input) => ({ ...input, writer: null }),
});

command(reportMatches, {
  name: 'reportMatches',
  byToken: ['REPORT', 'DIRECT'],
  description:
    'Reports many boards at once, each by itself and after the one before it: one that cannot be taken, or whose winner can mean both of a match, leaves the others as they are. The director and who helps him only.',
  input: given('Reports of boards that are played elsewhere.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament: a knock-out that is played elsewhere.'),
    text: t.string({
      required: true,
      description: `1 to 100 reports in their order, one a line, each ${SUBJECT}; a line that is indented goes on with the one before.`,
    }),
    choices: pastedChoices(t),
  })),
  success: {
    description: 'Every line was looked at by itself.',
    fields: (t) => ({ tournament: t.field(theTournament), lines: t.field(pastedLines) }),
  },
  payload: 'What the lines have come to, or why nothing was reported.',
  refuses: { 'wrong-status': true, 'invalid-lines': true },
});
