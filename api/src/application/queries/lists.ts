import type { GameId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/assert.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import type { Topic } from '../../store/topic.ts';
import { eventsPage } from '../vocabulary/log.ts';
import type { GameRecord, GameStatus } from '../../store/reading/game.ts';
import {
  gamesBySchedule,
  gamesByTime,
  gamesOfPlayer,
  latestFinishedGames,
  liveGames,
  type BoardFilter,
  type BoardList,
  type GameList,
  type GamePlace,
  type ScheduledFilter,
  type TimedFilter,
} from '../../store/reading/game-page.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type Page } from './page.ts';
import { readingOf } from './reading.ts';

/** A player's games: open ones first, by deadline; then finished ones, the newest first. */
export function listGamesOfPlayer(
  context: AppContext,
  filter: { readonly player: PlayerId; readonly status: GameStatus | null },
  window: KeyWindow<GamePlace>,
): Promise<Page<GameRecord, GamePlace>> {
  return gamesPage(context, window, gamesOfPlayer(context.db.prisma, filter.player, filter.status));
}

/** A tournament's games in the order of its schedule. */
export function listGamesOfTournament(
  context: AppContext,
  { tournament, ...filter }: ScheduledFilter & { readonly tournament: TournamentId },
  window: KeyWindow<GamePlace>,
): Promise<Page<GameRecord, GamePlace>> {
  return gamesPage(context, window, gamesBySchedule(context.db.prisma, tournament, filter));
}

/** Games of all tournaments, or of those of the filter: open ones first, by deadline; then finished ones, the newest first. */
export function listGames(
  context: AppContext,
  filter: TimedFilter,
  window: KeyWindow<GamePlace>,
): Promise<Page<GameRecord, GamePlace>> {
  return gamesPage(context, window, gamesByTime(context.db.prisma, filter));
}

/** Running games with a board, those of the filter in its order. */
export function listLiveGames(
  context: AppContext,
  filter: BoardFilter & BoardList,
  window: KeyWindow<GamePlace>,
): Promise<Page<GameRecord, GamePlace>> {
  return gamesPage(context, window, liveGames(context.db.prisma, filter, filter));
}

/** Finished games, the one that ended last first. */
export function listLatestResults(
  context: AppContext,
  window: KeyWindow<GamePlace>,
): Promise<Page<GameRecord, GamePlace>> {
  return gamesPage(context, window, latestFinishedGames(context.db.prisma));
}

/** A game's moves by ply, from the first. */
export function listMoves(
  context: AppContext,
  game: { readonly id: GameId; readonly ply: number },
  window: KeyWindow<number>,
): Promise<Page<MoveRecord, number>> {
  return pageOf(
    window,
    async ({ after, before, fromEnd, limit }) => {
      const from = after === null ? 0 : after + 1;
      const to = before === null ? game.ply : Math.min(before, game.ply);
      const moves = await readingOf(context).moves.load(
        fromEnd
          ? { gameId: game.id, from: Math.max(from, to - limit), to }
          : { gameId: game.id, from, to: Math.min(to, from + limit) },
      );
      return moves.map((thing) => ({ thing, key: thing.ply }));
    },
    () => Promise.resolve(game.ply),
  );
}

/** The events of a topic, the oldest first. */
export function listEvents(
  context: AppContext,
  topic: Topic,
  window: KeyWindow<number>,
): Promise<Page<StoredEvent, number>> {
  return pageOf(
    window,
    async (wider) => {
      const events = await eventsPage(context.db.prisma, topic, wider);
      return events.map((thing) => ({ thing, key: thing.version }));
    },
    () => readingOf(context).versions.load(topic),
  );
}

/** A page of games from their places in a list. */
export function gamesPage(
  context: AppContext,
  window: KeyWindow<GamePlace>,
  list: GameList,
): Promise<Page<GameRecord, GamePlace>> {
  const { games } = readingOf(context);
  return pageOf(
    window,
    async (wider) => {
      const places = await list.page(wider);
      const things = await Promise.all(places.map(({ id }) => games.load(id)));
      return places.map(({ id, key }, index) => {
        const thing = things[index];
        invariant(thing, `game ${id}, just listed, can be read`);
        return { thing, key };
      });
    },
    () => list.count(),
  );
}
