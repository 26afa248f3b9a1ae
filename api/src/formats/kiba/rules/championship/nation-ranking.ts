import { rank } from '../../../../rules/standings/rank.ts';
import type { PointsOf } from './points.ts';

/** A player's championship points from one tournament, and his country as it was when its entries closed. */
export interface NationPlayer<Id extends string> extends PointsOf<Id> {
  readonly country: string;
}

/**
 * A ranked country: how many of its players were in the tournaments, whose scores count, and who would play the match of
 * countries, both best first by what they brought in. `perTournament`: its points in each, null where it was not ranked.
 * `teamTied`: nothing separates the last of the team from the next player.
 */
export interface NationRow<Id extends string> {
  readonly rank: number;
  readonly shared: boolean;
  readonly country: string;
  readonly players: number;
  readonly points: number;
  readonly perTournament: readonly (number | null)[];
  readonly counted: readonly PointsOf<Id>[];
  readonly team: readonly PointsOf<Id>[];
  readonly teamTied: boolean;
}

/** The ranking and the two countries that meet. `cutTied`: only their names separate the second from the third. */
export interface NationRanking<Id extends string> {
  readonly rows: readonly NationRow<Id>[];
  readonly finalists: readonly string[];
  readonly cutTied: boolean;
}

/** The fewest players with whom a country is ranked, unless a tournament asks for more. Source: Championship 3.1. */
export const FEWEST_OF_A_COUNTRY = 2;

const COUNTED_SCORES = 4;
const MEETING_COUNTRIES = 2;

/** The best players of a country who meet those of another. Source: Championship 3.3. */
export const TEAM_PLAYERS = 3;

/**
 * The countries after one or several tournaments. In each a country with at least `minimumPlayers` players has the sum of
 * its best four scores; these sums are added. Then the best single counted score decides, the second best and so on;
 * countries that nothing separates share a rank and stand in the order of their names. A player stands by what he brought
 * in: the sum of his counted scores; players of a country with equal scores stand in the order given.
 * Source: Championship 3.1, 3.2, 3.4, 3.8, Common 1.4.
 */
export function nationRanking<Id extends string>(
  tournaments: readonly (readonly NationPlayer<Id>[])[],
  minimumPlayers: number,
): NationRanking<Id> {
  const fields = tournaments.map((players) => fieldsByCountry(players, minimumPlayers));
  const names = [...new Set(fields.flatMap((byCountry) => [...byCountry.keys()]))].toSorted();
  const countries = names.map((country) =>
    countryOf(
      country,
      fields.map((byCountry) => byCountry.get(country) ?? []),
    ),
  );
  const rows = rank(countries, ({ points, scores }) => [points, ...scores]).map(
    ({ row: { scores: _scores, ...row }, ...place }) => ({ ...place, ...row }),
  );
  return {
    rows,
    finalists: rows.slice(0, MEETING_COUNTRIES).map(({ country }) => country),
    cutTied: rows.length > MEETING_COUNTRIES && rows[MEETING_COUNTRIES - 1]?.rank === rows[MEETING_COUNTRIES]?.rank,
  };
}

/** The players of each ranked country, best first. */
function fieldsByCountry<Id extends string>(
  players: readonly NationPlayer<Id>[],
  minimumPlayers: number,
): ReadonlyMap<string, readonly NationPlayer<Id>[]> {
  const ranked = [...Map.groupBy(players, ({ country }) => country)].filter(([, own]) => own.length >= minimumPlayers);
  return new Map(ranked.map(([country, own]) => [country, own.toSorted((a, b) => b.points - a.points)]));
}

/** A country before it is ranked, from its players in each tournament; `scores` has as many numbers in every country. */
function countryOf<Id extends string>(country: string, fields: readonly (readonly NationPlayer<Id>[])[]) {
  const counting = fields.map((players) => players.slice(0, COUNTED_SCORES));
  const all = counting.flat();
  const brought = new Map<Id, number>();
  for (const { id, points } of all) brought.set(id, (brought.get(id) ?? 0) + points);
  const counted = [...brought].map(([id, points]) => ({ id, points })).toSorted((a, b) => b.points - a.points);
  const best = all.map(({ points }) => points).toSorted((a, b) => b - a);
  const perTournament = counting.map((players) =>
    players.length === 0 ? null : players.reduce((total, { points }) => total + points, 0),
  );
  return {
    country,
    players: new Set(fields.flat().map(({ id }) => id)).size,
    points: perTournament.reduce<number>((total, points) => total + (points ?? 0), 0),
    perTournament,
    counted,
    team: counted.slice(0, TEAM_PLAYERS),
    teamTied: counted.length > TEAM_PLAYERS && counted[TEAM_PLAYERS - 1]?.points === counted[TEAM_PLAYERS]?.points,
    scores: Array.from({ length: COUNTED_SCORES * fields.length }, (_, index) => best[index] ?? 0),
  };
}
