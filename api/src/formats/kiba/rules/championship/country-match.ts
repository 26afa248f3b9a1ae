import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { TEAM_PLAYERS } from './nation-ranking.ts';

/** A country and its players, board 1 first. */
export interface CountryTeam {
  readonly country: string;
  readonly players: readonly EntryId[];
}

/** A game of the match; rounds count from 1. */
export interface CountryMatchGame {
  readonly round: number;
  readonly first: EntryId;
  readonly second: EntryId;
}

/** A match as it stands: the score in the order of the teams; the winning country as soon as it cannot be caught. */
export interface CountryMatch {
  readonly games: readonly CountryMatchGame[];
  readonly score: readonly [number, number];
  readonly winner: string | null;
}

/** Winners that cannot be: one sentence that says where (`winners[4]: …`, counted from 0). */
export interface CountryMatchRefusal {
  readonly kind: 'no-such-game' | 'wrong-winner';
  readonly message: string;
}

type Board =
  | { readonly kind: 'game'; readonly game: CountryMatchGame; readonly firstTeamMovesFirst: boolean }
  | { readonly kind: 'walkover'; readonly team: 0 | 1 }
  | { readonly kind: 'empty' };

/**
 * The match of two countries: in three rounds everybody plays each opponent once; board i of the first country meets board
 * i, i + 1, i + 2 of the second (after 3 comes 1), and has the first move where the two numbers add up to an even one. A
 * missing board loses its three games, which are not in `games`; where both countries miss a board, that game is nobody's.
 * `winners` follows `games`; null, or not there: open. Refuses more winners than games and a winner who did not play.
 * Source: Championship 3.3, 3.5, 3.7.
 */
export function countryMatch(
  teams: readonly [CountryTeam, CountryTeam],
  winners: readonly (EntryId | null)[],
): Result<CountryMatch, CountryMatchRefusal> {
  const boards = boardsOf(teams);
  const games = boards.flatMap((board) => (board.kind === 'game' ? [board] : []));
  const score: [number, number] = [0, 0];
  for (const board of boards) if (board.kind === 'walkover') score[board.team] += 1;
  for (const [index, winner] of winners.entries()) {
    const board = games[index];
    if (board === undefined) {
      const message = `winners[${index}]: this match has only ${games.length} games.`;
      return err({ kind: 'no-such-game', message });
    }
    const { first, second } = board.game;
    if (winner === null) continue;
    if (winner !== first && winner !== second) {
      const message = `winners[${index}]: the winner "${winner}" is neither "${first}" nor "${second}".`;
      return err({ kind: 'wrong-winner', message });
    }
    score[(winner === first) === board.firstTeamMovesFirst ? 0 : 1] += 1;
  }
  const open = games.length - winners.filter((winner) => winner !== null).length;
  return ok({ games: games.map(({ game }) => game), score, winner: winnerOf(teams, score, open) });
}

function boardsOf([one, other]: readonly [CountryTeam, CountryTeam]): readonly Board[] {
  const numbers = Array.from({ length: TEAM_PLAYERS }, (_, index) => index);
  return numbers.flatMap((round) =>
    numbers.map((board): Board => {
      const opposite = (board + round) % TEAM_PLAYERS;
      const [ours, theirs] = [one.players[board], other.players[opposite]];
      if (ours === undefined && theirs === undefined) return { kind: 'empty' };
      if (theirs === undefined) return { kind: 'walkover', team: 0 };
      if (ours === undefined) return { kind: 'walkover', team: 1 };
      const firstTeamMovesFirst = (board + opposite) % 2 === 0;
      const [first, second] = firstTeamMovesFirst ? [ours, theirs] : [theirs, ours];
      return { kind: 'game', game: { round: round + 1, first, second }, firstTeamMovesFirst };
    }),
  );
}

function winnerOf(
  [one, other]: readonly [CountryTeam, CountryTeam],
  [ours, theirs]: readonly [number, number],
  open: number,
): string | null {
  if (ours > theirs + open) return one.country;
  return theirs > ours + open ? other.country : null;
}
