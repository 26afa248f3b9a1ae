import type { GameRecord } from '../../../store/reading/game.ts';
import { moduleOf } from '../../../games/application.ts';
import type { AppContext } from '../../context.ts';
import type { AnyMoment } from '../../game-module.ts';
import { derivedOnce, readingOf } from '../reading.ts';
import { recordedGame, type RecordedGame } from './recorded-game.ts';

/** The moves of a game that was played elsewhere, in canonical notation; null while they are not known here. */
export async function recordedMoves(context: AppContext, game: GameRecord): Promise<readonly string[] | null> {
  const { moves } = await recordOnce(context, game);
  return moves?.map(({ notation }) => notation) ?? null;
}

/** A recorded game after `ply` plies (0: the start); null beyond its moves, and where they are not known here. */
export async function recordedMoment(context: AppContext, game: GameRecord, ply: number): Promise<AnyMoment | null> {
  const moves = await recordedMoves(context, game);
  if (moves === null || ply < 0 || ply > moves.length) return null;
  return moduleOf(game.game).after(game, moves.slice(0, ply));
}

function recordOnce(context: AppContext, game: GameRecord): Promise<RecordedGame> {
  return derivedOnce(readingOf(context), `record ${game.id}`, () => recordedGame(context, game));
}
