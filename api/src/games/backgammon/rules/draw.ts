import { menOff, menOn } from './board.ts';
import { sideLetter } from './encode.ts';
import { BAR, POINTS, type BackgammonPosition, type Men } from './types.ts';

const TOP = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];

/**
 * The board in lines of equal widths, by White’s points: how many men of W or B stand on each; the bar and the men off; the cube, who is
 * on roll, and the dice.
 */
export function draw({ men, cube, turn, phase }: BackgammonPosition): string {
  const bottom = TOP.map((point) => POINTS + 1 - point);
  const on = (point: number) => cell(men.first, 'W', point) ?? cell(men.second, 'B', POINTS + 1 - point) ?? '.';
  const off = (side: Men, name: string) => `${name}: bar ${menOn(side, BAR)}, off ${menOff(side)}`;
  const owner = cube.owner === null ? '' : ` of ${sideLetter(cube.owner)}`;
  const dice = phase.kind === 'play' ? `, dice ${phase.dice.join('-')}` : '';
  return [
    row(TOP.map(String)),
    row(TOP.map(on)),
    row(bottom.map(on)),
    row(bottom.map(String)),
    `${off(men.first, 'W')}; ${off(men.second, 'B')}`,
    `cube ${cube.value}${owner}, ${sideLetter(turn)} on roll${dice}`,
  ].join('\n');
}

function cell(men: Men, name: string, point: number): string | null {
  const count = menOn(men, point);
  return count === 0 ? null : `${count}${name}`;
}

function row(cells: readonly string[]): string {
  const [left, right] = [cells.slice(0, 6), cells.slice(6)].map((half) =>
    half.map((text) => text.padStart(4)).join(''),
  );
  return `${left} |${right}`;
}
