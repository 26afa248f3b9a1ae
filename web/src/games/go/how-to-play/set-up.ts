import type { GoStepStart } from './go-step.ts';

/** Lines of the boards on which go is explained. */
const SIZE = 9;
const LETTERS = 'ABCDEFGHJ';

/** A board on which nothing was taken yet, from the points of its stones with blanks between them; Black moves unless it is said. */
export function board({
  black = '',
  white = '',
  turn = 'B',
}: {
  readonly black?: string;
  readonly white?: string;
  readonly turn?: 'B' | 'W';
}): GoStepStart {
  const [blacks, whites] = [new Set(black.split(' ')), new Set(white.split(' '))];
  const rows = Array.from({ length: SIZE }, (_row, index) =>
    Array.from(LETTERS, (letter) => {
      const point = `${letter}${SIZE - index}`;
      if (blacks.has(point)) return 'X';
      return whites.has(point) ? 'O' : '.';
    }).join(''),
  );
  return { position: `${rows.join('/')} ${turn} - 0,0 0` };
}
