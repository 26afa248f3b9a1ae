import { message, type Message } from '../../../kernel/message.ts';
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
 * The position of a line. Refuses, with the column of the field, a line that breaks the grammar or tells a position that
 * cannot be: another number of seeds than 48, or an end that the board does not bear out. Source: Oware 6.3.
 */
export function decode(text: string): Result<OwarePosition, TextRefusal> {
  const [board = '', kept = '', turn = '', ended = '', earlier = '', ...more] = text.split(' ');
  const columns = columnsOf([board, kept, turn, ended]);
  const refuse = (field: number, why: Message): Result<never, TextRefusal> =>
    err({ message: why, column: columns[field] ?? 1 });
  if (earlier === '' || more.length > 0)
    return err({
      message: message('games.OWARE.position.fields'),
      column: 1,
    });
  if (!BOARD.test(board)) return refuse(0, message('games.OWARE.position.houses'));
  if (!STORES.test(kept)) return refuse(1, message('games.OWARE.position.stores'));
  const [first = 0, second = 0] = kept.split(',').map(Number);
  const houses = readBoard(board);
  const left = sum(houses);
  if (left + first + second !== ALL_SEEDS)
    return refuse(0, message('games.OWARE.position.seeds', { seeds: left + first + second, all: ALL_SEEDS }));
  if (turn !== 'S' && turn !== 'N') return refuse(2, message('games.OWARE.position.turn'));
  const end = OWARE_ENDS.find((known) => known === ended) ?? null;
  if (end === null && ended !== '-')
    return refuse(3, message('games.OWARE.position.end', { ends: OWARE_ENDS.join(', ') }));
  const seen = earlier === '-' ? [] : earlier.split(';');
  if (!seen.every((one) => BOARD.test(one) && sum(readBoard(one)) === left))
    return refuse(4, message('games.OWARE.position.earlier'));
  const open = { houses, stores: { first, second }, turn: turn === 'S' ? 'first' : 'second', seen } as const;
  const flaw = end === null || end === 'majority' ? endOf(open) !== end : left > 0 || seen.length > 0;
  return flaw ? refuse(3, message('games.OWARE.position.notBorneOut')) : ok({ ...open, end });
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
