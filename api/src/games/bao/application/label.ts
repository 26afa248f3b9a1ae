import { message, type Message } from '../../../kernel/message.ts';
import { handSign } from '../rules/hand-sign.ts';
import { pitName } from '../rules/layout.ts';
import { taken } from '../rules/taken.ts';
import type { BaoMove, BaoPosition, BaoTrace } from '../rules/types.ts';

/** A legal move with what it does, for a list of moves: where it starts, which way, and what it takes. */
export function baoLabel(position: BaoPosition, move: BaoMove, trace: BaoTrace): Message {
  return message('games.BAO.label', {
    pit: pitName(position.turn, move.pit),
    hand: handSign(position, move) === '<' ? 'LEFT' : 'RIGHT',
    house: move.playsHouse ? 'yes' : 'no',
    n: taken(trace),
  });
}
