import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import type { Championship } from './championship.ts';

/**
 * What has been awarded from one of the four tournaments, so that it must stay in its championship: the Mabingwa or a match of
 * countries that was opened by its points, or a ruling on the final standings. null: nothing, and it may be taken out.
 */
export type Awarded = { readonly kind: 'opened'; readonly tournament: TournamentRecord } | { readonly kind: 'ruled' };

/** What was awarded by the points of the tournament of this number; null: nothing. */
export function awardedFrom({ mabingwa, countryMatches, rulings }: Championship, number: number): Awarded | null {
  if (mabingwa !== null) return { kind: 'opened', tournament: mabingwa.tournament };
  const match = countryMatches
    .map(({ part }) => part.tournament)
    .find(({ seriesNumber }) => seriesNumber === null || seriesNumber === number);
  if (match !== undefined) return { kind: 'opened', tournament: match };
  return rulings.length > 0 ? { kind: 'ruled' } : null;
}
