import type { BoardNews } from '../../../../rules/formats/reports/board-news.ts';
import type { ReportDoubt } from '../../../../rules/formats/reports/check-report.ts';
import { builder } from '../../../../graphql/builder.ts';

/** What a report says. */
export const BoardNewsEnum = builder.enumType('BoardNews', {
  description: 'What a report says of a board.',
  values: {
    STARTED: { value: 'started', description: 'It was started.' },
    WON: { value: 'won', description: 'One of the two has won it.' },
    DRAWN: { value: 'drawn', description: 'It ended drawn: it counts for nobody, and another is played.' },
  } as const satisfies Readonly<Record<string, { value: BoardNews['kind']; description: string }>>,
});

/** What has become of a report. */
export const BoardReportStateEnum = builder.enumType('BoardReportState', {
  description: 'What has become of a report of a board.',
  values: {
    ACCEPTED: { description: 'It counts.' },
    WAITING: { description: 'It waits for the director.' },
    REJECTED: { description: 'The director has decided against it.' },
  } as const,
});

/** Why a report waits for the director. */
export const ReportDoubtEnum = builder.enumType('ReportDoubt', {
  description: 'Why a report waits, or waited, for the director.',
  values: {
    REPORTER: {
      description:
        'It comes from somebody who does not report this by himself: a win is reported by who has won, a draw by both.',
    },
    POINTS: { description: 'No game gives so many points.' },
    BOARD: { description: 'Another board of the match is open.' },
    RESULT: { description: 'It contradicts what was reported of this board before.' },
  } as const satisfies Readonly<Record<ReportDoubt, object>>,
});

/** What a report has come to. */
export const ReportOutcomeEnum = builder.enumType('ReportOutcome', {
  description: 'What a report has come to.',
  values: {
    ACCEPTED: { description: 'It counts.' },
    WAITING: { description: 'It waits for the director.' },
    REPEATED: { description: 'It says what is known already, and has no effect.' },
  } as const,
});
