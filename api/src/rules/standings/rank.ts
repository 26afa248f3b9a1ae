/** A row with its rank (from 1); `shared` if another row has the same one. */
export interface Ranked<Row> {
  readonly row: Row;
  readonly rank: number;
  readonly shared: boolean;
}

/**
 * The rows best first. `keys` are compared in order, the higher number is better; rows with equal keys share the rank of
 * the first of them, stand in the order given, and the ranks after them are skipped (1, 2, 2, 4).
 * Source: KIBA 9.4, 9.5, Common 1.4.
 */
export function rank<Row>(rows: readonly Row[], keys: (row: Row) => readonly number[]): readonly Ranked<Row>[] {
  const keyed = rows.map((row) => ({ row, keys: keys(row) })).toSorted((a, b) => compare(b.keys, a.keys));
  const firstOfRank: number[] = [];
  for (const [index, { keys: own }] of keyed.entries()) {
    const above = keyed[index - 1];
    const tied = above !== undefined && compare(above.keys, own) === 0;
    firstOfRank.push(tied ? (firstOfRank[index - 1] ?? 0) : index);
  }
  return keyed.map(({ row }, index) => {
    const first = firstOfRank[index] ?? index;
    return { row, rank: first + 1, shared: first !== index || firstOfRank[index + 1] === first };
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
