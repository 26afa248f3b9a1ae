import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { readingOf } from './reading.ts';

/** How many games a tournament has. */
export async function gamesTotal(context: AppContext, { id }: TournamentRecord): Promise<number> {
  const counts = await readingOf(context).gameCounts.load(id);
  return counts.reduce((sum, { games }) => sum + games, 0);
}

/** How many games of a tournament are decided. */
export async function gamesDecided(context: AppContext, { id }: TournamentRecord): Promise<number> {
  const counts = await readingOf(context).gameCounts.load(id);
  return counts.find(({ status }) => status === 'FINISHED')?.games ?? 0;
}
