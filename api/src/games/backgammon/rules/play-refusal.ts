import { message } from '../../../kernel/message.ts';
import { menOn } from './board.ts';
import { formatPlay, placeName } from './format-play.ts';
import type { Item } from './read-items.ts';
import { readingsOf, type Reading } from './readings.ts';
import { BAR, OFF, POINTS } from './types.ts';
import type { Board, Dice, Play, BackgammonTextRefusal } from './types.ts';

/** A text that is no legal play: its items, every way to read them, what would be legal, and how many of those it fits. */
export interface Misplay {
  readonly board: Board;
  readonly dice: Dice;
  readonly items: readonly Item[];
  readonly readings: readonly Reading[];
  readonly plays: readonly Play[];
  readonly fits: number;
}

/** What a text that is no legal play breaks, its first item that does so to blame. Source: Backgammon 2, 5. */
export function whyNot(misplay: Misplay): BackgammonTextRefusal {
  const { items, fits } = misplay;
  const column = items[0]?.column ?? 1;
  if (fits > 1) {
    return { kind: 'ambiguous', message: message('games.BACKGAMMON.refused.ambiguous'), column };
  }
  return (
    absent(misplay) ??
    heldOnTheBar(misplay) ??
    offTheDice(misplay) ??
    blocked(misplay) ??
    bornOffTooSoon(misplay) ??
    unhit(misplay) ??
    unused(misplay) ?? {
      kind: 'illegal-play',
      message: message('games.BACKGAMMON.refused.notWithDice', { dice: misplay.dice.join('-') }),
      column,
    }
  );
}

function absent({ board, items }: Misplay): BackgammonTextRefusal | null {
  for (const { places, column } of items) {
    const [from = BAR] = places;
    const leaving = items.reduce((sum, item) => sum + (item.places[0] === from ? item.count : 0), 0);
    const arriving = items.reduce((sum, item) => sum + (item.places.at(-1) === from ? item.count : 0), 0);
    const standing = menOn(board.mover, from) + arriving;
    if (leaving > standing) {
      const why = message('games.BACKGAMMON.refused.no-man', { leaving, place: placeName(from), standing });
      return { kind: 'no-man', message: why, column };
    }
  }
  return null;
}

function heldOnTheBar({ board, items, plays }: Misplay): BackgammonTextRefusal | null {
  const waiting = menOn(board.mover, BAR);
  const entering = items.reduce((sum, { places, count }) => sum + (places[0] === BAR ? count : 0), 0);
  const others = items.find(({ places }) => places[0] !== BAR);
  if (others === undefined || entering >= waiting) return null;
  const canEnter = plays.some(({ steps }) => steps.length > 0);
  const why = message(canEnter ? 'games.BACKGAMMON.refused.bar-first' : 'games.BACKGAMMON.refused.barred');
  return { kind: 'bar-first', message: why, column: others.column };
}

function offTheDice({ board, items, dice, readings }: Misplay): BackgammonTextRefusal | null {
  if (readings.length > 0) return null;
  const wrong = items.find((item) => readingsOf(board, [{ ...item, count: 1 }], dice).length === 0);
  if (wrong !== undefined) {
    const why = message('games.BACKGAMMON.refused.no-such-die', { move: wrong.text, dice: dice.join('-') });
    return { kind: 'no-such-die', message: why, column: wrong.column };
  }
  const column = items.at(-1)?.column ?? 1;
  const why = message('games.BACKGAMMON.refused.too-many-dice', { dice: dice.join('-') });
  return { kind: 'too-many-dice', message: why, column };
}

function blocked({ board, readings }: Misplay): BackgammonTextRefusal | null {
  const closed = readings.map((reading) => reading.find(({ to }) => to !== OFF && menOn(board.other, BAR - to) > 1));
  const [first] = closed;
  if (first === undefined || !closed.every((step) => step !== undefined)) return null;
  const [move, place, men] = [first.item.text, placeName(first.to), menOn(board.other, BAR - first.to)];
  const why = message('games.BACKGAMMON.refused.blocked', { move, place, men });
  return { kind: 'blocked', message: why, column: first.item.column };
}

function bornOffTooSoon({ board, items, readings }: Misplay): BackgammonTextRefusal | null {
  const off = items.find(({ places }) => places.at(-1) === OFF);
  if (off === undefined) return null;
  const { column } = off;
  const staying = board.mover.map((count, index) => count - leavingFrom(items, index + 1));
  if (
    staying.some((count, index) => count > 0 && index + 1 > 6) ||
    items.some(({ places }) => (places.at(-1) ?? 0) > 6)
  ) {
    return { kind: 'not-home', message: message('games.BACKGAMMON.refused.not-home'), column };
  }
  const fewest = Math.min(...readings.map((reading) => reading.filter(({ to }) => to === OFF).length));
  const bearing = items.reduce((sum, { places, count }) => sum + (places.at(-1) === OFF ? count : 0), 0);
  if (fewest !== bearing || !staying.some((count, index) => count > 0 && index + 1 > (off.places[0] ?? 0))) return null;
  return { kind: 'not-the-rearmost', message: message('games.BACKGAMMON.refused.not-the-rearmost'), column };
}

function leavingFrom(items: readonly Item[], point: number): number {
  return items.reduce((sum, { places, count }) => sum + (places[0] === point ? count : 0), 0);
}

function unused({ dice, items, readings, plays }: Misplay): BackgammonTextRefusal | null {
  const column = items[0]?.column ?? 1;
  const most = plays[0]?.steps.length ?? 0;
  const used = Math.max(0, ...readings.map((reading) => reading.length));
  if (used < most) {
    return { kind: 'fewer-dice', message: message('games.BACKGAMMON.refused.fewer-dice', { used, most }), column };
  }
  const [only] = plays;
  if (only === undefined || most !== 1 || used === 0 || dice[0] === dice[1]) return null;
  const why = message('games.BACKGAMMON.refused.smaller-die', { play: formatPlay(only) });
  return { kind: 'smaller-die', message: why, column };
}

function unhit({ board, items }: Misplay): BackgammonTextRefusal | null {
  const item = items.find(({ hits }) => hits.some((point) => board.other[POINTS - point] !== 1));
  if (item === undefined) return null;
  const why = message('games.BACKGAMMON.refused.not-hit', { move: item.text });
  return { kind: 'not-hit', message: why, column: item.column };
}
