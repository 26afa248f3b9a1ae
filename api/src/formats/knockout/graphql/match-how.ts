import type { MatchHow } from '../../../rules/formats/match-decision.ts';
import { builder } from '../../../graphql/builder.ts';

/** How a match of a knock-out was won. */
export const MatchHowEnum = builder.enumType('MatchHow', {
  description: 'How a match of a knock-out was won.',
  values: {
    POINTS: { value: 'points', description: 'By reaching the points to which it is played.' },
    FORFEIT: {
      value: 'forfeit',
      description:
        'The other one did not play: a game lost on time or by forfeit, the match given up, or its player gone.',
    },
    RULED: { value: 'ruled', description: 'By the rules for open matches after the last week of a round.' },
    DIRECTOR: { value: 'director', description: 'The director decided.' },
  } as const,
});

/** How a match of a tournament was won, as the API has it; null: it is open. */
export function shownHow(how: MatchHow | null): 'points' | 'forfeit' | 'ruled' | 'director' | null {
  return how === null ? null : HOWS[how];
}

const HOWS = { POINTS: 'points', FORFEIT: 'forfeit', RULED: 'ruled', DIRECTOR: 'director' } as const;
