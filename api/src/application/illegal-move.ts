import type { TextRefusal } from '../rules/games/game.ts';
import type { TextGame } from '../rules/games/text-game.ts';
import type { IllegalMove } from './errors.ts';
import { verbatim } from './texts/say.ts';

/** The refusal of a move by the rules of its game, with the rules on which it rests. */
export function illegalMove(game: Pick<TextGame, 'refusalRules'>, refusal: TextRefusal): IllegalMove {
  const { reason } = refusal;
  return {
    ...{ kind: 'illegal-move', ...refusal, message: verbatim(refusal.message) },
    rules: reason === undefined ? [] : game.refusalRules(reason.key),
  };
}
