import { asId, type GameId, type TournamentId } from '../../kernel/ids.ts';
import type { Db } from '../client.ts';
import type { DrawSeedRecord } from '../reading/draw.ts';
import { seedsOfGames, type GameSeedRecord } from '../reading/game-seed.ts';

/** The seeds of the games of tournaments, in no order. */
export async function seedsOfTournaments(
  { prisma }: Db,
  tournaments: readonly TournamentId[],
): Promise<readonly GameSeedRecord[]> {
  const where = { tournamentId: { in: [...tournaments] }, seed: { isNot: null } };
  const games = await prisma.game.findMany({ where, select: { id: true } });
  return seedsOfGames(
    prisma,
    games.map(({ id }) => asId<GameId>(id)),
  );
}

/** Stores the seeds of games and of lots that were sealed anew. */
export async function insertForkedSeeds(
  { prisma }: Db,
  games: readonly GameSeedRecord[],
  draws: readonly DrawSeedRecord[],
): Promise<void> {
  await prisma.gameSeed.createMany({
    data: games.map(({ texts, ...seed }) => ({ ...seed, firstText: texts.first, secondText: texts.second })),
  });
  await prisma.drawSeed.createMany({
    data: draws.map(({ committedAt, revealedAt, ...seed }) => ({
      ...seed,
      committedAt: new Date(committedAt),
      revealedAt: revealedAt === null ? null : new Date(revealedAt),
    })),
  });
}
