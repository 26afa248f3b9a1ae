import type { TournamentId } from '../../../kernel/ids.ts';
import { millis, minus, plus, type Instant } from '../../../kernel/time.ts';
import { gameIdsToWatch, type Marks } from '../../../store/reading/directed.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../context.ts';
import { gameClock } from '../../state/game-clock.ts';
import { awaitedSeats, waitsForDirector } from '../../state/awaited.ts';
import { readingOf } from '../reading.ts';
import { attention, type TournamentAttention, type Watch } from './attention.ts';

/** What is wrong with the games that run in these tournaments, at most one thing a game. */
export async function gamesInNeed(
  context: AppContext,
  tournaments: readonly TournamentId[],
  { soon, idle }: Watch,
): Promise<readonly TournamentAttention[]> {
  const now = context.now();
  const marks = { soon: plus(now, soon), idle: minus(now, idle) };
  const ids = await gameIdsToWatch(context.db.prisma, tournaments, marks);
  const games = await Promise.all(ids.map((id) => readingOf(context).games.load(id)));
  return games.flatMap((game) => (game === null ? [] : gameInNeed(context, game, marks)));
}

/**
 * What is wrong with a game: that it waits for its director, that time runs out, and no more than a quarter of what the clock can show is left, that it never began, that nothing moves.
 */
function gameInNeed(context: AppContext, game: GameRecord, { soon, idle }: Marks): readonly TournamentAttention[] {
  const { id, tournamentId, clock, ply, startedAt } = game;
  const awaited = awaitedSeats(game);
  const seat = clock?.running ?? (awaited.length === 1 ? (awaited[0] ?? null) : null);
  const subject = { about: 'game', game, seat } as const;
  const movedAt = clock?.since ?? startedAt;
  if (waitsForDirector(game)) {
    return [attention('RULING_NEEDED', tournamentId, id, { since: movedAt ?? game.addedAt }, subject)];
  }
  const until = clock?.deadline ?? null;
  const limit = gameClock(context, game)?.limit ?? 0;
  const isNear = until !== null && until <= Math.min(soon, plus(context.now(), millis(limit / 4)));
  // Where both have time to agree, or chance waits for their words, nobody loses at the end of it.
  if (clock?.running != null && isNear) {
    return [attention('NEAR_TIME_OUT', tournamentId, id, { since: movedAt, until }, subject)];
  }
  if (ply === 0 && isBy(startedAt, idle)) {
    return [attention('NOT_STARTED', tournamentId, id, { since: startedAt, until }, subject)];
  }
  return ply > 0 && isBy(movedAt, idle)
    ? [attention('NO_MOVE', tournamentId, id, { since: movedAt, until }, subject)]
    : [];
}

function isBy(at: Instant | null, mark: Instant): boolean {
  return at !== null && at <= mark;
}
