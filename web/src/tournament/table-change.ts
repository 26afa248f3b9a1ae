interface Owned {
  readonly entry: { readonly id: string };
}

interface Cell {
  readonly opponent: { readonly id: string };
}

/** A table with the games of its rows. */
export interface Crossed<Row, TheCell> {
  readonly provisional: boolean;
  readonly rows: readonly { readonly standing: Row; readonly cells: readonly TheCell[] }[];
}

/** What has changed in a table: rows and cells in place of those that are there; `order` null: as before. */
export interface TableChange<Row, TheCell> {
  readonly provisional: boolean;
  readonly order: readonly string[] | null;
  readonly standings: readonly Row[];
  readonly changedCells: readonly {
    readonly entry: { readonly id: string };
    readonly opponent: { readonly id: string };
    readonly cell: TheCell | null;
  }[];
}

/** Rows as they are after a change, best first. */
export function rowsAfter<Row extends Owned>(
  rows: readonly Row[],
  { order, standings }: Pick<TableChange<Row, never>, 'order' | 'standings'>,
): readonly Row[] {
  const known = new Map([...rows, ...standings].map((row) => [row.entry.id, row]));
  return inOrder(order ?? rows.map(({ entry }) => entry.id), known);
}

/** A crosstable as it is after a change: columns stand in the order of the rows. */
export function crosstableAfter<Row extends Owned, TheCell extends Cell>(
  table: Crossed<Row, TheCell>,
  change: TableChange<Row, TheCell>,
): Crossed<Row, TheCell> {
  const cells = new Map(
    table.rows.map((row) => [row.standing.entry.id, new Map(row.cells.map((cell) => [cell.opponent.id, cell]))]),
  );
  for (const { entry, opponent, cell } of change.changedCells) {
    const row = cells.get(entry.id) ?? new Map<string, TheCell>();
    cells.set(entry.id, row);
    if (cell === null) row.delete(opponent.id);
    else row.set(opponent.id, cell);
  }
  const before = new Map(table.rows.map((row) => [row.standing.entry.id, row]));
  const standings = rowsAfter(
    table.rows.map(({ standing }) => standing),
    change,
  );
  const order = standings.map(({ entry }) => entry.id);
  const rows = standings.map((standing) => ({
    ...before.get(standing.entry.id),
    standing,
    cells: inOrder(order, cells.get(standing.entry.id) ?? new Map<string, TheCell>()),
  }));
  return { ...table, provisional: change.provisional, rows };
}

function inOrder<Value>(order: readonly string[], values: ReadonlyMap<string, Value>): readonly Value[] {
  return order.map((id) => values.get(id)).filter((value) => value !== undefined);
}
