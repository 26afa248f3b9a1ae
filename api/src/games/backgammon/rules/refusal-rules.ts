import type { RuleId } from '../../../rules/citation.ts';
import { rulesByKey } from '../../../rules/games/refusal-rules.ts';
import type { BackgammonRefusal } from './types.ts';

const RULES: Readonly<Record<BackgammonRefusal['kind'], RuleId>> = {
  'match-over': 'Backgammon 3.7',
  'dice-awaited': 'Backgammon 3.2',
  'dice-rolled': 'Backgammon 3.2',
  'double-pending': 'Backgammon 3.2',
  'no-double': 'Backgammon 3.2',
  'no-dice': 'Backgammon 3.1',
  crawford: 'Backgammon 3.5',
  'not-your-cube': 'Backgammon 3.2',
  'cube-at-its-most': 'Backgammon 3.2',
  'too-late-to-double': 'Backgammon 3.2',
  'other-value': 'Backgammon 4.1',
  'resigning-apart': 'Backgammon 4.1',
  'illegal-play': 'Backgammon 2',
  unreadable: 'Backgammon 5.1',
  'no-man': 'Backgammon 5.1',
  'bar-first': 'Backgammon 2.1',
  'no-such-die': 'Backgammon 2.7',
  blocked: 'Backgammon 2.2',
  'not-home': 'Backgammon 2.3',
  'not-the-rearmost': 'Backgammon 2.3',
  'too-many-dice': 'Backgammon 2.7',
  'fewer-dice': 'Backgammon 2.4',
  'smaller-die': 'Backgammon 2.4',
  'not-hit': 'Backgammon 5.1',
  ambiguous: 'Backgammon 2.7',
};

/** The rule of backgammon that a refused act breaks, by the name of the refusal. */
export const refusalRules = rulesByKey(RULES);
