import type { GameId } from '../../kernel/ids.ts';
import type { TextChance } from '../../rules/games/text-game.ts';
import { insertSeeds } from '../../store/writing/game-seed.ts';
import type { Command } from '../command.ts';
import { commitTo } from '../committed-seed.ts';
import { seal } from '../sealed.ts';

const SEED_BYTES = 32;

/** Draws a seed for each of these new games and stores it sealed, with the commitment that everybody sees. Source: Common 2. */
export async function commitSeeds(
  { tx, entropy }: Command,
  games: readonly GameId[],
  { label }: TextChance,
): Promise<void> {
  const seeds = [];
  for (const gameId of games) {
    const seed = entropy.bytes(SEED_BYTES);
    const sealed = await seal({ db: { prisma: tx }, entropy }, 'seed', seed);
    seeds.push({ gameId, commitment: commitTo(seed, label, gameId), sealed });
  }
  await insertSeeds(tx, seeds);
}
