import DataLoader from 'dataloader';
import type { GameId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { gamesByIds } from '../../store/reading/game.ts';
import { isPaused } from '../state/running-clock.ts';
import type { FeedWorld } from './world.ts';

/** When the clock of a game runs out as it is stored now; null when none runs, or it is paused. What is asked in one turn is read in one query. */
export type StoredDeadline = (gameId: GameId) => Promise<Instant | null>;

/** The deadlines of this database. */
export function storedDeadlines({ db, now, working }: Pick<FeedWorld, 'db' | 'now' | 'working'>): StoredDeadline {
  const deadlines = new DataLoader<GameId, Instant | null>(
    async (ids) => {
      const games = await gamesByIds(db.prisma, ids);
      const running = games.filter((game) => game.clock?.running != null && !isPaused(game, now()));
      const byGame = new Map(running.map(({ id, clock }) => [id, clock?.deadline ?? null]));
      return ids.map((id) => byGame.get(id) ?? null);
    },
    { cache: false },
  );
  return (gameId) => working(() => deadlines.load(gameId));
}
