import type { GameOutline } from '../../store/reading/game.ts';
import type { Rows } from './format-state.ts';

/**
 * Of rows that were not read at one moment those that belong together: without groups of a stage that was arranged, or taken back, after its
 * list was read, and whatever belongs to them.
 */
export function belongingRows<Game extends GameOutline>(rows: Rows<Game>): Rows<Game> {
  const stages = idsOf(rows.stages);
  const groups = rows.groups.filter(({ stageId }) => stages.has(stageId));
  const groupIds = idsOf(groups);
  const pairings = rows.pairings.filter(({ groupId }) => groupIds.has(groupId));
  const pairingIds = idsOf(pairings);
  const belongs = rows.games.map(({ pairingId }) => pairingIds.has(pairingId));
  return {
    ...rows,
    groups,
    pairings,
    games: rows.games.filter((_, index) => belongs[index] === true),
    results: rows.results.filter((_, index) => belongs[index] === true),
  };
}

function idsOf<Id>(things: readonly { readonly id: Id }[]): ReadonlySet<Id> {
  return new Set(things.map(({ id }) => id));
}
