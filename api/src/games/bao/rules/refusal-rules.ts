import type { RuleId } from '../../../rules/citation.ts';
import { rulesByKey } from '../../../rules/games/refusal-rules.ts';
import type { BaoReason } from './reasons.ts';

const RULES: Readonly<Record<BaoReason, RuleId>> = {
  'game-over': 'Bao 1.4',
  'no-such-pit': 'Bao 1.1',
  'back-row': 'Bao 3.1',
  'empty-pit': 'Bao 3.1',
  'single-seed': 'Bao 4.1',
  'harvest-possible': 'Bao 2.2',
  'not-a-takata': 'Bao 2.2',
  'not-a-harvest': 'Bao 2.2',
  'house-unavailable': 'Bao 5.2',
  'house-not-played': 'Bao 5.3',
  'house-never-ends': 'Bao 2.6',
  'never-ends': 'Bao 2.6',
  'empties-front-row': 'Bao 2.5',
  'only-harvest': 'Bao 2.4',
  'only-takata': 'Bao 2.5',
  'blocked-pit': 'Bao 6.4',
  'front-row-first': 'Bao 4.3',
  'working-house': 'Bao 3.4',
  'larger-pit-first': 'Bao 3.4',
  'star-on-harvest': 'Bao 7.4',
  'row-missing': 'Bao 7.4',
  'rows-of-south': 'Bao 7.1',
  'rows-of-north': 'Bao 7.1',
  'both-ways': 'Bao 7.4',
  'number-missing': 'Bao 7.2',
  'pit-missing': 'Bao 7.2',
  'no-pit': 'Bao 7.2',
  'sign-twice': 'Bao 7.2',
  'star-twice': 'Bao 7.2',
  'direction-late': 'Bao 7.2',
  'unknown-sign': 'Bao 7.2',
};

/** The rule of bao that a refused move breaks, by the name of the reason. */
export const refusalRules = rulesByKey(RULES);
