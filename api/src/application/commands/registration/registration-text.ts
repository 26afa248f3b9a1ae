import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { InvalidInput } from '../../errors.ts';
import { readCountry, readNumber, readText } from '../../input-text.ts';
import { readTable, type TableLine } from '../../pasted/table-text.ts';
import { message } from '../../texts/say.ts';
import { LONGEST_NAME, MOST_ELO, MOST_MATCHES } from '../player/create.ts';
import { readIdElsewhere } from '../tournament/id-elsewhere.ts';

const COLUMNS = ['name', 'country', 'category', 'elo', 'matches', 'id'] as const;
type Column = (typeof COLUMNS)[number];

const MOST_LINES = 2_000;

/** What a line says of a player; null: nothing. */
export interface Registered {
  readonly name: string;
  /** ISO 3166 alpha-2 */
  readonly country: string | null;
  /** 1 to 3 */
  readonly category: number | null;
  readonly elo: number | null;
  /** how many games that Elo rests on */
  readonly matches: number | null;
  /** who he is on the other server */
  readonly idElsewhere: string | null;
}

/** Why a line is no registration, and in which cell, from 1; null: in none in particular. */
export interface UnreadCell {
  readonly column: number | null;
  readonly message: Message;
}

/**
 * The lines of a table of registrations: `name`, `country`, `category`, `elo` (or `rating`), `matches`, `id`, in this order or in that
 * of a heading, a player a line. Refuses a heading that cannot be. Source: Kuksu 12.
 */
export function readRegistrationTable(text: string): Result<readonly TableLine<Column>[], Message> {
  const shape = { columns: COLUMNS, needed: 'name', aliases: { rating: 'elo' }, mayLackHeading: true } as const;
  return readTable(text, { ...shape, mostLines: MOST_LINES });
}

/** What a line says of its player; refuses one with a cell that cannot be read, and guesses nothing. */
export function readRegistered({ cells, order, isTooLong }: TableLine<Column>): Result<Registered, UnreadCell> {
  if (order.length === 0 && !cells.name) return err({ column: null, message: message('pasted.player.nobody') });
  if (isTooLong) return err({ column: order.length + 1, message: message('pasted.moreCells') });
  const read = {
    name: readText('name', cells.name ?? '', { longest: LONGEST_NAME }),
    country: readCountry('country', cells.country ? cells.country : null),
    category: readWhole('category', cells.category, { least: 1, most: 3 }),
    elo: readWhole('elo', cells.elo, { least: 0, most: MOST_ELO }),
    matches: readWhole('matches', cells.matches, { least: 0, most: MOST_MATCHES }),
    id: readIdElsewhere(cells.id ?? null),
  };
  const { name, country, category, elo, matches, id } = read;
  if (name.ok && country.ok && category.ok && elo.ok && matches.ok && id.ok) {
    const numbers = { category: category.value, elo: elo.value, matches: matches.value };
    return ok({ name: name.value, country: country.value, ...numbers, idElsewhere: id.value });
  }
  const at = order.findIndex((column) => !read[column].ok);
  const column = order[at] ?? 'name';
  const fault = read[column];
  const why = fault.ok ? message('pasted.moreCells') : fault.error.message;
  return err({ column: at < 0 ? null : at + 1, message: message('pasted.cell', { cell: cells[column] ?? '', why }) });
}

function readWhole(
  field: 'category' | 'elo' | 'matches',
  text: string | undefined,
  limits: { readonly least: number; readonly most: number },
): Result<number | null, InvalidInput> {
  if (text === undefined || text === '') return ok(null);
  return readNumber(field, /^\d+$/.test(text) ? Number(text) : Number.NaN, limits);
}
