import type { EntryId } from '../../../kernel/ids.ts';
import type { PairCell } from '../../../rules/standings/crosstable.ts';
import {
  MOST_RANKED_PLAYERS,
  possibleRanks,
  type OpenGame,
  type PossibleRanks,
} from '../../../rules/standings/possible-ranks.ts';
import type { LeagueRow } from './league-table.ts';

/** A game without a winner is played again once. Source: Kuksu 3.7. */
export const GAMES_OF_A_LEAGUE_PAIR = 2;

/** Whether two players of a league can still win a point from each other. Source: Kuksu 3.7. */
export function isOpenPair({ games }: PairCell): boolean {
  const isWon = games.some(({ sign }) => sign === '+' || sign === '-');
  const isWaived = games.filter(({ sign }) => sign === 'x').length >= GAMES_OF_A_LEAGUE_PAIR;
  return !isWon && !isWaived;
}

/**
 * The best and the worst rank that every player of a league table can still have, exact on points, when every open pair ends
 * with a winner; a pair that has no game yet is open. Nobody in a table of more than twelve.
 * Source: Kuksu 3.2, 3.7.
 */
export function leagueRanks(rows: readonly LeagueRow[]): ReadonlyMap<EntryId, PossibleRanks> {
  if (rows.length > MOST_RANKED_PLAYERS) return new Map();
  const place = new Map(rows.map(({ player }, index) => [player.id, index]));
  const open = rows.flatMap(({ cells }, one) =>
    cells.flatMap((cell): OpenGame[] => {
      const other = place.get(cell.opponent) ?? one;
      return one < other && isOpenPair(cell) ? [[one, other]] : [];
    }),
  );
  const ranks = possibleRanks(
    rows.map(({ standing }) => standing.points / 2),
    open,
  );
  return new Map(rows.flatMap(({ player }, index) => (ranks[index] === undefined ? [] : [[player.id, ranks[index]]])));
}
