import type { Seat } from '../../../kernel/seat.ts';
import { parseMove } from '../rules/act-text.ts';
import { mover } from '../rules/turn.ts';
import type { BackgammonPosition, Dice } from '../rules/types.ts';

/** A roll that lies on the board: two dice as they fell, and who has them to play; after an opening that is repeated, White. */
export interface LastRoll {
  readonly seat: Seat;
  readonly dice: Dice;
}

/** The last of these moves that was a roll; `positions` has the position before each of them. Null: nobody has rolled yet. */
export function lastRoll(positions: readonly BackgammonPosition[], moves: readonly string[]): LastRoll | null {
  for (let ply = moves.length - 1; ply >= 0; ply -= 1) {
    const [before, notation] = [positions[ply], moves[ply]];
    if (before === undefined || notation === undefined) return null;
    const read = parseMove(before, notation);
    if (read.ok && read.value.move.kind === 'roll') {
      return { seat: mover(before, read.value.move), dice: read.value.move.dice };
    }
  }
  return null;
}
