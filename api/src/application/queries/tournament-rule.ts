/** One agreed setting in words; `source` says which rule it follows, null for the director's own choice. */
export interface TournamentRule {
  readonly title: string;
  readonly text: string;
  readonly source: string | null;
}
