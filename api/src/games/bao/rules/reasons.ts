import type { LetterMessage } from '../../../kernel/message.ts';
import { reasonedIn, type Reasoned, type RuleOf } from '../../../rules/games/reasoned.ts';

/** What a move or its text is refused for, by its name. */
export type BaoReason = RuleOf<'BAO'>;

/** Why a move or its text is refused, with what its text names. */
export function reasoned(rule: BaoReason, places: LetterMessage['args'] = {}): Reasoned {
  return reasonedIn('BAO', rule, places);
}
