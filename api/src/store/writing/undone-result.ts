import type { GameId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** Takes the results of these games out, as if they had not been reported. */
export async function deleteResults(tx: Tx, games: readonly GameId[]): Promise<void> {
  await tx.result.deleteMany({ where: { gameId: { in: [...games] } } });
}

/** Opens games again that are played elsewhere; where they can be looked at is forgotten with their results. */
export async function reopenGames(tx: Tx, games: readonly GameId[]): Promise<void> {
  await tx.game.updateMany({
    where: { id: { in: [...games] } },
    data: { status: 'RUNNING', finishedAt: null, address: null, boardNumber: null },
  });
}
