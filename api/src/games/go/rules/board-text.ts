import { message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { allBreathe } from './chain.ts';
import { IN_PLAY, NO_MARKS } from './play.ts';
import { LARGEST, SMALLEST, isSize } from './opening.ts';
import { isKoPoint } from './place.ts';
import { readPoint, seatLetter, seatOf } from './point-text.ts';
import { keyOf } from './position-key.ts';
import { countStones } from './stones.ts';
import type { GoPosition, GoSettings } from './types.ts';

const LARGEST_COUNT = 1_000_000;

/** The position of a board as `encodeBoard` writes it, by its five words; its size is that of its rows. Refuses with the column. */
export function readBoard(words: readonly string[], usual: GoSettings): Result<GoPosition, TextRefusal> {
  const [rows = '', turnText = '', koText = '', captureText = '', passText = ''] = words;
  const stones = readStones(rows);
  if (!stones.ok) return stones;
  const { first, second } = stones.value;
  const settings = { ...usual, size: first.length };
  let column = rows.length + 2;
  const turn = seatOf(turnText);
  if (turn === null || seatLetter(turn) !== turnText)
    return err({ message: message('games.GO.position.turn'), column });
  column += turnText.length + 1;
  const ko = koText === '-' ? null : readPoint(settings.size, koText);
  if (ko !== null && typeof ko !== 'number') return err({ message: ko.message, column: column + ko.column - 1 });
  const captures = /^(0|[1-9]\d{0,6}),(0|[1-9]\d{0,6})$/.exec(captureText);
  const [, black = '', white = ''] = captures ?? [];
  const passes = ['0', '1', '2'].indexOf(passText);
  if (captures === null || Number(black) > LARGEST_COUNT || Number(white) > LARGEST_COUNT) {
    return err({
      message: message('games.GO.position.prisoners'),
      column: column + koText.length + 1,
    });
  }
  if (passes === -1) {
    const at = column + koText.length + captureText.length + 2;
    return err({ message: message('games.GO.position.passes'), column: at });
  }
  const count = countStones(first) + countStones(second);
  const position: GoPosition = {
    settings,
    stones: { first, second },
    turn,
    ko: null,
    captures: { first: Number(black), second: Number(white) },
    passes,
    resumes: 0,
    phase: passes < 2 ? IN_PLAY : { kind: 'scoring', proposal: NO_MARKS },
    seen: keyOf(first, second, turn),
    count,
    most: count,
  };
  if (ko === null) return ok(position);
  const isKo = passes === 0 && position.captures[turn === 'first' ? 'second' : 'first'] > 0 && isKoPoint(position, ko);
  return isKo
    ? ok({ ...position, ko })
    : err({ message: message('games.GO.position.noKo', { point: koText }), column });
}

function readStones(text: string): Result<GoPosition['stones'], TextRefusal> {
  const rows = text.split('/');
  const size = rows.length;
  if (!isSize(size)) {
    return err({ message: message('games.GO.position.boardRows', { least: SMALLEST, most: LARGEST }), column: 1 });
  }
  const first: number[] = [];
  const second: number[] = [];
  let column = 1;
  for (const row of rows) {
    const wrong = row.search(/[^XO.]/);
    if (wrong !== -1) return err({ message: message('games.GO.position.letters'), column: column + wrong });
    if (row.length !== size) {
      return err({ message: message('games.GO.position.row', { size }), column: column + Math.min(row.length, size) });
    }
    first.push(maskOf(row, 'X'));
    second.push(maskOf(row, 'O'));
    column += size + 1;
  }
  if (!allBreathe(first, second)) return err({ message: message('games.GO.position.noLiberty'), column: 1 });
  return ok({ first, second });
}

function maskOf(row: string, letter: string): number {
  let mask = 0;
  for (let x = row.indexOf(letter); x !== -1; x = row.indexOf(letter, x + 1)) mask |= 1 << x;
  return mask;
}
