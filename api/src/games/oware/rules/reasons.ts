import words from '../texts/en/server.json' with { type: 'json' };
import type { RuleId } from '../../../rules/citation.ts';
import type { Reason } from '../../../rules/games/game.ts';
import { reasonedIn, type Reasoned } from '../../../rules/games/reasoned.ts';
import { rulesByKey } from '../../../rules/games/refusal-rules.ts';

/** Why a move or its text is refused, as a sentence; its places in braces are filled with houses or signs. */
const OWARE_REASONS = words.games.OWARE.refused;

/** A reason by its name. */
type OwareReason = keyof typeof OWARE_REASONS;

/** A reason with its places filled. */
export function reasoned(key: OwareReason, places: Reason['places'] = {}): Reasoned {
  return reasonedIn(OWARE_REASONS, key, places);
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
