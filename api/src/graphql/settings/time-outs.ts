import type { TimeOutCost } from '../../rules/formats/time-outs.ts';
import { builder } from '../builder.ts';

/** What a game lost on time costs. */
export const TimeOutCostEnum = builder.enumType('TimeOutCost', {
  description: 'What a game lost on time costs.',
  values: {
    GAME: { description: 'The game.' },
    PLACE: {
      description: 'The place in the tournament too: the player is withdrawn from it, and loses his open games.',
    },
    EXPULSION: { description: 'The player is disqualified.' },
  } as const satisfies Readonly<Record<TimeOutCost, object>>,
});

export const TIME_OUTS_READ =
  'What the first game costs that a player loses on time, what the second and so on; the last holds of all later ones.';

export const TIME_OUTS_GIVEN =
  'What the first game costs that a player loses on time, what the second and so on, at most 5, none less than the one before; the last holds of all later ones. Usually the game alone.';
