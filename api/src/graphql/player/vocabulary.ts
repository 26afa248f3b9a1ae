import { gamesHere } from '../../application/registered.ts';
import type { RatedOrder } from '../../store/public/players.ts';
import { builder } from '../builder.ts';
import { registeredValues } from '../registered-enum.ts';

/** The games that can be played in a tournament. */
export const GameKeyEnum = builder.enumType('GameKey', {
  description: 'A game that a tournament can be played in.',
  values: registeredValues(gamesHere),
});

/** In which order players who are rated in a game are listed. */
export const RatedOrderEnum = builder.enumType('RatedOrder', {
  description: 'In which order players who are rated in a game are listed.',
  values: {
    ELO: { description: 'The highest Elo first.' },
    GAMES: { description: 'Who has played most rated games first.' },
  } as const satisfies Readonly<Record<RatedOrder, object>>,
});

/** What an account may do. */
export const RoleEnum = builder.enumType('Role', {
  description: 'What an account may do.',
  values: {
    ADMIN: { description: 'Everything.' },
    DIRECTOR: { description: 'Creates tournaments and directs his own.' },
    PLAYER: { description: 'Enters tournaments and plays.' },
  } as const,
});
