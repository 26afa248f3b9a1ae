import { invariant } from '../../kernel/assert.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { GameKey } from '../../games/rules.ts';
import type { AppContext } from '../context.ts';
import {
  backgammonMoment,
  backgammonMomentAfter,
  type BackgammonMoment,
} from '../../games/backgammon/application/game.ts';
import { baoMoment, baoMomentAfter, type BaoMoment } from '../../games/bao/application/game.ts';
import { gameOf } from './find.ts';
import { goMoment, goMomentAfter, type GoMoment } from '../../games/go/application/game.ts';

/** A game after some of its moves, as its own board shows it. */
export type GameMoment = BackgammonMoment | BaoMoment | GoMoment;

interface Moments {
  at(context: AppContext, game: GameRecord, ply: number): Promise<GameMoment | null>;
  /** The moment to which all of these legal moves lead. */
  after(game: GameRecord, notations: readonly string[]): GameMoment;
}

/** How each game is shown move by move. A new game is one line. */
const MOMENTS: Readonly<Partial<Record<GameKey, Moments>>> = {
  BACKGAMMON: { at: backgammonMoment, after: backgammonMomentAfter },
  BAO: { at: baoMoment, after: baoMomentAfter },
  GO: { at: goMoment, after: goMomentAfter },
};

/** The moment of its game that a move has led to. */
export async function momentAfter(context: AppContext, { gameId, ply }: MoveRecord): Promise<GameMoment> {
  const game = await gameOf(context, gameId);
  const moment = await MOMENTS[game.game]?.at(context, game, ply + 1);
  invariant(moment, `game ${gameId} has come to ply ${ply + 1}`);
  return moment;
}

/** The moment of a game to which all of these moves, which are legal, have led; null for one without a board. */
export function momentThrough(game: GameRecord, notations: readonly string[]): GameMoment | null {
  return MOMENTS[game.game]?.after(game, notations) ?? null;
}
