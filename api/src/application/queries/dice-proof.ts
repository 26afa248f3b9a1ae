import type { GameId } from '../../kernel/ids.ts';
import type { BySeat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';

/** A roll of a game by its index, from 0, and the ply of its move. */
export interface RolledDice {
  readonly index: number;
  readonly ply: number;
  readonly dice: readonly number[];
}

/** All by which anybody can check the dice of a game; `seed` in 64 hexadecimal digits, null until the game is over. */
export interface DiceProof {
  readonly gameId: GameId;
  readonly commitment: string;
  readonly texts: BySeat<string | null>;
  /** Until when texts may be added; null: no longer. */
  readonly textsUntil: Instant | null;
  readonly seed: string | null;
  readonly rolls: readonly RolledDice[];
}
