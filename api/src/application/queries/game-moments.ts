import { moduleOf } from '../../games/application.ts';
import { invariant } from '../../kernel/assert.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { AppContext } from '../context.ts';
import type { AnyMoment } from '../game-module.ts';
import { gameOf } from './find.ts';

/** The moment of its game that a move has led to; where the game has begun anew since and has not come so far, the one at which it stands. */
export async function momentAfter(context: AppContext, { gameId, ply }: MoveRecord): Promise<AnyMoment> {
  const game = await gameOf(context, gameId);
  const { at } = moduleOf(game.game);
  const moment = (await at(context, game, ply + 1)) ?? (await at(context, game, game.ply));
  invariant(moment, `game ${gameId} has come to ply ${ply + 1}`);
  return moment;
}
