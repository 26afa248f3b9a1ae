import { rank } from '../../../rules/standings/rank.ts';
import type { Standing } from '../../../rules/standings/standing.ts';
import type { LeaguePlayer } from './league-player.ts';

/** What the order of the site looks at; SOS and SODOS in half points. */
export interface TrophyRow {
  readonly player: LeaguePlayer;
  readonly standing: Standing;
  readonly sosHalves: number;
  readonly sodosHalves: number;
}

const TROPHIES = 3;

/**
 * The players of a league in the order of the site: points, SOS, SODOS, rating, name; the disqualified are in it.
 * Source: Kuksu 3.1.
 */
export function siteOrder(rows: readonly TrophyRow[]): readonly LeaguePlayer[] {
  const byName = rows.toSorted(
    ({ player: a }, { player: b }) => compareTexts(a.name, b.name) || compareTexts(a.id, b.id),
  );
  return rank(byName, (row) => [row.standing.points, row.sosHalves, row.sodosHalves, row.player.rating]).map(
    ({ row }) => row.player,
  );
}

/**
 * Who has the trophies of a league, first to third, by the order of the site. The disqualified are left out and the next move
 * up. Source: Kuksu 3.1, 3.6.
 */
export function trophies(rows: readonly TrophyRow[]): readonly LeaguePlayer[] {
  return siteOrder(rows)
    .filter(({ isDisqualified }) => !isDisqualified)
    .slice(0, TROPHIES);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
