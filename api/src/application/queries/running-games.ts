import type { GameKey } from '#games/rules';
import type { PlayerId } from '../../kernel/ids.ts';
import { runningCounts, type RunningCount } from '../../store/reading/running-count.ts';
import type { AppContext } from '../context.ts';
import { loadMany, type ManyLoader } from './loader.ts';
import { readingOf, type Reading } from './reading.ts';

const loaders = new WeakMap<Reading, ManyLoader<PlayerId, RunningCount>>();

/** How many games of a player have begun and are not decided; of one game, or, where that is null, of all. */
export async function runningGames(context: AppContext, player: PlayerId, game: GameKey | null): Promise<number> {
  const counts = await loaderOf(context).load(player);
  return counts.reduce((sum, count) => (game === null || count.game === game ? sum + count.games : sum), 0);
}

function loaderOf(context: AppContext): ManyLoader<PlayerId, RunningCount> {
  const reading = readingOf(context);
  const known = loaders.get(reading);
  if (known !== undefined) return known;
  const fresh = loadMany<PlayerId, RunningCount>(
    (ids) => runningCounts(context.db.prisma, ids),
    ({ playerId }) => playerId,
  );
  loaders.set(reading, fresh);
  return fresh;
}
