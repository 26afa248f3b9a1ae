import type { EntryId } from '../../kernel/ids.ts';
import { message, type Message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { ArrangedTable, Arranging, TableKind } from './arranging.ts';

/** The fewest players who have anybody to meet. */
const FEWEST = 2;

/** What the tables of an arrangement are and may be, and what they and the players are called. */
export interface ArrangementWords extends Pick<Arranging<never>, 'kind' | 'most'> {
  /** The name of a group, or the number of a board; of a table that was not drawn: what was given. */
  tableName(key: string): string;
  /** null: no entry of this tournament */
  playerName(entry: EntryId): string | null;
}

/**
 * The tables in the order drawn, if they can be: each of them once, everybody in one and nobody else, a pairing with as many as were
 * drawn, a group with two at least and no more than it takes. A refusal names the tables and players that are at fault.
 * Source: Common 4.8.
 */
export function checkTables(
  words: ArrangementWords,
  drawn: readonly ArrangedTable[],
  given: readonly ArrangedTable[],
): Result<readonly ArrangedTable[], Message> {
  const { kind } = words;
  const byKey = new Map(given.map((table) => [table.key, table]));
  const tables = drawn.flatMap(({ key }) => byKey.get(key) ?? []);
  if (tables.length !== drawn.length || given.length !== drawn.length) {
    return err(notTheTables(words, drawn, given));
  }
  const places = tables.flatMap(({ key, entries }) =>
    entries.map((entry) => ({ entry, place: placeIn(kind, words.tableName(key)) })),
  );
  const wanted = drawn.flatMap(({ entries }) => entries);
  const flaw = checkPlaces(words, wanted, places);
  if (flaw !== null) return err(flaw);
  const odd = tables.filter(({ entries: { length } }, index) =>
    kind === 'PAIRS' ? length !== drawn[index]?.entries.length : length < FEWEST || length > words.most,
  );
  if (odd.length === 0) return ok(tables);
  const listed = odd.map(({ key, entries }) =>
    message('refused.arrangement.has', {
      table: placeIn(kind, words.tableName(key)),
      players: entries.length,
      names: { names: entries.map((entry) => words.playerName(entry) ?? entry) },
    }),
  );
  return err(
    kind === 'PAIRS'
      ? message('refused.arrangement.pairs', { tables: { listed } })
      : message('refused.arrangement.sizes', { least: FEWEST, most: words.most, tables: { listed } }),
  );
}

/** An order, if it has everybody of the one by which was drawn once and nobody else; a refusal names who is at fault. Source: Common 4.8. */
export function checkSeeding(
  words: Pick<ArrangementWords, 'playerName'>,
  drawn: readonly EntryId[],
  given: readonly EntryId[],
): Result<readonly EntryId[], Message> {
  if (drawn.length === 0) return err(message('refused.arrangement.noOrder'));
  const places = given.map((entry, index) => ({ entry, place: placeIn('SEEDING', String(index + 1)) }));
  const flaw = checkPlaces(words, drawn, places);
  return flaw === null ? ok(given) : err(flaw);
}

/** Somebody, and where he is placed. */
interface Placed {
  readonly entry: EntryId;
  readonly place: Message;
}

/** Why these are not everybody once and nobody else; null: they are. */
function checkPlaces(
  { playerName }: Pick<ArrangementWords, 'playerName'>,
  wanted: readonly EntryId[],
  given: readonly Placed[],
): Message | null {
  const drawn = new Set(wanted);
  const strangers = given.filter(({ entry }) => !drawn.has(entry));
  const unknown = strangers.filter(({ entry }) => playerName(entry) === null);
  if (unknown.length > 0) {
    const places = new Map(unknown.map(({ place }) => [place.args['name'], place]));
    return message('refused.arrangement.unknown', { places: { listed: [...places.values()] } });
  }
  if (strangers.length > 0) {
    return message('refused.arrangement.stranger', { players: playersAt(strangers) });
  }
  const seen = Map.groupBy(given, ({ entry }) => entry);
  const several = [...seen.values()].filter(({ length }) => length > 1);
  if (several.length > 0) {
    return message('refused.arrangement.twice', { players: playersAt(several.flat()) });
  }
  const missing = wanted.filter((entry) => !seen.has(entry));
  if (missing.length === 0) return null;
  return message('refused.arrangement.missing', {
    names: { names: missing.map((entry) => playerName(entry) ?? entry) },
  });

  function playersAt(placed: readonly Placed[]): { readonly listed: readonly Message[] } {
    const listed = [...Map.groupBy(placed, ({ entry }) => entry)].map(([entry, at]) =>
      message('refused.arrangement.at', {
        name: playerName(entry) ?? entry,
        places: { listed: at.map(({ place }) => place) },
      }),
    );
    return { listed };
  }
}

/** Which of the tables that were drawn are not given, or more than once, and which of those given were not drawn. */
function notTheTables(
  { kind, tableName }: ArrangementWords,
  drawn: readonly ArrangedTable[],
  given: readonly ArrangedTable[],
): Message {
  const named = (tables: readonly ArrangedTable[]) => ({ names: tables.map(({ key }) => tableName(key)) });
  const keys = new Set(drawn.map(({ key }) => key));
  const strangers = given.filter(({ key }) => !keys.has(key));
  if (strangers.length > 0) return message('refused.arrangement.notDrawn', { kind, tables: named(strangers) });
  const times = Map.groupBy(given, ({ key }) => key);
  const several = drawn.filter(({ key }) => (times.get(key)?.length ?? 0) > 1);
  if (several.length > 0) return message('refused.arrangement.tableTwice', { kind, tables: named(several) });
  const missing = drawn.filter(({ key }) => !times.has(key));
  return message('refused.arrangement.tableMissing', { kind, tables: named(missing) });
}

function placeIn(kind: TableKind | 'SEEDING', name: string): Message {
  return message('refused.arrangement.place', { kind, name });
}
