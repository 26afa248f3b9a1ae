import { invariant } from '../../kernel/assert.ts';
import type { PairPlayer } from '../standings/pair-game.ts';
import { pairStandings, usualPairOrder, type PairOrder, type PairRow } from '../standings/pair-standings.ts';
import { disqualifiedLast } from './disqualification.ts';
import type { FormatState } from './format.ts';
import { groupPairGames } from './group-games.ts';
import { adjustedHalves } from './point-adjustment.ts';

/**
 * The table of one planned group in which every pair plays twice: its players in order of their seats, its games as they
 * stand, who is disqualified last, its points as rulings have them; `order`: left out, as in KIBA's tables. A game's `key` in a cell is its key in the plan. A group that is not in the plan has no rows.
 * Source: KIBA 9,
 * Common 5.3.
 */
export function groupPairTable(
  state: FormatState,
  group: string,
  order: PairOrder = usualPairOrder(state.listScore ?? null),
): readonly PairRow[] {
  const first = disqualifiedLast(state);
  const adjusted = adjustedHalves(state, group);
  return pairStandings(groupPlayers(state, group), groupPairGames(state, group), { first, ...order, adjusted });
}

function groupPlayers({ plan, entries }: FormatState, group: string): readonly PairPlayer[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const seats = plan.groups.find(({ key }) => key === group)?.entries ?? [];
  return seats.map((id) => {
    const entry = byId.get(id);
    invariant(entry !== undefined, `the planned entry ${id} is one of the tournament's`);
    return entry;
  });
}
