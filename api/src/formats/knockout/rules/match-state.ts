import { message, type Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { crawfordAt, isWon } from '../../../rules/match-score.ts';
import type { Crawford } from '../../../rules/match-score.ts';
import { pointsWarning } from '../../../rules/formats/reports/game-points.ts';

/** A finished game of a match: who won how much; `isCrawford` null: not said. */
export interface MatchGame {
  readonly winner: string;
  readonly points: number;
  readonly isCrawford: boolean | null;
}

/** A match to be looked at: two players, its length, its games in order, and who lost it by not playing; null: nobody. */
export interface MatchPlayed {
  readonly first: string;
  readonly second: string;
  readonly length: number;
  readonly games: readonly MatchGame[];
  readonly forfeitedBy: string | null;
}

/**
 * A match as it stands: points of both, those beyond its length too; who won and how; whether the next game is the Crawford game, or one after it; who
 * opens the next board, null: the director, or nobody. `warnings`: points that no game gives.
 */
export interface MatchState {
  readonly score: readonly [number, number];
  readonly winner: string | null;
  readonly how: 'points' | 'forfeit' | null;
  readonly isCrawfordNext: boolean;
  readonly isPostCrawford: boolean;
  readonly nextOpener: string | null;
  readonly warnings: readonly Message[];
}

/**
 * The match after its games. Refuses, with where, a winner who does not play, points below 1, a Crawford game that is none, a game or a forfeit
 * after the decision. Source: Knock-out 3.
 */
export function matchState({ first, second, length, games, forfeitedBy }: MatchPlayed): Result<MatchState, string> {
  let score: readonly [number, number] = [0, 0];
  let crawford: Crawford = crawfordAt('before', score, length);
  const warnings: Message[] = [];
  for (const [index, game] of games.entries()) {
    const problem = gameProblem(
      game,
      [first, second],
      crawford,
      score.some((points) => isWon(points, length)),
    );
    if (problem !== null) return err(`games[${index}]${problem}`);
    const warning = pointsWarning(game.points, crawford === 'now');
    if (warning !== null) warnings.push(message('formats.KNOCKOUT.oddPoints', { index, why: warning }));
    score = game.winner === first ? [score[0] + game.points, score[1]] : [score[0], score[1] + game.points];
    crawford = crawfordAt(crawford, score, length);
  }
  const byPoints = isWon(score[0], length) ? first : isWon(score[1], length) ? second : null;
  if (forfeitedBy !== null && forfeitedBy !== first && forfeitedBy !== second) {
    return err(`forfeitedBy: "${forfeitedBy}" does not play in this match.`);
  }
  if (forfeitedBy !== null && byPoints !== null) return err('forfeitedBy: the match was already won by points.');
  const winner = forfeitedBy === null ? byPoints : forfeitedBy === first ? second : first;
  return ok({
    score,
    winner,
    how: winner === null ? null : byPoints === null ? 'forfeit' : 'points',
    isCrawfordNext: winner === null && crawford === 'now',
    isPostCrawford: winner === null && crawford === 'after',
    nextOpener: winner === null ? (games.at(-1)?.winner ?? null) : null,
    warnings,
  });
}

function gameProblem(
  { winner, points, isCrawford }: MatchGame,
  players: readonly string[],
  crawford: Crawford,
  isOver: boolean,
): string | null {
  if (isOver) return ': the match had already been won.';
  if (!players.includes(winner)) return `.winner: "${winner}" does not play in this match.`;
  if (points < 1) return '.points: a game gives at least 1 point.';
  if (isCrawford === null || isCrawford === (crawford === 'now')) return null;
  return isCrawford
    ? '.crawford: at this score it is not the Crawford game.'
    : '.crawford: at this score it is the Crawford game.';
}
