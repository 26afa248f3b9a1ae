import { invariant } from '../../kernel/assert.ts';
import type { GameId } from '../../kernel/ids.ts';
import type { BySeat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Dice } from '../../games/backgammon/rules/types.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { openSeed } from '../sealed-seed.ts';
import { backgammonPositionOf } from '../../games/backgammon/application/game.ts';
import { readingOf } from './reading.ts';

/** A roll of a game by its index, from 0, and the ply of its move. */
export interface RolledDice {
  readonly index: number;
  readonly ply: number;
  readonly dice: Dice;
}

/** All by which anybody can check the dice of a game; `seed` in 64 hexadecimal digits, null until the game is over. */
export interface DiceProof {
  readonly gameId: GameId;
  readonly commitment: string;
  readonly texts: BySeat<string | null>;
  /** Until when texts may be added; null: no longer. */
  readonly textsUntil: Instant | null;
  readonly seed: string | null;
  readonly rolls: readonly RolledDice[];
}

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
