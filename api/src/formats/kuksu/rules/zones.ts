import { COMMON_DECIDERS, LAST_MATCH_ZONES, type Decider, type Zone } from '../../../rules/formats/zone.ts';

/** What the places of leagues and of the title match are good for. Source: Kuksu 2. */
export const KUKSU_ZONES = {
  TITLE_MATCH: {
    tone: 'on',
    about: 'The title match, as the first of League A who is still there.',
    does: 'plays for the title',
    would: 'play for the title',
  },
  PROMOTED: {
    tone: 'up',
    about: 'One tier up, if he signs up for the next cycle.',
    does: 'goes up a tier in the next cycle',
    would: 'go up a tier',
  },
  STAYS: {
    tone: 'stay',
    about: 'The same tier, if he signs up for the next cycle.',
    does: 'stays in the tier in the next cycle',
    would: 'stay in the tier',
  },
  DEMOTED: {
    tone: 'down',
    about: 'One tier down, if he signs up for the next cycle and there is one.',
    does: 'goes down a tier in the next cycle',
    would: 'go down a tier',
  },
  ...LAST_MATCH_ZONES,
} as const satisfies Readonly<Record<string, Zone>>;

export type KuksuPlace = keyof typeof KUKSU_ZONES;

/** What separates players of a league, in the order in which it is looked at. */
export const KUKSU_DECIDERS = {
  SCORE: COMMON_DECIDERS.SCORE,
  SODOS: { about: 'Equal points, then the points of those beaten.', by: 'by SODOS' },
  LAST_TIER: { about: 'These equal too, then the tier of the last cycle.', by: 'by the tier of the last cycle' },
  LAST_RANK: { about: 'These equal too, then the place in the last cycle.', by: 'by the place in the last cycle' },
  RATING: { about: 'All this equal, then the rating.', by: 'by rating' },
  LIST: COMMON_DECIDERS.LIST,
} as const satisfies Readonly<Record<string, Decider>>;

export type KuksuDecider = keyof typeof KUKSU_DECIDERS;
