import { listTenths } from '../../../../rules/ratings/list-score.ts';
import { rank } from '../../../../rules/standings/rank.ts';
import { mabingwaField } from './mabingwa-field.ts';
import type { PointsOf } from './points.ts';

/** The tournaments of a championship. Source: Championship 2.1. */
export const CHAMPIONSHIP_TOURNAMENTS = 4;

/** A player of the championship, with what its last tie-break needs. */
export interface ChampionshipPlayer<Id extends string> {
  readonly id: Id;
  readonly elo: number;
  readonly matches: number;
}

/** A ranked player: the sum of his points, those of his best tournament, and his KIBA score in tenths. */
export interface ChampionshipRow<Id extends string> {
  readonly rank: number;
  readonly shared: boolean;
  readonly id: Id;
  readonly points: number;
  readonly best: number;
  readonly kibaTenths: number;
}

/** The standings, best first. `cutTied`: nothing separates the last who plays the Mabingwa from the first who does not. */
export interface ChampionshipStandings<Id extends string> {
  readonly rows: readonly ChampionshipRow<Id>[];
  readonly mabingwa: readonly Id[];
  readonly cutTied: boolean;
}

/**
 * The standings of a championship: points summed over its tournaments, then the best single tournament, then the KIBA score;
 * players whom nothing separates share a rank and stand in the order given. The first six play the Mabingwa; where a tie
 * lies over the sixth place the order given has chosen them, and the director decides. Every id of `tournaments` is one
 * of the players', at most once a tournament. Source: Championship 2.3, 2.4, Common 1.4.
 */
export function championshipStandings<Id extends string>(
  players: readonly ChampionshipPlayer<Id>[],
  tournaments: readonly (readonly PointsOf<Id>[])[],
): ChampionshipStandings<Id> {
  const byTournament = tournaments.map((rows) => new Map(rows.map(({ id, points }) => [id, points])));
  const summed = players.map(({ id, elo, matches }) => {
    const points = byTournament.map((rows) => rows.get(id) ?? 0);
    const sum = points.reduce((total, won) => total + won, 0);
    return { id, points: sum, best: Math.max(0, ...points), kibaTenths: listTenths(elo, matches) };
  });
  const ranked = rank(summed, (row) => [row.points, row.best, row.kibaTenths]);
  const rows = ranked.map(({ row, ...place }) => ({ ...place, ...row }));
  const { players: mabingwa, tied } = mabingwaField(rows, NOTHING_DECIDED);
  return { rows, mabingwa, cutTied: tied.length > 0 };
}

const NOTHING_DECIDED = { refused: [], settled: [] } as const;
