import { invariant } from '../../kernel/assert.ts';
import type { PauseId } from '../../kernel/ids.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PauseRecord } from '../../store/reading/pause.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { actingPlayerIn } from '../rights.ts';
import { covers, daysTaken, isOver } from '../state/pauses.ts';
import { readingOf } from './reading.ts';

/** The pauses of a running tournament that are not over, the earliest first. */
export async function lastingPauses(
  context: AppContext,
  { id, status }: Pick<TournamentRecord, 'id' | 'status'>,
): Promise<readonly PauseRecord[]> {
  if (status !== 'RUNNING') return [];
  const pauses = await readingOf(context).pausesOf.load(id);
  return pauses.filter((pause) => !isOver(pause, context.now()));
}

/** The pause by which a whole tournament stands still now, the one that lasts longest; null: none. */
export async function tournamentPause(context: AppContext, tournament: TournamentRecord): Promise<PauseRecord | null> {
  const pauses = await lastingPauses(context, tournament);
  return longestNow(
    context,
    pauses.filter(({ gameId, playerId }) => gameId === null && playerId === null),
  );
}

/** The pause by which a game stands still now, the one that lasts longest; null: none. */
export async function gamePause(context: AppContext, game: GameRecord): Promise<PauseRecord | null> {
  const pauses = await gamePauses(context, game);
  return longestNow(context, pauses);
}

/** The pauses of a game that are not over, the earliest first. */
export async function gamePauses(context: AppContext, game: GameRecord): Promise<readonly PauseRecord[]> {
  if (game.status !== 'RUNNING') return [];
  const pauses = await readingOf(context).pausesOf.load(game.tournamentId);
  return pauses.filter((pause) => covers(pause, game) && !isOver(pause, context.now()));
}

/** The pause that an event tells of. */
export async function pauseOf(context: AppContext, { pauseId }: { readonly pauseId: PauseId }): Promise<PauseRecord> {
  const pause = await readingOf(context).pauses.load(pauseId);
  invariant(pause, `pause ${pauseId} exists`);
  return pause;
}

/** How many days off the caller may still take in a tournament; null: he takes no part, or it gives none. */
export async function viewerDaysOffLeft(context: AppContext, tournament: TournamentRecord): Promise<number | null> {
  const { id, daysOff } = tournament;
  const player = actingPlayerIn(context.actor, tournament);
  if (player === null || daysOff === 0) return null;
  const entries = await readingOf(context).entriesOf.load(id);
  const isIn = entries.some((entry) => entry.player.id === player && entry.withdrawnAt === null);
  return isIn ? daysOff - daysTaken(await readingOf(context).pausesOf.load(id), player) : null;
}

function longestNow(context: AppContext, pauses: readonly PauseRecord[]): PauseRecord | null {
  const now = pauses.filter(({ since }) => since <= context.now());
  return now.toSorted((a, b) => b.until - a.until)[0] ?? null;
}
