import type { Stake } from '../../rules/formats/stakes.ts';
import { builder } from '../builder.ts';

/** What an open game may decide, for strangers. */
export const STAKE_VALUES = {
  LAST_MATCH: { description: 'It is one of the final or the title match.' },
  MATCH: { description: 'A player lacks one point to win the match that it belongs to.' },
  LEAD: { description: 'Who wins it may lead the only table.' },
  PLACES: { description: 'Who wins it may go on, rise or stay in place of the other.' },
} as const satisfies Readonly<Record<Stake, object>>;

/** What an open game may decide. */
export const StakeEnum = builder.enumType('Stake', {
  description: 'What an open game may decide.',
  values: STAKE_VALUES,
});
