import { invariant } from '../../kernel/assert.ts';
import { drawStream } from '../../rules/committed-chance.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { seedsOfGames } from '../../store/reading/game-seed.ts';
import type { Command } from '../command.ts';
import { hashUnder } from '../committed-seed.ts';
import { rulesOf } from '../state/game-rules.ts';
import { unseal } from '../sealed.ts';
import { applyDrawn, type AppliedMove } from './apply-move.ts';

/**
 * Makes the move that chance makes now, drawn from the seed of the game: the draw of the next index, by the texts as they stand. The game is
 * locked, runs, and a draw is possible. Source: Backgammon 6.
 */
export async function drawChance(command: Command, game: GameRecord): Promise<AppliedMove> {
  const { tx, entropy } = command;
  const { chance } = rulesOf(game.game);
  const [seed] = await seedsOfGames(tx, [game.id]);
  const index = chance === null || game.position === null ? null : chance.next(game.position);
  invariant(chance !== null && game.position !== null && index !== null, `game ${game.id} awaits chance`);
  invariant(seed !== undefined, `game ${game.id} has a seed`);
  const hash = hashUnder(await unseal({ db: { prisma: tx }, entropy }, 'seed', seed.sealed));
  const texts = [seed.texts.first ?? '', seed.texts.second ?? ''];
  const bytes = drawStream(hash, { label: chance.label, whose: game.id, texts }, index);
  return applyDrawn(command, game, chance.move(game.position, bytes));
}
