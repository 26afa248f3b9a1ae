import { pointName, seatLetter } from './point-text.ts';
import type { GoMove, GoPosition } from './types.ts';

/**
 * A move as text: `Q16` and `pass` by the player whose turn it is; the rest with the letter of the player first, as in `B dead D4 Q16`,
 * `W accept 3`, `B resume`, `W dispute`, `B no-result`. Source: Go 1.
 */
export function formatMove({ settings }: GoPosition, move: GoMove): string {
  switch (move.kind) {
    case 'play':
      return pointName(settings.size, move.point);
    case 'pass':
      return 'pass';
    case 'mark':
      return [seatLetter(move.seat), move.mark, ...move.points.map((point) => pointName(settings.size, point))].join(
        ' ',
      );
    case 'accept':
      return `${seatLetter(move.seat)} accept ${move.version}`;
    case 'resume':
    case 'dispute':
    case 'no-result':
      return `${seatLetter(move.seat)} ${move.kind}`;
  }
}
