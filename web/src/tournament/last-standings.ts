/** The table of the first group of the last stage that has begun, best first; empty before the start. Of a stage that has not, tables have no rows. */
export function lastStandings<Row>(
  stages: readonly { readonly groups: readonly { readonly standings: readonly Row[] }[] }[],
): readonly Row[] {
  return stages.findLast(({ groups }) => (groups[0]?.standings.length ?? 0) > 0)?.groups[0]?.standings ?? [];
}
