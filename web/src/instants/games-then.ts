import { hasHappened } from './as-of.ts';

/** What a game tells of its own time. */
interface TimedGame {
  readonly status: 'SCHEDULED' | 'RUNNING' | 'FINISHED';
  readonly arrangedAt: string;
  readonly startedAt: string | null;
  readonly result: { readonly at: string } | null;
}

/** Those games that there were at an instant, null: all, as they stood then; none tells a result that came later. */
export function gamesThen<Game extends TimedGame>(games: readonly Game[], asOf: string | null): readonly Game[] {
  return games.filter(({ arrangedAt }) => hasHappened(arrangedAt, asOf)).map((game) => gameThen(game, asOf));
}

function gameThen<Game extends TimedGame>(game: Game, asOf: string | null): Game {
  if (asOf === null || hasHappened(game.result?.at, asOf)) return game;
  return { ...game, result: null, status: hasHappened(game.startedAt, asOf) ? 'RUNNING' : 'SCHEDULED' };
}
