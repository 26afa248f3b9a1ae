import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { listTenths } from '../../../rules/ratings/list-score.ts';
import { playerList, type ListedPlayer } from '../../../rules/ratings/player-list.ts';

/** One of the two of a final. */
export interface Finalist extends ListedPlayer {
  readonly id: EntryId;
}

/** A game of a final; `onlyIfTied`: not played when the games before it have decided. */
export interface FinalGame {
  readonly number: number;
  readonly first: EntryId;
  readonly second: EntryId;
  readonly onlyIfTied: boolean;
}

/** A final as it stands: the score in the order of the finalists given, and the game to be played next, null after the last. */
export interface FinalPlan {
  readonly games: readonly FinalGame[];
  readonly score: readonly [number, number];
  readonly winner: EntryId | null;
  readonly nextGame: number | null;
}

/** Winners that cannot be: one sentence that says where (`winners[2]: …`, counted from 0). */
export interface FinalRefusal {
  readonly kind: 'unknown-player' | 'game-after-decision';
  readonly message: string;
}

/** The games that win a final. Source: KIBA 10.4. */
export const GAMES_TO_WIN = 2;

/**
 * The final between two players, best of three, its games one after another: the higher KIBA score moves first in games 1
 * and 3, the other in game 2; of equal scores, who stands higher in the initial list. `winners` has one id a game played.
 * Refuses a winner who is neither and a game after the decision.
 * Source: KIBA 10.4, 10.5, 10.6.
 */
export function kibaFinal(
  finalists: readonly [Finalist, Finalist],
  winners: readonly EntryId[],
): Result<FinalPlan, FinalRefusal> {
  const [one, other] = finalists;
  let score: readonly [number, number] = [0, 0];
  for (const [index, winner] of winners.entries()) {
    if (winner !== one.id && winner !== other.id) {
      const message = `winners[${index}]: "${winner}" is neither "${one.id}" nor "${other.id}".`;
      return err({ kind: 'unknown-player', message });
    }
    const decided = winnerAt(finalists, score);
    if (decided !== null) {
      const message = `winners[${index}]: "${decided}" had already won the final ${score.toSorted((a, b) => b - a).join('-')}.`;
      return err({ kind: 'game-after-decision', message });
    }
    score = winner === one.id ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
  }
  const winner = winnerAt(finalists, score);
  return ok({ games: gamesOf(finalists), score, winner, nextGame: winner === null ? winners.length + 1 : null });
}

function winnerAt([one, other]: readonly [Finalist, Finalist], score: readonly [number, number]): EntryId | null {
  if (score[0] === GAMES_TO_WIN) return one.id;
  return score[1] === GAMES_TO_WIN ? other.id : null;
}

function gamesOf(finalists: readonly [Finalist, Finalist]): readonly FinalGame[] {
  const byScore = playerList(finalists).toSorted((a, b) => tenths(b) - tenths(a));
  const [higher, lower] = [byScore[0] ?? finalists[0], byScore[1] ?? finalists[1]];
  return [1, 2, 3].map((number) => ({
    number,
    first: number === 2 ? lower.id : higher.id,
    second: number === 2 ? higher.id : lower.id,
    onlyIfTied: number === 3,
  }));
}

function tenths({ elo, matches }: Finalist): number {
  return listTenths(elo, matches);
}
