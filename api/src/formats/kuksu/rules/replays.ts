import { effectiveResults } from '../../../rules/formats/effective-results.ts';
import type { FormatState, PlannedGame } from '../../../rules/formats/format.ts';
import { gamesOfGroups } from '../../../rules/formats/group-games.ts';
import { leagueGroups } from './stages.ts';

/**
 * The league games that are to be played again now: they ended without a result, were not played again, and neither of the
 * two has withdrawn. Source: Kuksu 3.7.
 */
export function dueReplays(state: FormatState): readonly PlannedGame[] {
  const results = effectiveResults(state.decided);
  const gone = new Set(state.withdrawals.map(({ entry }) => entry));
  const leagues = leagueGroups(state).map(({ key }) => key);
  return [...Map.groupBy(gamesOfGroups(state, leagues), ({ pairing }) => pairing).values()].flatMap((games) => {
    const [game, again] = games;
    if (game === undefined || again !== undefined || gone.has(game.first) || gone.has(game.second)) return [];
    const result = results.get(game.key);
    return result !== undefined && result.winner === null ? [game] : [];
  });
}
