import { invariant } from '../../../kernel/assert.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../../application/context.ts';
import { openSeed } from '../../../application/sealed-seed.ts';
import { backgammonPositionOf } from './game.ts';
import type { DiceProof } from '../../../application/queries/dice-proof.ts';
import { readingOf } from '../../../application/queries/reading.ts';

/** The proof of the dice of a game of backgammon; its seed is opened when the game is over, and not before. Source: Backgammon 6. */
export async function diceProof(context: AppContext, game: GameRecord): Promise<DiceProof> {
  const reading = readingOf(context);
  const [[record], moves] = await Promise.all([
    reading.seeds.load(game.id),
    reading.moves.load({ gameId: game.id, from: 0, to: game.ply }),
  ]);
  invariant(record !== undefined, `game ${game.id} has a seed`);
  const rolls = moves.flatMap(({ ply, notation, cause }) => {
    const [, one, two] = cause === 'CHANCE' ? (/^roll ([1-6])([1-6])$/.exec(notation) ?? []) : [];
    return one === undefined ? [] : [{ ply, dice: [Number(one), Number(two)] as const }];
  });
  const isOpen = game.status === 'RUNNING' && backgammonPositionOf(game).rolls === 0;
  return {
    gameId: game.id,
    commitment: record.commitment,
    texts: record.texts,
    textsUntil: isOpen ? (game.clock?.deadline ?? null) : null,
    seed: game.status === 'FINISHED' ? Buffer.from(await openSeed(context, record.sealed)).toString('hex') : null,
    rolls: rolls.map((roll, index) => ({ index, ...roll })),
  };
}
