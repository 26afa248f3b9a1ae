import { invariant } from '../../../kernel/assert.ts';
import { bestOf, type BestOf, type MatchGameSides } from '../../../rules/formats/best-of.ts';
import type { FormatEntry, FormatState } from '../../../rules/formats/format.ts';
import { GAMES_TO_WIN, kibaFinal } from './final.ts';
import { FINAL_GROUP } from './stages.ts';

/** The final as it is played, its finalists in the order of their seats. */
export interface FinalMatch extends BestOf {
  readonly finalists: readonly FormatEntry[];
}

/**
 * The final: it is won by two games; when a finalist withdraws before that, by his opponent, and when both do, by the later;
 * alone, by the only finalist. A game without a winner counts for nobody and is played again with the same sides.
 * Source: KIBA 8.3, 8.4, 10.4, 10.5, 10.6.
 */
export function finalMatch(state: FormatState): FinalMatch {
  const byId = new Map(state.entries.map((entry) => [entry.id, entry]));
  const seats = state.plan.groups.find(({ key }) => key === FINAL_GROUP)?.entries ?? [];
  const finalists = seats.flatMap((id) => byId.get(id) ?? []);
  const rules = { group: FINAL_GROUP, gamesToWin: GAMES_TO_WIN, opening: openingGame(finalists) };
  return { finalists, ...bestOf(state, rules) };
}

/** Game 1 of the final: the higher KIBA score moves first; null for fewer than two finalists. Source: KIBA 10.5. */
export function openingGame([one, other]: readonly FormatEntry[]): MatchGameSides | null {
  if (one === undefined || other === undefined) return null;
  const final = kibaFinal([one, other], []);
  const opening = final.ok ? final.value.games[0] : undefined;
  invariant(opening !== undefined, 'a final begins with game 1');
  return { number: 1, first: opening.first, second: opening.second };
}
