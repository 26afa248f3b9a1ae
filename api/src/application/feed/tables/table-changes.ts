import type { EntryId, GroupId } from '../../../kernel/ids.ts';
import type { CrosstableCell } from '../../queries/group-crosstable.ts';
import type { ShownStanding } from '../../queries/standings.ts';
import { cellKey, type CellKey, type ShownTable, type Tables } from './shown-tables.ts';

/** A cell that is another; `cell` null: the two are not paired any more. */
export interface ChangedCell {
  readonly row: EntryId;
  readonly column: EntryId;
  readonly cell: CrosstableCell | null;
}

/** What has changed in the table of a group since the version `from`. */
export interface TableChange {
  readonly groupId: GroupId;
  readonly from: number;
  readonly provisional: boolean;
  /** who is in it, best first; null: the same in the same order */
  readonly order: readonly EntryId[] | null;
  readonly standings: readonly ShownStanding[];
  readonly changedCells: readonly ChangedCell[];
}

/** What has changed in the tables of a tournament: tables that are new, whole, and differences of the others. */
export interface TableNews {
  readonly tables: readonly ShownTable[];
  readonly changes: readonly TableChange[];
}

/** What is another in a table; `isNew`: it was not there. */
export interface Touched {
  readonly isNew: boolean;
  readonly isOrderOther: boolean;
  readonly rows: ReadonlySet<EntryId>;
  readonly cells: ReadonlySet<CellKey>;
}

/** What is another between two readings, by group; null: a group is gone, so that only a snapshot tells. */
export function touchedBetween(before: Tables, after: Tables): ReadonlyMap<GroupId, Touched> | null {
  for (const id of before.tables.keys()) if (!after.tables.has(id)) return null;
  const touched = new Map<GroupId, Touched>();
  for (const [id, table] of after.tables) {
    const one = touchedIn(before.tables.get(id), table);
    if (one !== null) touched.set(id, one);
  }
  return touched;
}

function touchedIn(before: ShownTable | undefined, after: ShownTable): Touched | null {
  if (before === undefined) return { isNew: true, isOrderOther: false, rows: new Set(), cells: new Set() };
  const rows = othersIn(before.rows, after.rows);
  const cells = othersIn(before.cells, after.cells);
  const isOrderOther = before.order.join(' ') !== after.order.join(' ');
  const isOther = isOrderOther || rows.size > 0 || cells.size > 0;
  return isOther ? { isNew: false, isOrderOther, rows, cells } : null;
}

function othersIn<Key>(before: ReadonlyMap<Key, string>, after: ReadonlyMap<Key, string>): ReadonlySet<Key> {
  const others = [...after].filter(([key, text]) => before.get(key) !== text).map(([key]) => key);
  return new Set([...others, ...[...before.keys()].filter((key) => !after.has(key))]);
}

/** The same of several readings one after another. */
export function together(steps: readonly ReadonlyMap<GroupId, Touched>[]): ReadonlyMap<GroupId, Touched> {
  const all = new Map<GroupId, Touched>();
  for (const [id, step] of steps.flatMap((one) => [...one])) {
    const known = all.get(id);
    all.set(id, {
      isNew: step.isNew || known?.isNew === true,
      isOrderOther: step.isOrderOther || known?.isOrderOther === true,
      rows: new Set([...(known?.rows ?? []), ...step.rows]),
      cells: new Set([...(known?.cells ?? []), ...step.cells]),
    });
  }
  return all;
}

/** What was touched as it stands now; `from` says since when. */
export function newsOf(
  { tables }: Tables,
  touched: ReadonlyMap<GroupId, Touched>,
  from: (group: GroupId) => number,
): TableNews {
  const known = [...touched].flatMap(([id, what]) => {
    const table = tables.get(id);
    return table === undefined ? [] : [{ table, what }];
  });
  return {
    tables: known.filter(({ what }) => what.isNew).map(({ table }) => table),
    changes: known
      .filter(({ what }) => !what.isNew)
      .map(({ table, what }) => changeOf(table, what, from(table.groupId))),
  };
}

function changeOf({ groupId, crosstable, order }: ShownTable, touched: Touched, from: number): TableChange {
  const { rows, provisional } = crosstable;
  const cells = new Map(
    rows.flatMap(({ standing, cells: row }) =>
      row.map((cell) => [cellKey(standing.entry, cell.opponent.id), cell] as const),
    ),
  );
  return {
    groupId,
    from,
    provisional,
    order: touched.isOrderOther ? order : null,
    standings: rows.filter(({ standing }) => touched.rows.has(standing.entry)).map(({ standing }) => standing),
    changedCells: [...touched.cells].map((key) => {
      const [row, column] = key.split(' ') as [EntryId, EntryId];
      return { row, column, cell: cells.get(key) ?? null };
    }),
  };
}

/** Of news those about these groups; null: of all. */
export function newsAbout(news: TableNews, groups: ReadonlySet<GroupId> | null): TableNews {
  if (groups === null) return news;
  const isAbout = ({ groupId }: { readonly groupId: GroupId }): boolean => groups.has(groupId);
  return { tables: news.tables.filter(isAbout), changes: news.changes.filter(isAbout) };
}

/** Whether there is nothing to be told. */
export function isNothing({ tables, changes }: TableNews): boolean {
  return tables.length === 0 && changes.length === 0;
}
