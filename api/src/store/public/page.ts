/** What a row is read with, as Pothos asks for it. */
export interface RowQuery {
  readonly include?: object;
  readonly select?: object;
}

/** A page of a list of rows as Pothos asks for it: where it begins, and how many rows, a negative number before it. */
export interface PageQuery<Unique> extends RowQuery {
  readonly cursor?: Unique;
  readonly take: number;
  readonly skip: number;
}

/** The rows of a page; null when there are none because there is no such row as it begins at. */
export async function rowsOrNone<Row>(
  rows: Row[],
  { cursor }: PageQuery<object>,
  count: () => Promise<number>,
): Promise<Row[] | null> {
  return rows.length > 0 || cursor === undefined || (await count()) > 0 ? rows : null;
}

/** The same without the row that it begins at, which is left out by name: being the first, it could have left the list meanwhile. */
export function beyondCursor<Unique extends { id?: string | undefined }>({ skip: _skip, ...query }: PageQuery<Unique>) {
  const id = query.cursor?.id;
  return { query, isBeyond: id === undefined ? {} : { NOT: { id } } };
}
