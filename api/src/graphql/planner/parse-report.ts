import { readReport } from '../../application/queries/planner/parse-report.ts';
import type { Report } from '../../rules/formats/reports/report.ts';
import { builder } from '../builder.ts';
import { sentence, sentenceOrNull } from '../said.ts';
import { ruleField } from '../rules.ts';

type Kind<Name extends Report['kind']> = Extract<Report, { kind: Name }>;
type Told = Exclude<Report, Kind<'won' | 'unreadable'>>;
const match = { description: 'The number of the match, as its director gave it.' } as const;
const board = { description: 'The number of the board, as the place where it is played gave it.' } as const;

const BoardStartedType = builder.objectRef<Told>('BoardStarted').implement({
  description: 'A report that a board was started.',
  fields: (t) => ({ match: t.exposeInt('match', match), board: t.exposeString('board', board) }),
});

const BoardDrawnType = builder.objectRef<Told>('BoardDrawn').implement({
  description: 'A report that a board ended drawn.',
  fields: (t) => ({ match: t.exposeInt('match', match), board: t.exposeString('board', board) }),
});

const BoardWonType = builder.objectRef<Kind<'won'>>('BoardWon').implement({
  description: 'A report that a board was won.',
  fields: (t) => ({
    match: t.exposeInt('match', match),
    board: t.exposeString('board', board),
    by: t.exposeString('by', { description: 'Who won, by his id where it is played.' }),
    points: t.exposeInt('points', { description: 'How many points.' }),
    warning: t.string(
      sentenceOrNull('That no game gives such points; null: all is well.', ({ warning }: Kind<'won'>) => warning),
    ),
  }),
});

const UnreadableReportType = builder.objectRef<Kind<'unreadable'>>('UnreadableReport').implement({
  description: 'The subject is no report; such a mail goes to the director.',
  fields: (t) => ({
    message: t.string(sentence('Why, in one sentence.', (report: Kind<'unreadable'>) => report.message)),
  }),
});

const TYPES = {
  started: 'BoardStarted',
  drawn: 'BoardDrawn',
  won: 'BoardWon',
  unreadable: 'UnreadableReport',
} as const;

const ReportResult = builder.unionType('ReportResult', {
  description: 'What the subject line of a report says.',
  types: [BoardStartedType, BoardDrawnType, BoardWonType, UnreadableReportType],
  resolveType: ({ kind }) => TYPES[kind],
});

ruleField('parseReport', (t) =>
  t.field({
    type: ReportResult,
    description:
      'Planner: reads the subject of a report, `match 12: board 34567 started`, `match 12: board 34567 won by *id* by 4 points` or `match 12: board 34567 drawn`, in any case and with any blanks.',
    args: { subject: t.arg.string({ required: true, description: 'The subject line, at most 300 characters.' }) },
    resolve: (_root, { subject }) => readReport(subject),
  }),
);
