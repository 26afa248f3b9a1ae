import type { RuleId } from '../../../rules/citation.ts';
import { rulesByKey } from '../../../rules/games/refusal-rules.ts';
import type { GoReason } from './refusal.ts';

const RULES: Readonly<Record<GoReason, RuleId>> = {
  'game-over': 'Go 3.1',
  'with-the-director': 'Go 3.4',
  'not-in-play': 'Go 3.1',
  'not-in-scoring': 'Go 3.1',
  'off-board': 'Go 1.1',
  'occupied-by-black': 'Go 2.1',
  'occupied-by-white': 'Go 2.1',
  suicide: 'Go 2.2',
  ko: 'Go 2.3',
  superko: 'Go 2.4',
  'no-stone': 'Go 3.1',
  'not-empty': 'Go 3.1',
  'marked-already': 'Go 3.1',
  'stale-version': 'Go 3.2',
  'accepted-already': 'Go 3.2',
  'no-more-resumes': 'Go 3.3',
  'no-repetition': 'Go 6.1',
  'offered-already': 'Go 6.1',
  'no-column-i': 'Go 1.2',
  'no-point': 'Go 1.2',
  'column-beyond': 'Go 1.2',
  'no-row': 'Go 1.2',
  'row-beyond': 'Go 1.2',
  'too-long': 'Go 1.2',
  'no-move': 'Go 1.2',
  'after-point': 'Go 1.2',
  'after-version': 'Go 3.2',
  'after-word': 'Go 3.1',
  'version-missing': 'Go 3.2',
  'act-missing': 'Go 3.1',
  'point-missing': 'Go 3.1',
};

/** The rule of go that a refused move breaks, by the name of the reason. */
export const refusalRules = rulesByKey(RULES);
