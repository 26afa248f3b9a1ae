import { isFront } from './layout.ts';
import type { BaoPosition, Direction, MoveKind, Start } from './types.ts';

/** Where the mover's hand goes along the row of the named pit: left or right. Source: Bao 7.3, 10.18. */
export const HAND_SIGNS = ['<', '>'] as const;
export type HandSign = (typeof HAND_SIGNS)[number];

/** The sign of a start. The hand of a kunamua harvest goes to the kichwa, away from where it will sow. Source: Bao 7.3. */
export function handSign(position: BaoPosition, start: Start & { readonly kind: MoveKind }): HandSign {
  const isRight = start.direction === 'clockwise' ? isFront(start.pit) : !isFront(start.pit);
  return isRight === isToKichwa(position, start.kind) ? '<' : '>';
}

/** The direction that a sign means for a pit and a kind of move; the inverse of `handSign`. Source: Bao 7.3, 10.18. */
export function directionOf(position: BaoPosition, pit: number, hand: { sign: HandSign; kind: MoveKind }): Direction {
  const clockwise = handSign(position, { pit, direction: 'clockwise', kind: hand.kind });
  return clockwise === hand.sign ? 'clockwise' : 'anticlockwise';
}

function isToKichwa(position: BaoPosition, kind: MoveKind): boolean {
  return kind === 'harvest' && position.store[position.turn] > 0;
}
