import { HOUSE, FRONT, facing, isFront, isFrontEmpty, seedsIn } from './layout.ts';
import { capture, lift, loseHouse, openBoard, place, sow, tax } from './board.ts';
import type { Board } from './board.ts';
import { isTax, isWorking } from './house.ts';
import { watch } from './never-ending.ts';
import type { BaoMove, BaoPosition, BaoStep, StopReason } from './types.ts';

/** A move that was carried out: the board it left, and why it stopped; `never` when it goes on for ever. */
export interface Run {
  readonly board: Board;
  readonly ending: StopReason | 'never';
}

/**
 * Carries a move out to its end. The move must be a start that section 3 or 4 allows: this does not ask whether another
 * kind of move was due. `steps` collects the trace if it is given. Source: Bao 2, 3.2 to 3.5, 4.1.
 */
export function run(position: BaoPosition, move: BaoMove, steps: BaoStep[] | null): Run {
  const board = openBoard(position, move, steps);
  const ending = open(board, move) ?? relay(board);
  if (ending !== 'never') steps?.push({ kind: 'stop', pit: board.at, reason: ending });
  return { board, ending };
}

function open(board: Board, move: BaoMove): 'bao-hamna' | null {
  if (board.isMtaji) {
    lift(board, move.pit);
    return null;
  }
  const isTaxed = move.kind === 'takata' && isTax(board.own, board.ownHouse, move.pit);
  place(board, move.pit);
  if (move.kind === 'harvest') return harvest(board, move.pit);
  if (isTaxed) tax(board);
  else lift(board, move.pit);
  return null;
}

/** Sows and goes on as long as the last pit says so. Source: Bao 2.3. */
function relay(board: Board): StopReason | 'never' {
  const isRepeated = watch(board);
  for (;;) {
    const last = sow(board);
    if (board.own[last] === 1) return 'empty';
    if (board.kind === 'harvest' && isFront(last) && seedsIn(board.enemy, facing(last)) > 0) {
      if (harvest(board, last) !== null) return 'bao-hamna';
      continue;
    }
    if (last === HOUSE && isWorking(board.own, board.ownHouse)) {
      if (!board.mayPlayHouse) return 'house';
      board.hasPlayedHouse = true;
    }
    if (last === board.blocked && board.kind === 'takata') return 'blocked';
    if (isRepeated(last)) return 'never';
    lift(board, last);
  }
}

/** Harvests with an own pit; answers `bao-hamna` if the enemy front row is empty then. Source: Bao 2.4, 1.4, 5.4. */
function harvest(board: Board, pit: number): 'bao-hamna' | null {
  if (pit < 2) board.step = 1;
  if (pit >= FRONT - 2) board.step = -1;
  const landed = pit;
  capture(board, facing(pit));
  if (board.isMtaji) loseHouse(board);
  if (!isFrontEmpty(board.enemy)) return null;
  board.at = landed;
  return 'bao-hamna';
}
