import type { Seat } from '../../../kernel/seat.ts';
import type { Outcome } from '../../../rules/games/game.ts';
import { ALL_SEEDS, seedsOf } from './houses.ts';
import { playable } from './moves.ts';
import { boardText } from './position-text.ts';
import type { OwareBoard, OwareEnd, OwarePosition, OwareStep } from './types.ts';

/** How often a position comes before it ends the game. Source: Oware 5.1. */
const TIMES = 3;
/** Seeds of which who has more has won. */
const HALF = ALL_SEEDS / 2;

/** Why a position, the end of which is not looked at, is one in which the game ends; null: it goes on. Source: Oware 1.4, 4.2, 5.1. */
export function endOf({ houses, stores, turn, seen }: Omit<OwarePosition, 'end'>): OwareEnd | null {
  if (stores.first > HALF || stores.second > HALF) return 'majority';
  if (playable(houses, turn).length === 0) return 'no-seeds';
  const text = boardText(houses);
  const before = seen.filter((board, at) => board === text && (seen.length - at) % 2 === 0);
  return before.length + 1 >= TIMES ? 'cycle' : null;
}

/** What each player takes from his own side when nothing is left to play, house after house. Source: Oware 4.2, 5.1. */
export function gathering({ houses }: OwareBoard): readonly OwareStep[] {
  return houses.flatMap((seeds, house) => (seeds === 0 ? [] : [{ kind: 'gather', house, seeds }]));
}

/** The board after that: all seeds in the stores of those on whose sides they lay. */
export function gathered({ houses, stores }: OwareBoard): OwareBoard {
  const taken = (seat: Seat): number => stores[seat] + seedsOf(houses, seat);
  return { houses: houses.map(() => 0), stores: { first: taken('first'), second: taken('second') } };
}

/** Who has taken more when the game is over, or that it is drawn; null while it goes on. Source: Oware 1.4. */
export function outcome({ stores, end }: OwarePosition): Outcome | null {
  if (end === null) return null;
  const score = `${stores.first}-${stores.second}`;
  if (stores.first === stores.second) return { winner: null, isDrawn: true, reason: end, value: 1, score };
  return { winner: stores.first > stores.second ? 'first' : 'second', reason: end, value: 1, score };
}
