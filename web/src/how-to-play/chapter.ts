/** One step of a chapter: the board set up anew, or a move made on it. */
export type ChapterStep<Start> = (
  | { readonly at: Start; readonly move?: never }
  | { readonly move: string; readonly at?: never }
) & {
  /** Places that its caption speaks of, by their names in the game. */
  readonly marks?: readonly string[];
};

/** A board to be stepped through; the first of its steps sets it up. */
export interface Chapter<Start> {
  /** By which its words are found, and its place in the address. */
  readonly key: string;
  readonly steps: readonly [ChapterStep<Start> & { readonly at: Start }, ...ChapterStep<Start>[]];
  /** An address on this site where there is more about it. */
  readonly more?: string;
}

/** What a chapter says; a word between underscores is a term of the game’s own language. */
export interface ChapterWords {
  readonly title: string;
  /** Its paragraphs. */
  readonly text: readonly string[];
  /** What each step shows and why, one for each. */
  readonly captions: readonly string[];
  /** What is found where the chapter leads further. */
  readonly more?: string;
}

/** From where, and by which moves, the board of a step is reached; `index` counts from 0. */
export function lineTo<Start>({ steps }: Chapter<Start>, index: number): { start: Start; moves: readonly string[] } {
  let line: { start: Start; moves: readonly string[] } = { start: steps[0].at, moves: [] };
  for (const { at, move } of steps.slice(0, index + 1)) {
    if (at !== undefined) line = { start: at, moves: [] };
    else if (move !== undefined) line = { ...line, moves: [...line.moves, move] };
  }
  return line;
}
