import type {
  TableCellFragment,
  TableDifferenceFragment,
  TableEventsSubscription,
  TableRowFragment,
  WholeTableFragment,
} from './generated/operations.ts';
import type { Answered } from './operation.ts';

/** A row of a table: its place, points and tie-breaks, and its games by opponent, in the order of the rows. */
export interface RowOfTable {
  readonly standing: TableRowFragment;
  readonly cells: readonly TableCellFragment[];
}

/** The table of a group. */
export interface Table {
  readonly groupId: string;
  readonly name: string;
  /** Whether a game is open. */
  readonly provisional: boolean;
  /** Best first. */
  readonly rows: readonly RowOfTable[];
}

/** The tables of a tournament, and those that the last event has changed. */
export interface Tables {
  readonly version: number;
  readonly tables: readonly Table[];
  readonly changed: readonly Table[];
}

/** The tables as they are after an event; null before the first one: there are none. */
export function tablesAfter(tables: Tables | null, event: Answered<TableEventsSubscription>): Tables | null {
  const { version } = event;
  if (event.__typename === 'TablesSnapshot') {
    const all = event.tables.map(wholeTable);
    return { version, tables: all, changed: all };
  }
  if (event.__typename !== 'TablesChanged' || tables === null) return tables;
  const fresh = event.tables.map(wholeTable);
  const changes = new Map(event.changes.map((change) => [change.group.id, change]));
  const kept = tables.tables.map((table) => {
    const change = changes.get(table.groupId);
    return change === undefined ? table : changedTable(table, change);
  });
  const all = [...kept.filter(({ groupId }) => !fresh.some((one) => one.groupId === groupId)), ...fresh];
  return { version, tables: all, changed: all.filter((table) => changes.has(table.groupId) || fresh.includes(table)) };
}

function wholeTable({ group, crosstable: { provisional, rows } }: WholeTableFragment): Table {
  return { groupId: group.id, name: group.name, provisional, rows };
}

function changedTable(table: Table, { provisional, order, standings, changedCells }: TableDifferenceFragment): Table {
  const rows = new Map(
    table.rows.map(({ standing, cells }) => [standing.entry.id, { standing, cells: byOpponent(cells) }]),
  );
  for (const standing of standings) {
    rows.set(standing.entry.id, { standing, cells: rows.get(standing.entry.id)?.cells ?? new Map() });
  }
  for (const { entry, opponent, cell } of changedCells) {
    if (cell === null) rows.get(entry.id)?.cells.delete(opponent.id);
    else rows.get(entry.id)?.cells.set(opponent.id, cell);
  }
  const places = order ?? table.rows.map(({ standing }) => standing.entry.id);
  return {
    ...table,
    provisional,
    rows: present(places.map((entry) => rows.get(entry))).map(({ standing, cells }) => ({
      standing,
      cells: present(places.map((opponent) => cells.get(opponent))),
    })),
  };
}

function byOpponent(cells: readonly TableCellFragment[]): Map<string, TableCellFragment> {
  return new Map(cells.map((cell) => [cell.opponent.id, cell]));
}

function present<Value>(values: readonly (Value | undefined)[]): readonly Value[] {
  return values.filter((value) => value !== undefined);
}
