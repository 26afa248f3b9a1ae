/** The table of the last stage's first group, best first; empty before the start. */
export function lastStandings<Row>(
  stages: readonly { readonly groups: readonly { readonly standings: readonly Row[] }[] }[],
): readonly Row[] {
  return stages.at(-1)?.groups[0]?.standings ?? [];
}
