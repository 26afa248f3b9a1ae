import type { Seat } from '../../../kernel/seat.ts';
import { FRONT, RING, pitName } from './layout.ts';
import type { BaoPosition, BaoResult } from './types.ts';

/**
 * The position line, the complete state of a game in one line of text: variant, rows, stores, houses, turn, blocked pit
 * and, when it is over, the result. Two positions never share a line. Source: Bao 8.
 */
export function encode(position: BaoPosition): string {
  const { pits, store } = position;
  const rows = [...writeRing(pits.first), ...writeRing(pits.second)].join('/');
  const fields = [
    position.variant === 'KISWAHILI' ? 'K' : 'J',
    rows,
    `${store.first},${store.second}`,
    writeHouses(position),
    seatLetter(position.turn),
    position.blocked === null ? '-' : pitName(position.turn, position.blocked),
  ];
  if (position.result !== null) fields.push(writeResult(position.result));
  return fields.join(' ');
}

/** The letter of a seat in a position line: S or N. Source: Bao 8. */
export function seatLetter(seat: Seat): 'S' | 'N' {
  return seat === 'first' ? 'S' : 'N';
}

/** Both rows of a ring, front first, each pit 1 to 8. */
function writeRing(ring: readonly number[]): readonly [front: string, back: string] {
  return [writeRow(ring.slice(0, FRONT)), writeRow(ring.slice(FRONT, RING).toReversed())];
}

function writeRow(row: readonly number[]): string {
  const parts: string[] = [];
  let empties = 0;
  for (const seeds of row) {
    if (seeds > 0 && empties > 0) parts.push(`-${empties}`);
    if (seeds > 0) parts.push(String(seeds));
    empties = seeds > 0 ? 0 : empties + 1;
  }
  if (empties > 0) parts.push(`-${empties}`);
  return parts.join(',');
}

function writeHouses(position: BaoPosition): string {
  const south = position.house.first ? 'A' : '';
  const north = position.house.second ? 'a' : '';
  return south + north || '-';
}

function writeResult(result: BaoResult): string {
  const hand = result.hand === 0 ? '' : `:${result.hand}`;
  return `${seatLetter(result.winner)}:${result.reason}${hand}`;
}
