import { message, type Words } from '../../kernel/message.ts';
import { moduleOf } from '../../games/application.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import type { IllegalMove } from '../errors.ts';
import type { AnyMoment, AnyPosition } from '../game-module.ts';
import { illegalMove } from '../illegal-move.ts';
import { anyPosition } from './any-position.ts';
import type { SeatedMove } from '../../rules/games/text-game.ts';
import { rulesOf } from '../state/game-rules.ts';
import { readingOf } from './reading.ts';

/** A game as it stands, at its first position before it has begun; null for one that is played elsewhere. */
export function positionOf({ game, gameConfig, position, venue }: GameRecord): AnyPosition | null {
  if (venue === 'ELSEWHERE') return null;
  if (position !== null) return anyPosition(game, position);
  const start = rulesOf(game).initial(gameConfig);
  return start.ok ? anyPosition(game, start.value) : null;
}

/** A legal move in canonical notation, who makes it, and what it does in a few words; in a game without words for it the notation again. */
export interface LabelledMove extends SeatedMove {
  readonly label: Words;
}

/**
 * Every legal move of a game as it stands, of whoever may act; first that chance is asked, where a player may. None unless it is
 * running, null for one played elsewhere.
 */
export function movesOf({ game, position, status, toMove, venue }: GameRecord): readonly LabelledMove[] | null {
  if (venue === 'ELSEWHERE') return null;
  if (status !== 'RUNNING' || position === null) return [];
  const { chance, seatedMoves } = rulesOf(game);
  const isAsked = chance !== null && toMove !== null && chance.next(position) !== null;
  const labelled = moduleOf(game).labels?.(position) ?? ((notation) => notation);
  const moves = seatedMoves(position);
  return (isAsked ? [{ notation: chance.ask, seat: toMove }, ...moves] : moves).map((move) => ({
    ...move,
    label: labelled(move.notation),
  }));
}

/** A game after `ply` plies (0: the start); null beyond the last and for one played elsewhere. */
export async function momentAt(context: AppContext, game: GameRecord, ply: number): Promise<AnyMoment | null> {
  return game.venue === 'ELSEWHERE' ? null : moduleOf(game.game).at(context, game, ply);
}

/** A move that is only tried: its canonical text, and the game after it. */
export interface Preview {
  readonly notation: string;
  readonly moment: AnyMoment;
}

/**
 * What a move would make of a game as it stands, without playing it; what falls by chance is refused. Null for a game that has no
 * board here yet.
 */
export async function previewMove(
  context: AppContext,
  game: GameRecord,
  text: string,
): Promise<Result<Preview, IllegalMove> | null> {
  if (game.venue === 'ELSEWHERE' || game.position === null) return null;
  const rules = rulesOf(game.game);
  const played = rules.play(game.position, text);
  if (!played.ok) return err(illegalMove(rules, played.error));
  const { notation, isDrawn } = played.value;
  if (isDrawn) return err(illegalMove(rules, { message: message('preview.refused.chance'), column: 1 }));
  const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
  const notations = [...moves.map((move) => move.notation), notation];
  return ok({ notation, moment: moduleOf(game.game).after(game, notations) });
}
