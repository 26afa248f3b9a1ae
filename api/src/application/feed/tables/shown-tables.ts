import type { EntryId, GroupId, TournamentId } from '../../../kernel/ids.ts';
import { topicVersion } from '../../../store/event.ts';
import { readAtOneMoment } from '../../../store/one-moment.ts';
import type { AppContext } from '../../context.ts';
import { tournamentTopic } from '../../events.ts';
import { heldAdjustments } from '../../queries/adjustments.ts';
import { entryOf } from '../../queries/find.ts';
import { groupCrosstable, type CrosstableCell, type GroupCrosstable } from '../../queries/group-crosstable.ts';
import { outlookOf } from '../../queries/outlooks.ts';
import { readingOf } from '../../queries/reading.ts';
import type { ShownStanding } from '../../queries/standings.ts';

/** The table of a group with all that is shown in it, and by what its rows and cells are compared. */
export interface ShownTable {
  readonly groupId: GroupId;
  readonly crosstable: GroupCrosstable;
  /** The players of its rows, best first. */
  readonly order: readonly EntryId[];
  /** Each row but for its cells, in a text that is another where anything in it is. */
  readonly rows: ReadonlyMap<EntryId, string>;
  /** The same of each cell, by its row and its column. */
  readonly cells: ReadonlyMap<CellKey, string>;
}

/** A row and a column. */
export type CellKey = `${EntryId} ${EntryId}`;

/** The tables of a tournament, true at this version of its topic. */
export interface Tables {
  readonly version: number;
  readonly tables: ReadonlyMap<GroupId, ShownTable>;
}

/** All tables of a tournament as they stand at one moment. */
export function readTables(context: AppContext, tournament: TournamentId): Promise<Tables> {
  return readAtOneMoment(context.db, async (db) => {
    const now: AppContext = { ...context, db };
    const version = await topicVersion(db, tournamentTopic(tournament));
    const groups = await readingOf(now).groupsOf.load(tournament);
    const tables = new Map<GroupId, ShownTable>();
    for (const { id } of groups) tables.set(id, await shownTable(now, id));
    return { version, tables };
  });
}

async function shownTable(context: AppContext, groupId: GroupId): Promise<ShownTable> {
  const crosstable = await groupCrosstable(context, groupId, null);
  const rows = await Promise.all(
    crosstable.rows.map(async ({ standing }) => [standing.entry, await rowText(context, standing)] as const),
  );
  const cells = crosstable.rows.flatMap(({ standing: { entry }, cells: row }) =>
    row.map((cell) => [cellKey(entry, cell.opponent.id), cellText(cell)] as const),
  );
  return { groupId, crosstable, order: rows.map(([entry]) => entry), rows: new Map(rows), cells: new Map(cells) };
}

/** The key of a cell. */
export function cellKey(row: EntryId, column: EntryId): CellKey {
  return `${row} ${column}`;
}

async function rowText(context: AppContext, standing: ShownStanding): Promise<string> {
  const [entry, outlook, adjustments] = await Promise.all([
    entryOf(context, standing.entry),
    outlookOf(context, standing),
    heldAdjustments(context, standing),
  ]);
  // Ratings and what is said of the tournament are no part of a table.
  const { player, tournament: _tournament, ...own } = entry;
  const { ratings: _ratings, ...person } = player;
  return JSON.stringify([standing, own, person, outlook, adjustments]);
}

function cellText({ pairing, games }: CrosstableCell): string {
  return JSON.stringify([
    pairing.id,
    games.map(({ game, number, mark, how, overridden }) => [game.id, number, mark, how, overridden]),
  ]);
}
