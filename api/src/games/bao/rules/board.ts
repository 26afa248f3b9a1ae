import { otherSeat } from '../../../kernel/seat.ts';
import { FRONT, HOUSE, RING, along, seedsIn, stepOf } from './layout.ts';
import type { BaoMove, BaoPosition, BaoStep, MoveKind } from './types.ts';

/**
 * The board while one move runs, seen by its mover. It is made for a move, changed by it and then dropped: nothing
 * outside the running of that move ever holds it. `hand` are the seeds to sow, `at` the pit that had the last one
 * (or from which they were lifted), `step` the direction as +1 or -1, `blocked` -1 if no pit is, `steps` null when no
 * trace is wanted.
 */
export interface Board {
  readonly position: BaoPosition;
  readonly kind: MoveKind;
  readonly mayPlayHouse: boolean;
  readonly blocked: number;
  readonly isMtaji: boolean;
  readonly own: number[];
  readonly enemy: number[];
  readonly steps: BaoStep[] | null;
  ownHouse: boolean;
  enemyHouse: boolean;
  store: number;
  hand: number;
  at: number;
  step: number;
  hasPlayedHouse: boolean;
}

/** A board on which `move` is about to begin. */
export function openBoard(position: BaoPosition, move: BaoMove, steps: BaoStep[] | null): Board {
  const mover = position.turn;
  const enemy = otherSeat(mover);
  return {
    position,
    kind: move.kind,
    mayPlayHouse: move.playsHouse,
    blocked: position.blocked ?? -1,
    isMtaji: position.store[mover] === 0,
    own: position.pits[mover].slice(),
    enemy: position.pits[enemy].slice(),
    steps,
    ownHouse: position.house[mover],
    enemyHouse: position.house[enemy],
    store: position.store[mover],
    hand: 0,
    at: move.pit,
    step: stepOf(move.direction),
    hasPlayedHouse: false,
  };
}

/** Puts a seed from the store into a pit. Source: Bao 3.1. */
export function place(board: Board, pit: number): void {
  board.store--;
  board.own[pit] = seedsIn(board.own, pit) + 1;
  board.steps?.push({ kind: 'place', pit });
}

/** Takes all seeds of an own pit into the hand; lifting an owned house loses it. Source: Bao 2.1, 5.4. */
export function lift(board: Board, pit: number): void {
  board.hand = seedsIn(board.own, pit);
  board.own[pit] = 0;
  board.at = pit;
  board.steps?.push({ kind: 'lift', pit, seeds: board.hand });
  if (pit === HOUSE) loseHouse(board);
}

/** Takes two seeds out of the house, which stays a house. Source: Bao 3.5. */
export function tax(board: Board): void {
  board.hand = 2;
  board.own[HOUSE] = seedsIn(board.own, HOUSE) - 2;
  board.at = HOUSE;
  board.steps?.push({ kind: 'tax', pit: HOUSE, seeds: 2 });
}

/** Takes an enemy front pit into the hand; a house that is taken is lost. Source: Bao 2.4, 5.4. */
export function capture(board: Board, pit: number): void {
  board.hand = seedsIn(board.enemy, pit);
  board.enemy[pit] = 0;
  const kichwa = board.step === 1 ? 0 : FRONT - 1;
  board.at = along(kichwa, -board.step);
  board.steps?.push({ kind: 'capture', pit, seeds: board.hand, kichwa });
  if (pit === HOUSE && board.enemyHouse) {
    board.enemyHouse = false;
    board.steps?.push({ kind: 'house-lost', seat: otherSeat(board.position.turn) });
  }
}

/** Takes the house away from its owner, the mover, if he still owns it. */
export function loseHouse(board: Board): void {
  if (!board.ownHouse) return;
  board.ownHouse = false;
  board.steps?.push({ kind: 'house-lost', seat: board.position.turn });
}

/** Sows the hand, one seed a pit; answers the last pit. No pit is skipped. Source: Bao 2.1, 10.17. */
export function sow(board: Board): number {
  const { own, step, steps } = board;
  let pit = board.at;
  for (let seeds = board.hand; seeds > 0; seeds--) {
    pit = (pit + step) & (RING - 1);
    own[pit] = seedsIn(own, pit) + 1;
    if (steps !== null) steps.push({ kind: 'sow', pit });
  }
  board.hand = 0;
  board.at = pit;
  return pit;
}
