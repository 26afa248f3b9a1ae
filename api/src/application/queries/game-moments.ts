import { moduleOf } from '../../games/application.ts';
import { invariant } from '../../kernel/assert.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { AppContext } from '../context.ts';
import type { AnyMoment } from '../game-module.ts';
import { gameOf } from './find.ts';

/** The moment of its game that a move has led to. */
export async function momentAfter(context: AppContext, { gameId, ply }: MoveRecord): Promise<AnyMoment> {
  const game = await gameOf(context, gameId);
  const moment = await moduleOf(game.game).at(context, game, ply + 1);
  invariant(moment, `game ${gameId} has come to ply ${ply + 1}`);
  return moment;
}
