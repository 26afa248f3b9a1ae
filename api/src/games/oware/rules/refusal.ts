import { BOARD, houseName, ownerOf, seedsIn } from './houses.ts';
import { playable } from './moves.ts';
import { reasoned } from './reasons.ts';
import type { OwarePosition, OwareRefusal } from './types.ts';

/** Which rule a move from this house breaks; null: it is legal. Source: Oware 2.1, 4.1. */
export function refusalOf({ houses, turn, end }: OwarePosition, house: number): OwareRefusal | null {
  if (end !== null) return reasoned('game-over');
  if (!Number.isInteger(house) || house < 0 || house >= BOARD)
    return reasoned('no-such-house', { sign: String(house) });
  const name = houseName(house);
  if (ownerOf(house) !== turn) return reasoned('not-own', { house: name });
  if (seedsIn(houses, house) === 0) return reasoned('empty-house', { house: name });
  const legal = playable(houses, turn);
  return legal.includes(house) ? null : reasoned('must-feed', { house: name, houses: { names: legal.map(houseName) } });
}
