import { formatsHere } from '../application/registered.ts';
import { builder } from './builder.ts';
import { registeredValues } from './registered-enum.ts';

/** The two sides of a game. */
export const SeatEnum = builder.enumType('Seat', {
  description: 'The two sides of every game; what a game calls them is the seat’s `side`.',
  values: {
    FIRST: {
      value: 'first',
      description: 'Moves first: South in bao, Black in go. In backgammon White; the dice tell who moves first.',
    },
    SECOND: { value: 'second', description: 'Moves second: North in bao, White in go. In backgammon Black.' },
  } as const,
});

/** How a game came to its result. */
export const ResultHowEnum = builder.enumType('ResultHow', {
  description: 'How a game came to its result.',
  values: {
    PLAYED: { description: 'By the rules of the board.' },
    DRAWN: {
      description:
        'Drawn on the board: each gets half of what the game counts, or it counts for nobody and is played again, as the format has it.',
    },
    RESIGNED: { description: 'The loser gave up.' },
    TIME: { description: 'The loser’s clock ran out.' },
    FORFEIT: { description: 'The loser did not play, or is disqualified.' },
    WITHDRAWAL: { description: 'The loser left the tournament.' },
    ADJUDICATED: { description: 'The director decided it.' },
    NO_RESULT: { description: 'Nobody gets the point.' },
  } as const,
});

/** The systems by which a tournament is played. */
export const FormatKeyEnum = builder.enumType('FormatKey', {
  description: 'The system by which a tournament is played.',
  values: registeredValues(formatsHere),
});
