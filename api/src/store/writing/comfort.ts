import type { GameId, PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { GameComfort, PlayerComfort } from '../reading/comfort.ts';

/** Stores what a player lets the server do everywhere. */
export async function putPlayerComfort(tx: Tx, playerId: PlayerId, comfort: PlayerComfort): Promise<void> {
  await tx.playerComfort.upsert({
    where: { playerId },
    create: { playerId, ...comfort },
    update: comfort,
    select: { playerId: true },
  });
}

/** Stores what a player has said about one game; what is not given stays. */
export async function putGameComfort(
  tx: Tx,
  gameId: GameId,
  playerId: PlayerId,
  comfort: Partial<GameComfort>,
): Promise<void> {
  await tx.gameComfort.upsert({
    where: { gameId_playerId: { gameId, playerId } },
    create: { gameId, playerId, ...comfort },
    update: comfort,
    select: { gameId: true },
  });
}
