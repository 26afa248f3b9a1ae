import type { EntryId } from '../../../kernel/ids.ts';
import { rank } from '../../standings/rank.ts';
import type { PlayerPoints } from '../kiba/points.ts';

/** A player's championship points from one tournament, and his country as it was when its entries closed. */
export interface NationPlayer extends PlayerPoints {
  readonly country: string;
}

/**
 * A ranked country: how many of its players were in the tournament, whose scores count, and who would play the match of
 * countries, both best first. `teamTied`: nothing separates the last of the team from the next player.
 */
export interface NationRow {
  readonly rank: number;
  readonly shared: boolean;
  readonly country: string;
  readonly players: number;
  readonly points: number;
  readonly counted: readonly EntryId[];
  readonly team: readonly EntryId[];
  readonly teamTied: boolean;
}

/** The ranking and the two countries that meet. `cutTied`: only their names separate the second from the third. */
export interface NationRanking {
  readonly rows: readonly NationRow[];
  readonly finalists: readonly string[];
  readonly cutTied: boolean;
}

/** The fewest players with whom a country is ranked, unless a tournament asks for more. Source: formats.md B.3.1, KB-NATIONMIN. */
export const FEWEST_OF_A_COUNTRY = 2;

const COUNTED_SCORES = 4;
const MEETING_COUNTRIES = 2;

/** The best players of a country who meet those of another. Source: formats.md B.3.3. */
export const TEAM_PLAYERS = 3;

/**
 * The countries with at least `minimumPlayers` players, ranked by the sum of their best four scores, then by the best single
 * score, the second best and so on; countries that nothing separates share a rank and stand in the order of their names.
 * Players of a country with equal scores stand in the order given.
 * Source: formats.md B.3.1, B.3.2, 0.4, KB-NATIONMIN, KB-NATIONSCORE, KB-NATIONTIE.
 */
export function nationRanking(players: readonly NationPlayer[], minimumPlayers: number): NationRanking {
  const countries = [...playersByCountry(players)]
    .filter(([, own]) => own.length >= minimumPlayers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, own]) => countryOf(country, own));
  const rows = rank(countries, ({ points, scores }) => [points, ...scores]).map(
    ({ row: { scores: _scores, ...row }, ...place }) => ({ ...place, ...row }),
  );
  return {
    rows,
    finalists: rows.slice(0, MEETING_COUNTRIES).map(({ country }) => country),
    cutTied: rows.length > MEETING_COUNTRIES && rows[MEETING_COUNTRIES - 1]?.rank === rows[MEETING_COUNTRIES]?.rank,
  };
}

function playersByCountry(players: readonly NationPlayer[]): ReadonlyMap<string, readonly NationPlayer[]> {
  const byCountry = new Map<string, NationPlayer[]>();
  for (const player of players) {
    const own = byCountry.get(player.country) ?? [];
    byCountry.set(player.country, own);
    own.push(player);
  }
  return byCountry;
}

/** A country before it is ranked; `scores` holds four numbers, 0 where there is no player. */
function countryOf(country: string, players: readonly NationPlayer[]) {
  const best = players.toSorted((a, b) => b.points - a.points);
  const scores = Array.from({ length: COUNTED_SCORES }, (_, index) => best[index]?.points ?? 0);
  return {
    country,
    players: players.length,
    points: scores.reduce((total, points) => total + points, 0),
    counted: best.slice(0, COUNTED_SCORES).map(({ id }) => id),
    team: best.slice(0, TEAM_PLAYERS).map(({ id }) => id),
    teamTied: best.length > TEAM_PLAYERS && best[TEAM_PLAYERS - 1]?.points === best[TEAM_PLAYERS]?.points,
    scores,
  };
}
