import { message } from '../../../kernel/message.ts';
import { err } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { readBoard } from './board-text.ts';
import { readFields } from './line-fields.ts';
import type { GoPosition, GoSettings } from './types.ts';
import { encode } from './encode.ts';
import { USUAL } from './opening.ts';

/** The most characters of a line: a board of 25 and the keys of some ten thousand positions. */
const LONGEST = 100_000;

/**
 * The position that a line tells of, as `encode` writes it; a board alone is read with the usual settings, or with those given. Refuses
 * what play cannot reach (a chain without liberties, a ko point that is none, marks on parts of chains) and every
 * other way to write the same, with the column where reading failed.
 */
export function decode(text: string, usual: GoSettings = USUAL): Result<GoPosition, TextRefusal> {
  if (text.length > LONGEST)
    return err({ message: message('games.GO.position.long', { most: LONGEST }), column: LONGEST + 1 });
  const words = text.split(' ');
  const board = readBoard(words.slice(0, BOARD_WORDS), usual);
  if (!board.ok) return board;
  const start = words.slice(0, BOARD_WORDS).join(' ').length + 2;
  const position = readFields(board.value, words.slice(BOARD_WORDS), start);
  if (!position.ok || usual !== USUAL) return position;
  const written = encode(position.value);
  if (written === text) return position;
  const column = [...written].findIndex((letter, at) => letter !== text[at]);
  return err({
    message: message('games.GO.position.canonical', { written }),
    column: (column === -1 ? written.length : column) + 1,
  });
}

const BOARD_WORDS = 5;
