import { invariant } from '../../../kernel/assert.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../../application/context.ts';
import { isPaused } from '../../../application/state/running-clock.ts';
import { unseal } from '../../../application/sealed.ts';
import { backgammonPositionOf } from './game.ts';
import type { DiceProof } from '../../../application/queries/dice-proof.ts';
import { viewerSeat } from '../../../application/queries/viewer.ts';
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
  const isOpen = takesTexts(game);
  return {
    gameId: game.id,
    commitment: record.commitment,
    texts: record.texts,
    textsUntil: isOpen ? (game.clock?.deadline ?? null) : null,
    seed: game.status === 'FINISHED' ? Buffer.from(await unseal(context, 'seed', record.sealed)).toString('hex') : null,
    rolls: rolls.map((roll, index) => ({ index, ...roll })),
  };
}

/** Whether the dice of a game wait for a text of whoever asks, who has added none. */
export async function viewerMayAddToDice(context: AppContext, game: GameRecord): Promise<boolean> {
  const seat = viewerSeat(context.actor, game);
  if (seat === null || !takesTexts(game) || isPaused(game, context.now())) return false;
  const [record] = await readingOf(context).seeds.load(game.id);
  return record !== undefined && record.texts[seat] === null;
}

function takesTexts(game: GameRecord): boolean {
  return game.status === 'RUNNING' && backgammonPositionOf(game).rolls === 0;
}
