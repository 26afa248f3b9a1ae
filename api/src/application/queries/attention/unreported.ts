import type { TournamentId } from '../../../kernel/ids.ts';
import { minus } from '../../../kernel/time.ts';
import { unreportedGames } from '../../../store/reading/directed.ts';
import type { AppContext } from '../../context.ts';
import { attention, type TournamentAttention, type Watch } from './attention.ts';

/** The games of these tournaments that are played elsewhere and of which nobody has told anything for long; one thing a tournament. */
export async function unreported(
  context: AppContext,
  tournaments: readonly TournamentId[],
  { idle }: Watch,
): Promise<readonly TournamentAttention[]> {
  const games = await unreportedGames(context.db.prisma, tournaments, minus(context.now(), idle));
  return [...Map.groupBy(games, ({ tournamentId }) => tournamentId)].map(([id, open]) => {
    const subject = { about: 'unreported', games: open.map((game) => game.id) } as const;
    return attention('UNREPORTED', id, id, { since: open[0]?.addedAt ?? null }, subject);
  });
}
