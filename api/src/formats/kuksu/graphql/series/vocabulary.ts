import { titleStates } from '../../application/series/title-series.ts';
import { builder } from '../../../../graphql/builder.ts';
import { registeredValues } from '../../../../graphql/registered-enum.ts';

/** Where a title stands. */
export const KuksuTitleStateEnum = builder.enumType('KuksuTitleState', {
  description: 'Where a title stands.',
  values: registeredValues(titleStates),
});

/** How a player has come to a cycle. */
export const CycleChangeEnum = builder.enumType('CycleChange', {
  description: 'How a player has come to a cycle since the last one.',
  values: {
    UP: { description: 'From a lower tier.' },
    SAME: { description: 'From the same tier.' },
    DOWN: { description: 'From a higher tier.' },
    FROM_TITLE: { description: 'From the match for the title, which he has lost.' },
    NEW: { description: 'His first cycle.' },
    RETURNED: { description: 'He was here before, but not in the last cycle: he starts over.' },
    HOLDS_TITLE: { description: 'He plays in no league and waits with the title for the winner of League A.' },
  } as const,
});
