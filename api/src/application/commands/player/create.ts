/** A person who is entered without an account. */
export interface NewPlayer {
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
}
