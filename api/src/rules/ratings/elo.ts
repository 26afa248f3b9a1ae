/** A rating and the number of rated games it rests on. */
export interface EloRating {
  readonly elo: number;
  readonly games: number;
}

/** Both ratings after a game, in the order of the players given. */
export interface EloChange {
  readonly first: EloRating;
  readonly second: EloRating;
}

/** What everybody starts from. Source: Ratings 1.1. */
export const NEW_ELO: EloRating = { elo: 1500, games: 0 };

/** What the first player made of a game: 1 won, 0.5 drawn, 0 lost. */
export type EloScore = 0 | 0.5 | 1;

const NEWCOMER_GAMES = 30;

/** The score that the first player may expect, between 0 and 1. Source: Ratings 1.2. */
export function expectedScore(elo: number, opponent: number): number {
  return 1 / (1 + 10 ** ((opponent - elo) / 400));
}

/** How much one game may move a rating: 32 under 30 games, then 16. Source: Ratings 1.3. */
export function eloFactor(games: number): number {
  return games < NEWCOMER_GAMES ? 32 : 16;
}

/**
 * Both ratings after a rated game, whole numbers, an exact half away from zero: with equal factors the one gains what the
 * other loses. Both ratings are taken from before the game. Source: Ratings 1.3, 1.4.
 */
export function eloAfter(first: EloRating, second: EloRating, score: EloScore): EloChange {
  const surplus = score - expectedScore(first.elo, second.elo);
  return { first: moved(first, surplus), second: moved(second, -surplus) };
}

function moved({ elo, games }: EloRating, surplus: number): EloRating {
  const change = eloFactor(games) * surplus;
  return { elo: elo + Math.sign(change) * Math.round(Math.abs(change)), games: games + 1 };
}
