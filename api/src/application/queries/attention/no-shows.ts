import { minus, plus, type Instant } from '../../../kernel/time.ts';
import type { Marks } from '../../../store/reading/directed.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { awaitedSeats } from '../../state/awaited.ts';
import { readingOf } from '../reading.ts';
import { attention, type TournamentAttention, type Watch } from './attention.ts';

/**
 * The players of a tournament that runs for whom every game has waited for long, or whose time runs out soon, none of them decided, so
 * that who waits for a place can take over theirs; nobody where nobody waits.
 */
export async function noShows(
  context: AppContext,
  { id, status }: TournamentRecord,
  { soon, idle }: Watch,
): Promise<readonly TournamentAttention[]> {
  if (status !== 'RUNNING' || (await readingOf(context).waitingOf.load(id)).length === 0) return [];
  const [entries, games] = await Promise.all([
    readingOf(context).entriesOf.load(id),
    readingOf(context).gamesOf.load(id),
  ]);
  const now = context.now();
  const marks = { soon: plus(now, soon), idle: minus(now, idle) };
  return entries.flatMap((entry) => {
    const since = entry.withdrawnAt === null ? absentSince(entry, games, marks) : null;
    const subject = { about: 'player', playerId: entry.playerId } as const;
    return since === null ? [] : [attention('NO_SHOW', id, entry.id, { since }, subject)];
  });
}

/** Since when a player's games have waited for him alone, but for those that nobody has begun; null: not for long, or one is decided. */
function absentSince(
  { id }: Pick<EntryRecord, 'id'>,
  games: readonly GameRecord[],
  { soon, idle }: Marks,
): Instant | null {
  const own = games.filter(({ entries }) => entries.first === id || entries.second === id);
  if (own.some(({ status }) => status === 'FINISHED')) return null;
  const running = own.filter(({ status }) => status === 'RUNNING');
  const waiting = running.filter((game) => isAwaited(id, game));
  if (running.some((game) => game.ply > 0 && !waiting.includes(game))) return null;
  const isLong = (game: GameRecord) => sinceOf(game) <= idle || (game.clock?.deadline ?? Infinity) <= soon;
  if (waiting.some((game) => game.ply > 0 && !isLong(game))) return null;
  const since = waiting.filter(isLong).map(sinceOf);
  return since.toSorted((a, b) => a - b)[0] ?? null;
}

function sinceOf({ clock, startedAt, addedAt }: GameRecord): Instant {
  return clock?.since ?? startedAt ?? addedAt;
}

/** Whether a game waits for this player and nobody else. */
function isAwaited(id: EntryRecord['id'], game: GameRecord): boolean {
  const seats = awaitedSeats(game);
  return seats.length > 0 && seats.every((seat) => game.entries[seat] === id);
}
