import { DAY } from '../../../kernel/time.ts';
import type { Chance } from '../../../rules/games/game.ts';
import { DICE_LABEL, clientTextProblem, rollFrom } from './dice.ts';
import type { BackgammonMove, BackgammonPosition } from './types.ts';

const ASK = /^\s*rolls?\s*$/i;

/** The dice of a game: both for the opening, and one roll a turn. Source: Backgammon 6. */
export const dice: Chance<BackgammonPosition, BackgammonMove> = {
  label: DICE_LABEL,
  ask: 'roll',
  isAsk: (text) => ASK.test(text),
  textsWithin: DAY,
  textProblem: clientTextProblem,
  isBefore: ({ phase, rolls }) => phase.kind === 'opening' && rolls === 0,
  next: ({ phase, rolls }) => (phase.kind === 'opening' || phase.kind === 'turn' ? rolls : null),
  seat: ({ phase, turn }) => (phase.kind === 'opening' ? null : turn),
  move: (_position, bytes) => ({ kind: 'roll', dice: rollFrom(bytes) }),
  isDrawn: ({ kind }) => kind === 'roll',
};
