import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { boardProblem } from './board.ts';
import { bitsOf, lettersOf } from './letters.ts';
import { BAR, MEN } from './types.ts';
import type { Board, Men } from './types.ts';

const LETTERS = 14;
const BITS = 80;

/**
 * A board as the 14 letters of GNU Backgammon's Position ID: first the men of who is not on roll, then of who is; per point, home
 * first and the bar last, as many ones as men and a zero. Source: Backgammon 1.
 */
export function positionId({ mover, other }: Board): string {
  const bits: number[] = [];
  for (const side of [other, mover]) {
    for (const count of side) {
      for (let man = 0; man < count; man++) bits.push(1);
      bits.push(0);
    }
  }
  return lettersOf(bits, LETTERS);
}

/** The board of a Position ID; `==` at its end is allowed. Refuses what is no ID, more men than there are, and men of both on a point. */
export function readPositionId(text: string): Result<Board, TextRefusal> {
  const read = bitsOf(text.replace(/={1,2}$/, ''), LETTERS, 'POSITION');
  if (!read.ok) return read;
  const sides: Men[] = [];
  let at = 0;
  for (const whose of ['waits', 'rolls']) {
    const side: number[] = [];
    while (side.length < BAR) {
      const end = read.value.indexOf(0, at);
      if (end === -1 || end >= BITS) return refuse(at, message('games.BACKGAMMON.id.noEnd', { whose }));
      side.push(end - at);
      at = end + 1;
    }
    const standing = side.reduce((sum, count) => sum + count, 0);
    if (standing > MEN) return refuse(at, message('games.BACKGAMMON.id.manyMen', { whose, men: standing }));
    sides.push(side);
  }
  if (read.value.includes(1, at)) return refuse(read.value.indexOf(1, at), message('games.BACKGAMMON.id.menLeft'));
  const [other = [], mover = []] = sides;
  const problem = boardProblem({ mover, other });
  return problem === null ? ok({ mover, other }) : err({ message: problem, column: 1 });
}

function refuse(bit: number, what: Message): Result<never, TextRefusal> {
  const why = message('games.BACKGAMMON.id.noPosition', { what });
  return err({ message: why, column: Math.min(LETTERS, Math.floor(bit / 6) + 1) });
}
