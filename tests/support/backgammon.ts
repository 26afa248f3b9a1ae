import { START, turned } from '../../api/src/games/backgammon/rules/board.ts';
import { legalPlays } from '../../api/src/games/backgammon/rules/plays.ts';
import type { Board, Dice } from '../../api/src/games/backgammon/rules/types.ts';

/** A board from places of the mover's men and of the opponent's, each from its own side: `24:2 bar:1`. */
export function boardOf(mover: string, other: string): Board {
  return { mover: menOf(mover), other: menOf(other) };
}

/** Two dice by numbers that are each as likely as another. */
export function diceOf(draw: (below: number) => number): Dice {
  return [1 + draw(6), 1 + draw(6)];
}

/** The boards and rolls of a game in which any play is as likely as another, up to so many turns. */
export function randomBackgammon(
  draw: (below: number) => number,
  longest: number,
): ReadonlyArray<readonly [Board, Dice]> {
  const turns: Array<readonly [Board, Dice]> = [];
  let board = START;
  while (turns.length < longest && board.other.some((men) => men > 0)) {
    const dice = diceOf(draw);
    turns.push([board, dice]);
    const plays = legalPlays(board, dice);
    const play = plays[draw(plays.length)];
    if (play === undefined) throw new Error('a roll has a play');
    board = turned(play.after);
  }
  return turns;
}

/** The men of one side from places, `24:2 bar:1`. */
export function menOf(text: string): number[] {
  const men = Array.from<number>({ length: 25 }).fill(0);
  for (const [, place = '', count = ''] of text.matchAll(/(\w+):(\d+)/g)) {
    men[(place === 'bar' ? 25 : Number(place)) - 1] = Number(count);
  }
  return men;
}
