import type { ListedTurn } from '../../game/listed-turn.ts';
import type { BackgammonWords } from './use-backgammon-words.ts';

/** A move as the log has it. */
interface LoggedMove {
  readonly ply: number;
  readonly seat: 'FIRST' | 'SECOND' | null;
  readonly notation: string;
}

const ROLL = /^roll ([1-6])\s?([1-6])$/;

/**
 * The moves of backgammon as they are read: a roll stands before what is played with it, `31: 8/5 6/5`; a roll that is not played yet alone; other
 * acts in words, a double with what the cube would be at.
 */
export function rolledTurns(moves: readonly LoggedMove[], words: BackgammonWords): readonly ListedTurn[] {
  const turns: ListedTurn[] = [];
  let cube = 1;
  let rolled: { readonly dice: string; readonly move: LoggedMove } | null = null;
  const settle = (): void => {
    if (rolled) turns.push({ notation: `${rolled.dice}:`, seat: rolled.move.seat, after: rolled.move.ply + 1 });
    rolled = null;
  };
  for (const move of moves) {
    const [, first, second] = ROLL.exec(move.notation) ?? [];
    if (first !== undefined) {
      settle();
      rolled = { dice: `${first}${second}`, move };
      continue;
    }
    if (move.notation === 'take') cube *= 2;
    const said = move.notation === 'double' ? words.doubles(cube * 2) : words.said(move.notation);
    const notation: string = rolled ? `${rolled.dice}: ${said}` : said;
    rolled = null;
    turns.push({ notation, seat: move.seat, after: move.ply + 1 });
  }
  settle();
  return turns;
}
