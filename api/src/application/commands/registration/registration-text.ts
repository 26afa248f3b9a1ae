import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import type { RegistrationFault, RegistrationLine } from '../../registration-line.ts';
import { nameKey, readTable, type TableLine } from '../../table-text.ts';
import { MOST_ELO, readNewPlayer } from '../player/create.ts';
import { message } from '../../texts/say.ts';

const COLUMNS = ['name', 'rating', 'country'] as const;
type Column = (typeof COLUMNS)[number];

const MOST_LINES = 2_000;

/** Whom the lines are matched with, by name. */
export interface Acquaintances {
  /** who has entered already, taking part or not */
  readonly entries: readonly EntryRecord[];
  /** the players of the site with the names of the text */
  readonly players: readonly PlayerRecord[];
}

/**
 * The lines of a comma-separated table of registrations: a heading with `name`, `rating`, `country` in any order, then a player a
 * line. Refuses a heading that cannot be. Source: Kuksu 12.
 */
export function readRegistrationTable(text: string): Result<readonly TableLine<Column>[], Message> {
  return readTable(text, { columns: COLUMNS, needed: 'name', mostLines: MOST_LINES });
}

/** Every line with whom it is about, or why it cannot be taken; in the order of the text. */
export function matchRegistrations(
  lines: readonly TableLine<Column>[],
  { entries, players }: Acquaintances,
): readonly RegistrationLine[] {
  const entered = Map.groupBy(entries, ({ player }) => nameKey(player.name));
  const known = Map.groupBy(players, ({ name }) => nameKey(name));
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const read = readLine(line);
    const key = nameKey(read.name);
    const earlier = seen.get(key);
    seen.set(key, earlier ?? line.line);
    if (read.problem !== null) return read;
    if (earlier !== undefined)
      return faulty(read, 'REPEATED', message('refused.registration.line.repeated', { name: read.name, earlier }));
    const inside = entered.get(key) ?? [];
    const outside = known.get(key) ?? [];
    if (inside.length > 1 || (inside.length === 0 && outside.length > 1)) {
      return faulty(read, 'NAMESAKES', message('refused.registration.line.namesakes', { name: read.name }));
    }
    const [entry] = inside;
    if (entry !== undefined) return { ...read, kind: 'ENTERED', playerId: entry.player.id };
    const [player] = outside;
    return { ...read, kind: player === undefined ? 'NEW' : 'KNOWN', playerId: player?.id ?? null };
  });
}

function readLine({ line, cells, isTooLong }: TableLine<Column>): RegistrationLine {
  const { name = '', rating = '', country = '' } = cells;
  const blank = { line, name, rating: null, country: null, kind: null, playerId: null, problem: null };
  if (isTooLong) return faulty(blank, 'UNREADABLE', message('refused.registration.line.moreCells'));
  const elo = readRating(rating);
  if (!elo.ok) return faulty(blank, 'UNREADABLE', elo.error);
  const letters = country === '' ? null : country;
  const read = readNewPlayer('newPlayers.0', { name, country: letters, category: 3, elo: elo.value ?? 0, matches: 0 });
  if (!read.ok) {
    const why = read.error.field.endsWith('.country') ? 'country' : 'name';
    return faulty(blank, 'UNREADABLE', message(`refused.registration.line.${why}`, { name, country }));
  }
  return { ...blank, name: read.value.name, rating: elo.value, country: read.value.country };
}

function readRating(text: string): Result<number | null, Message> {
  if (text === '') return ok(null);
  const rating = Number(text);
  if (/^\d+$/.test(text) && rating <= MOST_ELO) return ok(rating);
  return err(message('refused.registration.line.rating', { most: MOST_ELO, rating: text }));
}

function faulty(line: RegistrationLine, fault: RegistrationFault, why: Message): RegistrationLine {
  return { ...line, kind: null, problem: { fault, message: why } };
}
