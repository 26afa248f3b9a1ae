import type { Message } from '../kernel/message.ts';
import type { TextRefusal } from '../rules/games/game.ts';
import type { TextGame } from '../rules/games/text-game.ts';
import type { IllegalMove } from './errors.ts';

/** The refusal of a move by the rules of its game, with the rules on which it rests. */
export function illegalMove<Said extends Message>(
  game: Pick<TextGame, 'refusalRules'>,
  { message, column, rule }: TextRefusal & { readonly message: Said },
): IllegalMove<Said> {
  if (rule === undefined) return { kind: 'illegal-move', message, column, rules: [] };
  return { kind: 'illegal-move', message, column, rule, rules: game.refusalRules(rule) };
}
