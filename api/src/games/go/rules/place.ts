import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { BySeat } from '../../../kernel/seat.ts';
import { hasEmptyNeighbour, strangledChain } from './chain.ts';
import { highKey, lowKey, timesSeen, TURN_HIGH, TURN_LOW } from './position-key.ts';
import { refuse } from './refusal.ts';
import { hasStone, pointsOf } from './stones.ts';
import type { GoPosition, GoRefusal, Point, StoneRows } from './types.ts';

/** The board after a stone: the stones, what it took, the ko point it left, and the key of the board with the turn passed. */
export interface Placed {
  readonly stones: BySeat<StoneRows>;
  readonly captured: readonly Point[];
  readonly ko: Point | null;
  readonly high: number;
  readonly low: number;
}

const NONE: readonly Point[] = [];

/**
 * Puts a stone of the player to move on a point; refuses an occupied one, suicide, and what the ko rule forbids. Chains of
 * the opponent without liberty are taken before the own chain is looked at. Source: Go 2.1 to 2.4.
 */
export function place(position: GoPosition, point: Point): Result<Placed, GoRefusal> {
  const { settings, stones, turn } = position;
  const { size } = settings;
  if (!Number.isInteger(point) || point < 0 || point >= size * size) return err(refuse(position, 'off-board', point));
  const y = Math.floor(point / size);
  const x = point - y * size;
  const bit = 1 << x;
  const enemySeat = otherSeat(turn);
  let enemy = stones[enemySeat];
  if (((stones[turn][y] ?? 0) | (enemy[y] ?? 0)) & bit) return err(refuse(position, 'occupied', point));
  if (point === position.ko) return err(refuse(position, 'ko', point));
  const own = stones[turn].slice();
  own[y] = (own[y] ?? 0) | bit;
  let { high, low } = position.seen;
  high ^= TURN_HIGH ^ highKey(turn, x, y);
  low ^= TURN_LOW ^ lowKey(turn, x, y);
  const taken = takenBy(own, enemy, x, y);
  let captured = NONE;
  if (taken !== null) {
    captured = pointsOf(taken, size);
    enemy = enemy.map((row, at) => row & ~(taken[at] ?? 0));
    for (const each of captured) {
      const at = Math.floor(each / size);
      high ^= highKey(enemySeat, each - at * size, at);
      low ^= lowKey(enemySeat, each - at * size, at);
    }
  } else if (!hasEmptyNeighbour(own, enemy, x, y) && strangledChain(own, enemy, x, y) !== null) {
    return err(refuse(position, 'suicide', point));
  }
  if (settings.koRule !== 'SIMPLE' && isRepeated(position, high, low)) return err(refuse(position, 'superko', point));
  return ok({
    stones: turn === 'first' ? { first: own, second: enemy } : { first: enemy, second: own },
    captured,
    ko: captured.length === 1 && isLoneInAtari(own, enemy, x, y) ? (captured[0] ?? null) : null,
    high,
    low,
  });
}

function isRepeated({ settings, seen }: GoPosition, high: number, low: number): boolean {
  if (timesSeen(seen, high, low) > 0) return true;
  return settings.koRule === 'POSITIONAL' && timesSeen(seen, high ^ TURN_HIGH, low ^ TURN_LOW) > 0;
}

/** The enemy chains next to (x, y) without liberty, all in one; null if there are none. */
function takenBy(own: StoneRows, enemy: StoneRows, x: number, y: number): number[] | null {
  let taken: number[] | null = null;
  const bit = 1 << x;
  if ((enemy[y] ?? 0) & (bit << 1)) taken = joined(taken, strangledChain(enemy, own, x + 1, y));
  if ((enemy[y] ?? 0) & (bit >>> 1)) taken = joined(taken, strangledChain(enemy, own, x - 1, y));
  if (y > 0 && (enemy[y - 1] ?? 0) & bit) taken = joined(taken, strangledChain(enemy, own, x, y - 1));
  if (y + 1 < enemy.length && (enemy[y + 1] ?? 0) & bit) taken = joined(taken, strangledChain(enemy, own, x, y + 1));
  return taken;
}

function joined(one: number[] | null, other: number[] | null): number[] | null {
  if (one === null || other === null) return one ?? other;
  return one.map((row, y) => row | (other[y] ?? 0));
}

/** Whether the stone on (x, y) stands alone with exactly one liberty: only then does taking one stone make a ko. */
function isLoneInAtari(own: StoneRows, enemy: StoneRows, x: number, y: number): boolean {
  const size = own.length;
  const around = [
    ...(x > 0 ? [y * size + x - 1] : []),
    ...(x + 1 < size ? [y * size + x + 1] : []),
    ...(y > 0 ? [(y - 1) * size + x] : []),
    ...(y + 1 < size ? [(y + 1) * size + x] : []),
  ];
  if (around.some((point) => hasStone(own, size, point))) return false;
  return around.filter((point) => !hasStone(enemy, size, point)).length === 1;
}

/** Whether the player to move would take exactly one stone on this point, and that stone alone with one liberty: a ko. */
export function isKoPoint(position: GoPosition, point: Point): boolean {
  const { settings, stones, turn } = position;
  const placed = place({ ...position, ko: null, settings: { ...settings, koRule: 'SIMPLE' } }, point);
  const [taken] = placed.ok && placed.value.captured.length === 1 ? placed.value.captured : [];
  if (taken === undefined) return false;
  const y = Math.floor(taken / settings.size);
  return isLoneInAtari(stones[otherSeat(turn)], stones[turn], taken - y * settings.size, y);
}
