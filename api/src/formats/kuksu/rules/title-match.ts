import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';

/**
 * A title match as it stands: games won, holder first; `holder` and `loser` null until it is decided, and `loser` null also
 * where there was no match. `nextGame`: its number; null after the last.
 */
export interface TitleMatch {
  readonly score: readonly [number, number];
  readonly holder: EntryId | null;
  readonly loser: EntryId | null;
  readonly nextGame: number | null;
}

/** Winners that cannot be: one sentence that says where (`winners[2]: …`, counted from 0). */
export interface TitleMatchRefusal {
  readonly kind: 'no-match' | 'unknown-player' | 'game-after-decision';
  readonly message: string;
}

/** The games that win a title match, best of five. Source: Kuksu 2.1. */
export const GAMES_TO_WIN_THE_TITLE = 3;

/**
 * The match between the holder and the winner of League A, best of five, game after game. Without a holder the challenger
 * has the title without a match. `winners` has one id a game won. Refuses a winner who is neither, a game after the
 * decision and a game where there is no match. Source: Kuksu 2.1, 11.1, 11.2.
 */
export function titleMatch(
  holder: EntryId | null,
  challenger: EntryId,
  winners: readonly EntryId[],
): Result<TitleMatch, TitleMatchRefusal> {
  invariant(holder !== challenger, 'nobody plays against himself for the title');
  if (holder === null) {
    if (winners.length === 0) return ok({ score: [0, 0], holder: challenger, loser: null, nextGame: null });
    const message = 'winners[0]: without a holder there is no match, the challenger has the title.';
    return err({ kind: 'no-match', message });
  }
  let score: readonly [number, number] = [0, 0];
  for (const [index, winner] of winners.entries()) {
    if (winner !== holder && winner !== challenger) {
      const message = `winners[${index}]: "${winner}" is neither "${holder}" nor "${challenger}".`;
      return err({ kind: 'unknown-player', message });
    }
    if (isDecided(score)) {
      const message = `winners[${index}]: the match had already been won ${score.toSorted((a, b) => b - a).join('-')}.`;
      return err({ kind: 'game-after-decision', message });
    }
    score = winner === holder ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
  }
  if (!isDecided(score)) return ok({ score, holder: null, loser: null, nextGame: winners.length + 1 });
  const isDefended = score[0] > score[1];
  return ok({
    score,
    holder: isDefended ? holder : challenger,
    loser: isDefended ? challenger : holder,
    nextGame: null,
  });
}

function isDecided(score: readonly [number, number]): boolean {
  return Math.max(...score) === GAMES_TO_WIN_THE_TITLE;
}
