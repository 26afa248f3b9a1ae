import { invariant } from '../../kernel/assert.ts';
import type { GameId, PlayerId } from '../../kernel/ids.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import { eloAfter, eloFactor, type EloScore } from '../../rules/ratings/elo.ts';
import type { Tx } from '../../store/client.ts';
import { ratingChangesOfGames, type RatingChangeRecord, type RatingCause } from '../../store/reading/rating.ts';
import {
  insertRatingChanges,
  lockRatings,
  type LockedRating,
  type RatedGameFacts,
  type RatingState,
  type RatingStep,
} from '../../store/writing/rating.ts';
import type { GameKey } from '#games/rules';

/**
 * What a command has done to a game that ratings follow: `GAME`, decided with a result that counts, or `OVERRULED`, after
 * which what was decided before counts no longer. `winner` null: drawn.
 */
export interface RatingNote {
  readonly cause: Exclude<RatingCause, 'IMPORT'>;
  readonly gameId: GameId;
  readonly game: GameKey;
  readonly players: BySeat<PlayerId>;
  readonly winner: Seat | null;
  readonly at: Instant;
}

/**
 * Moves the ratings of everybody in these games, in the order in which the games were decided, each by both ratings from
 * before it; a game that counts no longer is taken back to the point, other games stay as they were rated. All ratings are
 * locked first, in one order, so that commands that share players wait and do not collide. Source: Ratings 1.
 */
export async function applyRatings(tx: Tx, notes: readonly RatingNote[]): Promise<void> {
  if (notes.length === 0) return;
  const keys = new Map(
    notes.flatMap(({ game, players }) =>
      SEATS.map((seat) => [`${players[seat]} ${game}`, { playerId: players[seat], game }] as const),
    ),
  );
  const ledger = newLedger(await lockRatings(tx, [...keys.values()]));
  const overruled = notes.filter(({ cause }) => cause === 'OVERRULED').map(({ gameId }) => gameId);
  const earlier = overruled.length === 0 ? [] : await ratingChangesOfGames(tx, overruled);
  for (const note of notes.toSorted((a, b) => a.at - b.at)) {
    if (note.cause === 'GAME') rateGame(ledger, note);
    else takeBack(ledger, note, earlier);
  }
  if (ledger.changes.length > 0) await insertRatingChanges(tx, ledger.changes);
}

type Ledger = ReturnType<typeof newLedger>;

/** Ratings as they move, and the steps that they take. */
function newLedger(ratings: readonly LockedRating[]) {
  const standing = new Map(ratings.map((rating) => [`${rating.playerId} ${rating.game}`, rating]));
  const changes: RatingStep[] = [];
  const of = (playerId: PlayerId, game: GameKey): LockedRating => {
    const rating = standing.get(`${playerId} ${game}`);
    invariant(rating !== undefined, `the rating of ${playerId} is locked`);
    return rating;
  };
  const step = (
    playerId: PlayerId,
    after: RatingState,
    facts: Pick<RatingStep, 'game' | 'cause' | 'rated' | 'at'>,
  ): void => {
    const rating = of(playerId, facts.game);
    const number = rating.lastNumber + 1;
    const before = { elo: rating.elo, matches: rating.matches };
    changes.push({ ...facts, playerId, number, before, after, byId: null, source: null });
    standing.set(`${playerId} ${facts.game}`, { ...rating, ...after, lastNumber: number });
  };
  return { changes, of, step };
}

function rateGame(ledger: Ledger, { gameId, game, players, winner, at }: RatingNote): void {
  const before = { first: ledger.of(players.first, game), second: ledger.of(players.second, game) };
  const states = {
    first: { elo: before.first.elo, games: before.first.matches },
    second: { elo: before.second.elo, games: before.second.matches },
  };
  const after = eloAfter(states.first, states.second, scoreOf('first', winner));
  for (const seat of SEATS) {
    const opponent = otherSeat(seat);
    ledger.step(
      players[seat],
      { elo: after[seat].elo, matches: after[seat].games },
      {
        game,
        cause: 'GAME',
        at,
        rated: {
          gameId,
          opponentId: players[opponent],
          opponentElo: before[opponent].elo,
          factor: eloFactor(before[seat].matches),
          score: scoreOf(seat, winner) * 2,
        },
      },
    );
  }
}

function scoreOf(seat: Seat, winner: Seat | null): EloScore {
  if (winner === null) return 0.5;
  return winner === seat ? 1 : 0;
}

/** Undoes what a game has done to its players; nothing when it did not count or was taken back before. */
function takeBack(ledger: Ledger, note: RatingNote, earlier: readonly RatingChangeRecord[]): void {
  for (const seat of SEATS) {
    const own = earlier.filter(({ playerId, gameId }) => playerId === note.players[seat] && gameId === note.gameId);
    const matches = own.reduce((sum, { matchesBefore, matchesAfter }) => sum + matchesAfter - matchesBefore, 0);
    const moved = own.reduce((sum, { eloBefore, eloAfter }) => sum + eloAfter - eloBefore, 0);
    const rated = own.findLast(({ cause }) => cause === 'GAME');
    if (rated === undefined || matches === 0) continue;
    const { elo, matches: games } = ledger.of(rated.playerId, note.game);
    ledger.step(
      rated.playerId,
      { elo: elo - moved, matches: games - matches },
      { game: note.game, cause: 'OVERRULED', at: note.at, rated: ratedGame(rated) },
    );
  }
}

function ratedGame({ gameId, opponentId, opponentElo, factor, score }: RatingChangeRecord): RatedGameFacts | null {
  const isOfGame = gameId !== null && opponentId !== null && opponentElo !== null && factor !== null && score !== null;
  return isOfGame ? { gameId, opponentId, opponentElo, factor, score } : null;
}
