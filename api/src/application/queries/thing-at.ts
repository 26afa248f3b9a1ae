import { gameIdOfOrdinal, tournamentIdOfSlug } from '../../store/reading/page.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { playerByHandle, type PlayerRecord } from '../../store/reading/player.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { namedPage } from '../address/page-path.ts';
import type { AppContext } from '../context.ts';
import { readingOf } from './reading.ts';

/** What has its page somewhere. */
export type PagedThing =
  | { readonly kind: 'tournament'; readonly thing: TournamentRecord }
  | { readonly kind: 'game'; readonly thing: GameRecord }
  | { readonly kind: 'player'; readonly thing: PlayerRecord };

/** What has its page at a path, or has had it there: a tournament before it was renamed, a player before he was found to be another. */
export async function thingAt(context: AppContext, path: string): Promise<PagedThing | null> {
  const { prisma } = context.db;
  const reading = readingOf(context);
  const page = namedPage(path);
  if (page === null) return null;
  if (page.kind === 'player') {
    const player = await playerByHandle(prisma, page.handle);
    const thing = player?.mergedIntoId == null ? player : await reading.players.load(player.mergedIntoId);
    return thing && { kind: 'player', thing };
  }
  const tournamentId = await tournamentIdOfSlug(prisma, page.slug);
  if (tournamentId === null) return null;
  if (page.kind === 'tournament') {
    const thing = await reading.tournaments.load(tournamentId);
    return thing && { kind: 'tournament', thing };
  }
  const gameId = await gameIdOfOrdinal(prisma, tournamentId, page.ordinal);
  const thing = gameId && (await reading.games.load(gameId));
  return thing && { kind: 'game', thing };
}
