import type { Instant } from '../../kernel/time.ts';
import { listTenths } from './list-score.ts';

/** What the order of the list depends on; `enteredAt` null where only the order of entry is known. */
export interface ListedPlayer {
  readonly id: string;
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
  readonly enteredAt: Instant | null;
}

/**
 * The players in the order of the initial list: category 1 first; inside a category by the score of the list, highest first,
 * compared in tenths; then higher Elo, earlier entry, smaller id. If the time of entry of anybody is unknown, the given
 * order is the order of entry for all. The players themselves are not touched.
 * Source: KIBA 3.3, 3.4, 3.6.
 */
export function playerList<Player extends ListedPlayer>(players: readonly Player[]): readonly Player[] {
  const timed = players.every(({ enteredAt }) => enteredAt !== null);
  const lines = players.map((player, order) => ({ player, entered: timed ? (player.enteredAt ?? order) : order }));
  return lines
    .toSorted(
      ({ player: a, entered: enteredA }, { player: b, entered: enteredB }) =>
        a.category - b.category ||
        listTenths(b.elo, b.matches) - listTenths(a.elo, a.matches) ||
        b.elo - a.elo ||
        enteredA - enteredB ||
        compareIds(a.id, b.id),
    )
    .map(({ player }) => player);
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
