import { invariant } from '../../../kernel/assert.ts';
import { handSign } from './hand-sign.ts';
import { pitName } from './layout.ts';
import { play } from './play.ts';
import type { BaoMove, BaoPosition } from './types.ts';

/**
 * The canonical text of a legal move: `A6<*`, `a5>`, `A3>+`, `B7<**`, `a4>+#`. Costs a played move, since `**` and `#`
 * tell what it brings about. Source: Bao 7.5, 10.20.
 */
export function formatMove(position: BaoPosition, move: BaoMove): string {
  const played = play(position, move);
  invariant(played.ok, 'only a legal move is written down');
  return writeMove(position, move, played.value.position);
}

/** The canonical text of a move whose outcome `after` is known already. Source: Bao 7.5, 10.20. */
export function writeMove(before: BaoPosition, move: BaoMove, after: BaoPosition): string {
  const house = move.playsHouse ? '+' : '';
  const star = after.blocked === null ? '*' : '**';
  const takata = move.kind === 'takata' ? star : '';
  const win = after.result === null ? '' : '#';
  return `${pitName(before.turn, move.pit)}${handSign(before, move)}${house}${takata}${win}`;
}
