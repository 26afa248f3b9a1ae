import type { ReportRefused } from '../../application/errors.ts';
import type { ReportRefusal } from '../../rules/formats/reports/check-report.ts';
import { builder } from '../builder.ts';
import { refusal } from '../command-error.ts';

const REASONS = {
  UNREADABLE: { value: 'unreadable', description: 'It has not the form of a report.' },
  NO_SUCH_MATCH: { value: 'no-such-match', description: 'The tournament has no match of this number.' },
  STRANGER: {
    value: 'stranger',
    description: 'It comes from somebody who does not play in the match and does not direct.',
  },
  NOT_A_PLAYER: { value: 'not-a-player', description: 'Who is said to have won does not play in the match.' },
  NAMESAKES: {
    value: 'namesakes',
    description: 'Both players of the match go by the name of who is said to have won.',
  },
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

/** A report of a board was not taken. */
export const ReportRefusedType = refusal<ReportRefused>('ReportRefused', {
  description: 'The report of a board was not taken.',
  fields: (t) => ({
    reason: t.expose('reason', { type: ReportRefusalReasonEnum, description: 'Why, for programs.' }),
  }),
});
