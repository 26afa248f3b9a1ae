import type { BoardNews } from '../../../../rules/formats/reports/board-news.ts';
import type { ReportDoubt, ReportRefusal } from '../../../../rules/formats/reports/check-report.ts';
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
    REFUSED: { description: 'It was not taken.' },
  } as const,
});

const REASONS = {
  UNREADABLE: { value: 'unreadable', description: 'It has not the form of a report.' },
  NO_SUCH_MATCH: { value: 'no-such-match', description: 'The tournament has no match of this number.' },
  STRANGER: {
    value: 'stranger',
    description: 'It comes from somebody who does not play in the match and does not direct.',
  },
  NOT_A_PLAYER: { value: 'not-a-player', description: 'Who is said to have won does not play in the match.' },
  OTHER_MATCH: { value: 'other-match', description: 'The board belongs to another match.' },
  MATCH_OVER: { value: 'match-over', description: 'The match is decided.' },
  NO_OPEN_BOARD: { value: 'no-open-board', description: 'The match has no open board: it is with the director.' },
  IMPOSSIBLE_POINTS: { value: 'impossible-points', description: 'A Crawford game gives at most 3 points.' },
  NEVER_DRAWN: { value: 'never-drawn', description: 'No game of the tournament ends drawn.' },
} as const satisfies Readonly<Record<string, { value: ReportRefusal; description: string }>>;

/** Why a report was not taken. */
export const ReportRefusalReasonEnum = builder.enumType('ReportRefusalReason', {
  description: 'Why a report of a board was not taken.',
  values: REASONS,
});
