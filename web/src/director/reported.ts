import type { ResultOf } from '../graphql/tada.ts';
import type { reportableQuery } from './report-documents.ts';

/** What is reported of one game: its winner, that it is drawn, that nobody gets the point, or nothing yet. */
export type Reported = 'OPEN' | 'FIRST' | 'SECOND' | 'DRAWN' | 'NOBODY';

/** How a tournament's games can be reported to have ended, with a winner and without one. */
export type ReportableHows = NonNullable<NonNullable<ResultOf<typeof reportableQuery>['tournament']>['reportableHows']>;
export type ReportedHow = ReportableHows['withWinner'][number];

/** What is said of a reported game besides: how it ended, and where it can be looked at (empty: nowhere). */
export interface ReportDetail {
  readonly how: ReportedHow;
  readonly address: string;
}

/** Nothing but the result. */
export const plainDetail: ReportDetail = { how: 'PLAYED', address: '' };

/** Whether a game may be reported drawn. */
export const mayBeDrawn = ({ withoutWinner }: Pick<ReportableHows, 'withoutWinner'>): boolean =>
  withoutWinner.includes('DRAWN');

/** How a game of this result can have ended, the most usual first. */
export function howsOf(reported: Reported, { withWinner, withoutWinner }: ReportableHows): readonly ReportedHow[] {
  if (reported === 'OPEN') return [];
  if (reported === 'DRAWN') return ['DRAWN'];
  return reported === 'NOBODY' ? withoutWinner.filter((how) => how !== 'DRAWN') : withWinner;
}

/** What is recorded of a game, as it would be reported; null: nothing. */
export function reportedOf(
  result: { readonly seat: 'FIRST' | 'SECOND' | null; readonly how: string } | null,
): Reported {
  if (result === null) return 'OPEN';
  return result.seat ?? (result.how === 'DRAWN' ? 'DRAWN' : 'NOBODY');
}

/** The result as the API takes it: where it cannot have ended so, as it is most usual. Null: there is none yet. */
export function resultOf(
  reported: Reported,
  how: string,
  hows: ReportableHows,
): { readonly winner: 'FIRST' | 'SECOND' | null; readonly how: ReportedHow } | null {
  const possible = howsOf(reported, hows);
  const [usual] = possible;
  if (usual === undefined) return null;
  const winner = reported === 'FIRST' || reported === 'SECOND' ? reported : null;
  return { winner, how: possible.find((one) => one === how) ?? usual };
}
