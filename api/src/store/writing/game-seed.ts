import type { GameId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Tx } from '../client.ts';
import type { GameSeedRecord } from '../reading/game-seed.ts';

/** Stores the seeds of new games, to which nobody has added anything yet. */
export async function insertSeeds(tx: Tx, seeds: readonly Omit<GameSeedRecord, 'texts'>[]): Promise<void> {
  if (seeds.length > 0) await tx.gameSeed.createMany({ data: [...seeds] });
}

/** Stores what a player adds to the dice of a game. */
export async function setSeedText(tx: Tx, gameId: GameId, seat: Seat, text: string): Promise<void> {
  const data = seat === 'first' ? { firstText: text } : { secondText: text };
  await tx.gameSeed.update({ where: { gameId }, data, select: { gameId: true } });
}
