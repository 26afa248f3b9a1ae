import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { endOf } from './end.ts';
import { ALL_SEEDS } from './houses.ts';
import { OWARE_ENDS, type Houses, type OwarePosition } from './types.ts';

const NUMBER = '(?:0|[1-9]\\d?)';
const SIDE = `${NUMBER}(?:,${NUMBER}){5}`;
const BOARD = new RegExp(`^${SIDE}/${SIDE}$`);
const STORES = new RegExp(`^${NUMBER},${NUMBER}$`);

/**
 * The position of a line. Refuses, by a sentence and the column of the field, a line that breaks the grammar or tells a position that
 * cannot be: another number of seeds than 48, or an end that the board does not bear out. Source: Oware 6.3.
 */
export function decode(text: string): Result<OwarePosition, TextRefusal> {
  const [board = '', kept = '', turn = '', ended = '', earlier = '', ...more] = text.split(' ');
  const columns = columnsOf([board, kept, turn, ended]);
  const refuse = (field: number, message: string): Result<never, TextRefusal> =>
    err({ message, column: columns[field] ?? 1 });
  if (earlier === '' || more.length > 0)
    return err({
      message: 'A position line has five fields: houses, stores, turn, end and earlier boards.',
      column: 1,
    });
  if (!BOARD.test(board)) return refuse(0, 'The houses are two rows of six numbers with a stroke between them.');
  if (!STORES.test(kept)) return refuse(1, 'The stores are two numbers, "south,north".');
  const [first = 0, second = 0] = kept.split(',').map(Number);
  const houses = readBoard(board);
  const left = sum(houses);
  if (left + first + second !== ALL_SEEDS)
    return refuse(0, `Houses and stores hold ${left + first + second} seeds, not ${ALL_SEEDS}.`);
  if (turn !== 'S' && turn !== 'N') return refuse(2, 'The turn is S or N.');
  const end = OWARE_ENDS.find((known) => known === ended) ?? null;
  if (end === null && ended !== '-') return refuse(3, `The end is ${OWARE_ENDS.join(', ')} or -.`);
  const seen = earlier === '-' ? [] : earlier.split(';');
  if (!seen.every((one) => BOARD.test(one) && sum(readBoard(one)) === left))
    return refuse(4, 'The earlier boards have as many seeds as the present one.');
  const open = { houses, stores: { first, second }, turn: turn === 'S' ? 'first' : 'second', seen } as const;
  const flaw = end === null || end === 'majority' ? endOf(open) !== end : left > 0 || seen.length > 0;
  return flaw ? refuse(3, 'The board does not bear out how the game is said to stand.') : ok({ ...open, end });
}

function columnsOf(fields: readonly string[]): readonly number[] {
  return fields.reduce<readonly number[]>(
    (columns, field) => [...columns, (columns.at(-1) ?? 1) + field.length + 1],
    [1],
  );
}

function readBoard(text: string): Houses {
  return text.split(/[,/]/).map(Number);
}

const sum = (houses: Houses): number => houses.reduce((total, seeds) => total + seeds, 0);
