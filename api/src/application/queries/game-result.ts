import type { EntryId, GameId, PlayerId, RulingId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import { resultPoints } from '../../rules/formats/result-points.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PairingRecord } from '../../store/reading/pairing.ts';
import type { AppContext } from '../context.ts';
import { gameOf, tournamentOf } from './find.ts';
import { formatOf } from '../state/format-state.ts';
import { rulesOf } from '../state/game-rules.ts';
import { readingOf } from './reading.ts';

/** The result that counts. `winner` and `seat` null: nobody gets the point. `value`: the points that it counts. `at` is when the game was decided. */
export interface GameResult {
  readonly gameId: GameId;
  readonly winner: EntryId | null;
  readonly seat: Seat | null;
  readonly how: ResultHow;
  readonly value: number;
  readonly reason: string | null;
  readonly at: Instant;
  readonly ruling: RulingId | null;
  readonly reportedBy: PlayerId | null;
}

/** A game's effective result: the last one recorded; null while it is open. Source: Common 1.5. */
export function gameResult(context: AppContext, game: GameRecord): Promise<GameResult | null> {
  return resultThen(context, game, null);
}

/** The result that a game had at an instant, null: that it has; null while it was open. */
export async function resultThen(
  context: AppContext,
  game: GameRecord,
  asOf: Instant | null,
): Promise<GameResult | null> {
  const results = await readingOf(context).results.load(game.id);
  const last = results.findLast(({ recordedAt }) => asOf === null || recordedAt <= asOf);
  if (last === undefined) return null;
  return {
    gameId: game.id,
    winner: last.winner === null ? null : game.entries[last.winner],
    seat: last.winner,
    how: last.how,
    value: last.value,
    reason: last.reason,
    at: last.decidedAt,
    ruling: last.rulingId,
    reportedBy: last.reportedById,
  };
}

/** The score by which a game was decided on its board, as records write it (B+3.5); null where no score decided it. */
export async function resultScore(context: AppContext, { gameId, how }: GameResult): Promise<string | null> {
  const game = how === 'PLAYED' || how === 'DRAWN' || how === 'NO_RESULT' ? await gameOf(context, gameId) : null;
  if (game === null || game.position === null) return null;
  return rulesOf(game.game).outcome(game.position)?.score ?? null;
}

/** What a pairing has come to. `score` has the points of the first and the second place. */
export interface PairingScore {
  readonly score: readonly [first: number, second: number];
  readonly decided: boolean;
}

/** The score of a pairing at an instant, null: now, from the effective results of its games; decided when none is open, and never without games. */
export async function pairingScore(
  context: AppContext,
  pairing: PairingRecord,
  asOf: Instant | null = null,
): Promise<PairingScore> {
  const [tournament, games] = await Promise.all([
    tournamentOf(context, pairing),
    readingOf(context).gamesOfPairing.load(pairing.id),
  ]);
  const format = formatOf(tournament);
  const results = await Promise.all(games.map((game) => resultThen(context, game, asOf)));
  const points = (entry: EntryId | null): number =>
    results.reduce((sum, result) => {
      if (entry === null || result === null) return sum;
      return sum + resultPoints(format, result, result.winner === entry);
    }, 0);
  return {
    score: [points(pairing.firstEntryId), points(pairing.secondEntryId)],
    decided: games.length > 0 && results.every((result) => result !== null),
  };
}
