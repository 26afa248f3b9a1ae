import { run } from './run.ts';
import { kunamuaHarvests, kunamuaTakatas } from './kunamua.ts';
import { mtajiBackTakatas, mtajiFrontTakatas, mtajiHarvests } from './mtaji.ts';
import type { BaoMove, BaoPosition, MoveKind, Start } from './types.ts';

/** Starts of equal right: a later tier counts only if no earlier one holds a move that ends. */
export interface Tier {
  readonly kind: MoveKind;
  readonly starts: (position: BaoPosition) => readonly Start[];
}

const KUNAMUA: readonly Tier[] = [
  { kind: 'harvest', starts: kunamuaHarvests },
  { kind: 'takata', starts: kunamuaTakatas },
];
const MTAJI: readonly Tier[] = [
  { kind: 'harvest', starts: mtajiHarvests },
  { kind: 'takata', starts: mtajiFrontTakatas },
  { kind: 'takata', starts: mtajiBackTakatas },
];

/** The tiers of the mover's stage, which his own store decides. Source: Bao 2.2, 2.6, 3.6, 4.3, 10.14. */
export function tiers(position: BaoPosition): readonly Tier[] {
  return position.store[position.turn] > 0 ? KUNAMUA : MTAJI;
}

/**
 * Every legal move: harvests if there are any, else kutakata. In ring order, clockwise first, playing the house last. Empty
 * when the game is over. Source: Bao 2.2, 2.6, 3, 4, 5.3.
 */
export function legalMoves(position: BaoPosition): readonly BaoMove[] {
  if (position.result !== null) return [];
  for (const tier of tiers(position)) {
    const moves: BaoMove[] = [];
    for (const start of tier.starts(position)) pushEnding(moves, position, asMove(start, tier.kind));
    if (moves.length > 0) return moves;
  }
  return [];
}

/** Whether the mover has a move; `never-ending` if he has starts and none of them ever ends. Source: Bao 1.4, 2.6. */
export function mobility(position: BaoPosition): 'can-move' | 'no-start' | 'never-ending' {
  let hasStart = false;
  for (const tier of tiers(position)) {
    for (const start of tier.starts(position)) {
      if (hasEnd(position, start, tier.kind)) return 'can-move';
      hasStart = true;
    }
  }
  return hasStart ? 'never-ending' : 'no-start';
}

/** Whether a start of this kind ends, at least if the house is not played. Source: Bao 2.6. */
export function hasEnd(position: BaoPosition, start: Start, kind: MoveKind): boolean {
  return run(position, asMove(start, kind), null).ending !== 'never';
}

/** A start as a move that does not play the house. */
export function asMove(start: Start, kind: MoveKind): BaoMove {
  return { pit: start.pit, direction: start.direction, kind, playsHouse: false };
}

function pushEnding(moves: BaoMove[], position: BaoPosition, move: BaoMove): void {
  const { ending } = run(position, move, null);
  if (ending === 'never') return;
  moves.push(move);
  if (ending !== 'house' || move.kind === 'takata') return;
  const playing: BaoMove = { ...move, playsHouse: true };
  if (run(position, playing, null).ending !== 'never') moves.push(playing);
}
