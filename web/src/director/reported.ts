/** What is reported of one game: its winner, that nobody gets the point, or nothing yet. */
export type Reported = 'OPEN' | 'FIRST' | 'SECOND' | 'NOBODY';

/** How a reported game can have come to its end. */
export const reportedHows = ['PLAYED', 'RESIGNED', 'TIME', 'FORFEIT'] as const;

/** What is said of a reported game besides: how it ended, and where it can be looked at (empty: nowhere). */
export interface ReportDetail {
  readonly how: (typeof reportedHows)[number];
  readonly address: string;
}

/** Nothing but the result. */
export const plainDetail: ReportDetail = { how: 'PLAYED', address: '' };
