import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { Played } from '../../../rules/games/game.ts';
import { blockedBy } from './block.ts';
import type { Board } from './board.ts';
import { hasEnd, mobility, tiers } from './moves.ts';
import { explain } from './refusal.ts';
import { run } from './run.ts';
import type { BaoMove, BaoPosition, BaoRefusal, BaoResult, BaoStep, BaoTrace } from './types.ts';

/**
 * The position after a move, and its trace. Accepts exactly the moves of `legalMoves`. After the last move of a game the
 * turn has passed on as after any other. Source: Bao 1.4, 2 to 6.
 */
export function play(position: BaoPosition, move: BaoMove): Result<Played<BaoPosition, BaoTrace>, BaoRefusal> {
  if (!isDue(position, move)) return err(explain(position, move));
  const steps: BaoStep[] = [];
  const { board, ending } = run(position, move, steps);
  if (ending === 'never' || board.hasPlayedHouse !== move.playsHouse) return err(explain(position, move));
  const left = leave(position, board);
  if (ending === 'bao-hamna') {
    const result: BaoResult = { winner: position.turn, reason: 'bao-hamna', hand: board.hand };
    return ok({ position: { ...left, result }, trace: steps });
  }
  const isBlocking = move.kind === 'takata' && hasEmptyStores(position);
  const next = isBlocking ? { ...left, blocked: blockedBy(left) } : left;
  return ok({ position: { ...next, result: stalemate(next) }, trace: steps });
}

/** The result if the player to move has no legal move, else null. Source: Bao 1.4. */
export function stalemate(position: BaoPosition): BaoResult | null {
  const can = mobility(position);
  if (can === 'can-move') return null;
  const reason = can === 'no-start' ? 'no-move' : 'no-finite-move';
  return { winner: otherSeat(position.turn), reason, hand: 0 };
}

/** Whether nobody has seeds in store: both players are in mtaji. Source: Bao 3.6, 10.12. */
export function hasEmptyStores(position: BaoPosition): boolean {
  return position.store.first === 0 && position.store.second === 0;
}

/** Whether this kind of move may start there now; its end is not looked at. */
function isDue(position: BaoPosition, move: BaoMove): boolean {
  if (position.result !== null || (move.playsHouse && move.kind === 'takata')) return false;
  for (const tier of tiers(position)) {
    const starts = tier.starts(position);
    const isAmong = starts.some((start) => start.pit === move.pit && start.direction === move.direction);
    if (isAmong && tier.kind === move.kind) return true;
    if (starts.some((start) => hasEnd(position, start, tier.kind))) return false;
  }
  return false;
}

function leave(position: BaoPosition, board: Board): BaoPosition {
  const mover = position.turn;
  return {
    variant: position.variant,
    pits: seated(mover, board.own, board.enemy),
    store: seated(mover, board.store, position.store[otherSeat(mover)]),
    house: seated(mover, board.ownHouse, board.enemyHouse),
    turn: otherSeat(mover),
    blocked: null,
    result: null,
  };
}

function seated<Value>(mover: Seat, own: Value, enemy: Value): BySeat<Value> {
  return mover === 'first' ? { first: own, second: enemy } : { first: enemy, second: own };
}
