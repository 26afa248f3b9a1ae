import type { GameId } from '../../kernel/ids.ts';
import { millis, plus, SECOND, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { liveGames, type BoardOrder } from '../../store/reading/game-page.ts';
import { FROM_THE_FRONT } from '../../store/reading/key-window.ts';
import type { AppContext } from '../context.ts';
import { byDrama, featuredOf, type Candidate, type Drama, type Dramatic } from '../state/drama.ts';
import { gameClock } from '../state/game-clock.ts';
import { readingOf } from './reading.ts';
import { stakesIn } from './stakes.ts';

/** The game that is shown before all others, and why. */
export interface FeaturedGame {
  readonly game: GameRecord;
  readonly drama: Drama;
}

/** For how long all who ask are told by the same look at the games, unless nothing of what it saw is played any more. */
const KEPT = millis(10 * SECOND);

/** How many games are looked at in each order. */
const LOOKED_AT: Readonly<Record<BoardOrder, number>> = { NEWEST_MOVE: 16, LEAST_TIME: 8 };

const ALL_BOARDS = { tournament: null, groups: null, players: null, game: null } as const;

/** By the pool of a database, which is the same at every moment of it. */
const looks = new WeakMap<Db['pool'], { readonly at: Instant; readonly games: Promise<readonly Dramatic[]> }>();

/**
 * The most dramatic of the games that were moved in last and of those whose time is over first; who watches one already keeps it while
 * its drama lasts. null: none is played. Told by a look at the games that is kept for some seconds.
 */
export async function featuredGame(context: AppContext, watched: GameId | null): Promise<FeaturedGame | null> {
  const kept = await playedNow(context, await dramaticGames(context));
  const games = kept.length > 0 ? kept : await dramaticGames(context, true);
  const featured = featuredOf(games, watched);
  const game = featured === null ? null : await readingOf(context).games.load(featured.id);
  return game === null || featured === null ? null : { game, drama: featured.drama };
}

/** Of a look that is some seconds old those that are still played. */
async function playedNow(context: AppContext, games: readonly Dramatic[]): Promise<readonly Dramatic[]> {
  const records = await Promise.all(games.map(({ id }) => readingOf(context).games.load(id)));
  return games.filter((_, index) => records[index]?.status === 'RUNNING');
}

/** The last look, or, where that is too old or `anew` is asked for, a new one. */
function dramaticGames(context: AppContext, anew = false): Promise<readonly Dramatic[]> {
  const now = context.now();
  const kept = looks.get(context.db.pool);
  if (!anew && kept !== undefined && kept.at <= now && now < plus(kept.at, KEPT)) return kept.games;
  const games = lookAtGames(context);
  looks.set(context.db.pool, { at: now, games });
  games.catch(() => looks.delete(context.db.pool));
  return games;
}

async function lookAtGames(context: AppContext): Promise<readonly Dramatic[]> {
  const orders = Object.keys(LOOKED_AT) as readonly BoardOrder[];
  const places = await Promise.all(
    orders.map((order) =>
      liveGames(context.db.prisma, ALL_BOARDS, { round: null, search: null, order }).page({
        ...FROM_THE_FRONT,
        limit: LOOKED_AT[order],
      }),
    ),
  );
  const ids = [...new Set(places.flat().map(({ id }) => id))];
  const games = await Promise.all(ids.map((id) => readingOf(context).games.load(id)));
  return byDrama(await Promise.all(games.flatMap((game) => (game === null ? [] : [candidateOf(context, game)]))));
}

async function candidateOf(context: AppContext, game: GameRecord): Promise<Candidate> {
  const clock = gameClock(context, game);
  const stakes = await stakesIn(context, game.tournamentId);
  return {
    id: game.id,
    timeLeft: clock?.running == null ? null : clock.remaining[clock.running],
    limit: clock?.limit ?? null,
    stake: stakes.get(game.key) ?? null,
  };
}
