import { err, ok, type Result } from '../../kernel/result.ts';
import type { ListedPlayer } from './player-list.ts';

/** The categories of players, best first. Source: formats.md A.3.5, KB-CATEGORY. */
export const CATEGORIES = [1, 2, 3] as const;

/**
 * The same players if they can be listed, else one sentence that says where (`players[2]: …`, counted from 0): an id given
 * twice, or a category other than 1, 2 and 3. Source: planners.graphql; formats.md A.3.4.
 */
export function checkListedPlayers<Player extends ListedPlayer>(
  players: readonly Player[],
): Result<readonly Player[], string> {
  const known = new Set<string>();
  for (const [index, { id, category }] of players.entries()) {
    if (known.has(id)) return err(`players[${index}]: the id "${id}" is given twice.`);
    if (!CATEGORIES.some((one) => one === category)) {
      return err(`players[${index}]: the category is 1, 2 or 3, not ${category}.`);
    }
    known.add(id);
  }
  return ok(players);
}
