import type { DecidedGame } from './format.ts';

/** The effective result of every decided game by its key: where a game is decided twice, the later in the list holds. Source: Common 1.5. */
export function effectiveResults(decided: readonly DecidedGame[]): ReadonlyMap<string, DecidedGame> {
  return new Map(decided.map((result) => [result.game, result]));
}
