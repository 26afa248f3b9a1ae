import { message, type Message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { SEATS, otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { canHarvest, isExempt } from './block.ts';
import { ALL_SEEDS, HOUSE, isFrontEmpty, pitName, seedsIn } from './layout.ts';
import { readBlocked, readHouses, readResult, readRows, readStores, readTurn, refuse } from './line-fields.ts';
import type { LineField } from './line-fields.ts';
import { hasEmptyStores, stalemate } from './play.ts';
import type { BaoPosition, BaoResult, BaoVariant } from './types.ts';

/**
 * The position of a position line. Refuses, with a sentence and the column of the field, a line that breaks the grammar or
 * tells a position that cannot be. A line without a result whose mover has lost already gets that result.
 * Source: Bao 8, 1.4, 5.4, 6.2, 6.3, 9.1.
 */
export function decode(text: string): Result<BaoPosition, TextRefusal> {
  const fields = splitFields(text);
  const [variantField, rowsField, storesField, housesField, turnField, blockedField, resultField, extra] = fields;
  if (blockedField === undefined || turnField === undefined || housesField === undefined) return tooShort(text);
  if (storesField === undefined || rowsField === undefined || variantField === undefined) return tooShort(text);
  if (extra !== undefined) return refuse(extra.column, message('games.BAO.position.end'));
  const variant = readVariant(variantField);
  if (!variant.ok) return variant;
  const pits = readRows(rowsField);
  if (!pits.ok) return pits;
  const store = readStores(storesField);
  if (!store.ok) return store;
  const house = readHouses(housesField);
  if (!house.ok) return house;
  const turn = readTurn(turnField);
  if (!turn.ok) return turn;
  const blocked = readBlocked(blockedField, turn.value);
  if (!blocked.ok) return blocked;
  const stated = resultField === undefined ? ok(null) : readResult(resultField);
  if (!stated.ok) return stated;
  const position: BaoPosition = {
    variant: variant.value,
    pits: pits.value,
    store: store.value,
    house: house.value,
    turn: turn.value,
    blocked: blocked.value,
    result: null,
  };
  const hand = stated.value?.hand ?? 0;
  const flaw =
    flawOfSeeds(position, hand, rowsField) ??
    flawOfStores(position, storesField) ??
    flawOfHouses(position, housesField) ??
    flawOfBlock(position, blockedField);
  if (flaw !== null) return refuse(flaw.column, flaw.message);
  return settle(position, stated.value, resultField ?? turnField);
}

function splitFields(text: string): readonly LineField[] {
  let column = 1;
  return text.split(' ', 8).map((part) => {
    const field = { text: part, column };
    column += part.length + 1;
    return field;
  });
}

function tooShort(text: string): Result<never, TextRefusal> {
  return refuse(text.length + 1, message('games.BAO.position.fields'));
}

function readVariant(field: LineField): Result<BaoVariant, TextRefusal> {
  if (field.text === 'K') return ok('KISWAHILI');
  if (field.text === 'J') return ok('KUJIFUNZA');
  return refuse(field.column, message('games.BAO.position.variant'));
}

function flawOfSeeds(position: BaoPosition, hand: number, field: LineField): TextRefusal | null {
  const { pits, store } = position;
  const total = [...pits.first, ...pits.second, store.first, store.second, hand].reduce((sum, seeds) => sum + seeds, 0);
  if (total === ALL_SEEDS) return null;
  return flaw(field, message('games.BAO.position.seeds', { total, all: ALL_SEEDS }));
}

function flawOfStores(position: BaoPosition, field: LineField): TextRefusal | null {
  if (position.variant === 'KISWAHILI' || hasEmptyStores(position)) return null;
  return flaw(field, message('games.BAO.position.noStore'));
}

function flawOfHouses(position: BaoPosition, field: LineField): TextRefusal | null {
  for (const seat of SEATS) {
    if (!position.house[seat]) continue;
    if (position.variant === 'KUJIFUNZA') return flaw(field, message('games.BAO.position.noHouses'));
    const name = pitName(seat, HOUSE);
    if (seedsIn(position.pits[seat], HOUSE) === 0)
      return flaw(field, message('games.BAO.position.houseLost', { name }));
  }
  return null;
}

function flawOfBlock(position: BaoPosition, field: LineField): TextRefusal | null {
  const { blocked } = position;
  if (blocked === null) return null;
  const name = pitName(position.turn, blocked);
  if (position.variant === 'KUJIFUNZA') return flaw(field, message('games.BAO.position.noKutakatia'));
  if (!hasEmptyStores(position)) return flaw(field, message('games.BAO.position.blockedTooSoon'));
  if (seedsIn(position.pits[position.turn], blocked) === 0)
    return flaw(field, message('games.BAO.position.blockedEmpty', { name }));
  if (isExempt(position, blocked)) return flaw(field, message('games.BAO.position.blockedNever', { name }));
  if (canHarvest(position)) return flaw(field, message('games.BAO.position.blockedHarvest', { name }));
  return null;
}

/** The position with its result, which must be what the board says. */
function settle(position: BaoPosition, stated: BaoResult | null, field: LineField): Result<BaoPosition, TextRefusal> {
  const loser = SEATS.find((seat) => isFrontEmpty(position.pits[seat])) ?? null;
  if (loser !== null && isFrontEmpty(position.pits[otherSeat(loser)])) {
    return refuse(field.column, message('games.BAO.position.bothEmpty'));
  }
  const actual = loser === null ? stalemate(position) : baoHamna(loser, stated?.hand ?? 0);
  if (stated === null) return ok({ ...position, result: actual });
  if (actual === null) return refuse(field.column, message('games.BAO.position.notOver'));
  if (actual.winner === stated.winner && actual.reason === stated.reason) return ok({ ...position, result: stated });
  const right = `${actual.winner === 'first' ? 'S' : 'N'}:${actual.reason}`;
  return refuse(field.column, message('games.BAO.position.otherResult', { right, said: field.text }));
}

function baoHamna(loser: Seat, hand: number): BaoResult {
  return { winner: otherSeat(loser), reason: 'bao-hamna', hand };
}

function flaw(field: LineField, why: Message): TextRefusal {
  return { column: field.column, message: why };
}
