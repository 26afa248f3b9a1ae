/** An id of the caller's own, and where in his input it stands, such as `ranked[1][0]`. */
export interface PlacedId {
  readonly where: string;
  readonly id: string;
}

const LONGEST_ID = 200;

/** Why the first of these ids that cannot be one cannot (it is empty, too long or given twice), as a sentence; or null. */
export function idsProblem(ids: readonly PlacedId[]): string | null {
  const seen = new Set<string>();
  for (const { where, id } of ids) {
    const problem = seen.has(id) ? `the id "${id}" is given twice` : idProblem(id);
    if (problem !== null) return `${where}: ${problem}.`;
    seen.add(id);
  }
  return null;
}

/** Why this text can be nobody's id, or null. */
export function idProblem(id: string): string | null {
  if (id === '') return 'the id is empty';
  return id.length > LONGEST_ID ? `the id is longer than ${LONGEST_ID} characters` : null;
}
