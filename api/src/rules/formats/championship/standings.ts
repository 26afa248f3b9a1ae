import type { EntryId } from '../../../kernel/ids.ts';
import { kibaTenths } from '../../ratings/kiba-score.ts';
import { rank } from '../../standings/rank.ts';
import type { PlayerPoints } from '../kiba/points.ts';

/** The tournaments of a championship, and the players who then play the Mabingwa. Source: formats.md B.2.1, B.2.4. */
export const CHAMPIONSHIP_TOURNAMENTS = 4;
const MABINGWA_PLAYERS = 6;

/** A player of the championship, with what its last tie-break needs. */
export interface ChampionshipPlayer {
  readonly id: EntryId;
  readonly elo: number;
  readonly matches: number;
}

/** A ranked player: the sum of his points, those of his best tournament, and his KIBA score in tenths. */
export interface ChampionshipRow {
  readonly rank: number;
  readonly shared: boolean;
  readonly id: EntryId;
  readonly points: number;
  readonly best: number;
  readonly kibaTenths: number;
}

/** The standings, best first. `cutTied`: nothing separates the last who plays the Mabingwa from the first who does not. */
export interface ChampionshipStandings {
  readonly rows: readonly ChampionshipRow[];
  readonly mabingwa: readonly EntryId[];
  readonly cutTied: boolean;
}

/**
 * The standings of a championship: points summed over its tournaments, then the best single tournament, then the KIBA score;
 * players whom nothing separates share a rank and stand in the order given. The first six play the Mabingwa; where a tie
 * lies over the sixth place the order given has chosen them, and the director decides. Every id of `tournaments` is one
 * of the players', at most once a tournament. Source: formats.md B.2.3, B.2.4, 0.4, KB-CHAMPTIE.
 */
export function championshipStandings(
  players: readonly ChampionshipPlayer[],
  tournaments: readonly (readonly PlayerPoints[])[],
): ChampionshipStandings {
  const byTournament = tournaments.map((rows) => new Map(rows.map(({ id, points }) => [id, points])));
  const summed = players.map(({ id, elo, matches }) => {
    const points = byTournament.map((rows) => rows.get(id) ?? 0);
    const sum = points.reduce((total, won) => total + won, 0);
    return { id, points: sum, best: Math.max(0, ...points), kibaTenths: kibaTenths(elo, matches) };
  });
  const ranked = rank(summed, (row) => [row.points, row.best, row.kibaTenths]);
  const rows = ranked.map(({ row, ...place }) => ({ ...place, ...row }));
  return {
    rows,
    mabingwa: rows.slice(0, MABINGWA_PLAYERS).map(({ id }) => id),
    cutTied: rows.length > MABINGWA_PLAYERS && rows[MABINGWA_PLAYERS - 1]?.rank === rows[MABINGWA_PLAYERS]?.rank,
  };
}
