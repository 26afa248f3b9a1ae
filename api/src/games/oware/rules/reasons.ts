import type { LetterMessage } from '../../../kernel/message.ts';
import type { RuleId } from '../../../rules/citation.ts';
import { reasonedIn, type Reasoned, type RuleOf } from '../../../rules/games/reasoned.ts';
import { rulesByKey } from '../../../rules/games/refusal-rules.ts';

type OwareReason = RuleOf<'OWARE'>;

/** Why a move or its text is refused, with what its text names. */
export function reasoned(rule: OwareReason, places: LetterMessage['args'] = {}): Reasoned {
  return reasonedIn('OWARE', rule, places);
}

const RULES: Readonly<Record<OwareReason, RuleId>> = {
  'game-over': 'Oware 1.4',
  'no-such-house': 'Oware 6.1',
  'not-own': 'Oware 2.1',
  'empty-house': 'Oware 2.1',
  'must-feed': 'Oware 4.1',
};

/** The rule of oware that a refused move breaks, by the name of the reason. */
export const refusalRules = rulesByKey(RULES);
