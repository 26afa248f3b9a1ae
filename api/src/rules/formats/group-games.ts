import type { PairGame } from '../standings/pair-game.ts';
import { effectiveResults } from './effective-results.ts';
import { isForfeited } from './forfeited.ts';
import type { DecidedGame, FormatState, PlannedGame } from './format.ts';

/** The planned games of these groups, in the order of the plan. */
export function gamesOfGroups({ plan }: FormatState, groups: readonly string[]): readonly PlannedGame[] {
  if (groups.length === 0) return [];
  const pairings = new Set(plan.pairings.filter(({ group }) => groups.includes(group)).map(({ key }) => key));
  return plan.games.filter(({ pairing }) => pairings.has(pairing));
}

/** The same of one group as tables read them, with their results. */
export function groupPairGames(state: FormatState, group: string): readonly PairGame[] {
  const results = effectiveResults(state.decided);
  return gamesOfGroups(state, [group]).map((game) => pairGame(game, results));
}

/** The games of every group as tables read them, by the key of the group, read in one go. */
export function pairGamesByGroup(state: FormatState): ReadonlyMap<string, readonly PairGame[]> {
  const groupOf = new Map(state.plan.pairings.map(({ key, group }) => [key, group]));
  const games = [...Map.groupBy(state.plan.games, ({ pairing }) => groupOf.get(pairing) ?? '')];
  const results = effectiveResults(state.decided);
  return new Map(games.map(([group, own]) => [group, own.map((game) => pairGame(game, results))]));
}

function pairGame({ key, first, second, number }: PlannedGame, results: ReadonlyMap<string, DecidedGame>): PairGame {
  const result = results.get(key);
  return {
    key,
    first,
    second,
    number,
    decided: result !== undefined,
    winner: result?.winner ?? null,
    isDrawn: result?.how === 'DRAWN',
    isForfeited: result !== undefined && isForfeited(result),
  };
}
